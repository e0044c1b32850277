import Foundation

/// The first line of a store's file. It tells whether the file is whole.
///
/// Newer versions keep its form, so that older ones can tell them from damage.
struct StateSeal: Decodable {
  static let version = 1

  let armature: Int
  let bytes: Int
  let checksum: String

  private init(version: Int, data: Data) {
    armature = version
    bytes = data.count
    checksum = String(Self.checksum(of: Data("\(version)\n".utf8) + data), radix: 16)
  }

  private var line: Data { Data(#"{"armature":\#(armature),"bytes":\#(bytes),"checksum":"\#(checksum)"}"#.utf8) }

  /// Returns the content of a file for the data.
  static func seal(_ data: Data) -> Data { StateSeal(version: version, data: data).line + Data("\n".utf8) + data }

  /// Returns the data in the content of a file, or the damage.
  static func open(_ content: Data, of file: URL) -> Result<Data, StateStoreError> {
    let line = content.prefix { $0 != UInt8(ascii: "\n") }
    let data = Data(content.dropFirst(line.count + 1))
    guard let found = try? ForeignJSON.decode(Self.self, from: line) else {
      return .failure(.damaged(file, problem: "it does not begin with the line that a store writes"))
    }
    guard found.bytes == data.count else {
      return .failure(.damaged(file, problem: "it has \(data.count) bytes of data, but \(found.bytes) were written"))
    }
    guard StateSeal(version: found.armature, data: data).line == line else {
      return .failure(.damaged(file, problem: "its checksum is wrong"))
    }
    return found.armature > version ? .failure(.newerVersion(file, found.armature)) : .success(data)
  }

  /// FNV-1a with 64 bits.
  private static func checksum(of data: Data) -> UInt64 {
    data.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}

import Foundation

/// A file for saved state, which survives a crash at any moment.
///
/// A write replaces the whole file, and keeps the old state as the previous generation, in `<name>.previous`. A write
/// begins in `<name>.new`. If the file is damaged, the previous generation is read. The next write keeps the damaged
/// file as `<name>.damaged`, since it may be a file of the user's that was named by mistake. The file begins with a
/// line that has a checksum. The data follows as it is.
///
/// ```swift
/// let store = StateStore(file: file)
/// try store.write(scene.archive())
/// let reading = try store.read()
/// ```
///
/// Calls for the same file must not overlap. If the file is a symbolic link, its target is read, and the first write
/// puts a file in the place of the link. The target is never written.
public struct StateStore: Sendable {
  /// The file.
  package let file: URL
  private let system: FileOperations

  /// Creates a store. It reads and writes nothing yet.
  ///
  /// - Parameter file: The file. Its folder must exist before the first write.
  public init(file: URL) { self.init(file: file, system: .real) }

  init(file: URL, system: FileOperations) {
    self.file = file
    self.system = system
  }

  private var previous: URL { URL(fileURLWithPath: file.path + ".previous") }
  private var newer: URL { URL(fileURLWithPath: file.path + ".newer") }
  private var temporary: URL { URL(fileURLWithPath: file.path + ".new") }
  /// A name that no file has: `<name>.damaged`, `<name>.2.damaged` and so on.
  private var damaged: URL {
    var status = stat()
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { file.path + ($0 == 1 ? "" : ".\($0)") + ".damaged" }
    return URL(fileURLWithPath: names.first { lstat($0, &status) != 0 } ?? file.path)
  }

  /// Returns the last whole state.
  ///
  /// - Returns: The state, and the damage of the file, if any.
  /// - Throws: ``StateStoreError`` if there is a file that cannot be opened or read.
  /// - Complexity: O(*n*) in the size of the files.
  package func read() throws(StateStoreError) -> StateReading {
    var reading = StateReading()
    for generation in [file, previous] where reading.data == nil {
      do throws(StateStoreError) {
        switch try content(of: generation) {
        case .success(let data): reading.data = data
        case .failure(let damage): reading.damage = reading.damage ?? damage
        case nil: break
        }
      } catch {
        if reading.damage == nil { throw error }
      }
    }
    return reading
  }

  /// Replaces the state. The old one becomes the previous generation. A file of a newer version of Armature becomes
  /// `<name>.newer`, and a damaged one is kept beside it.
  ///
  /// - Parameter data: The new state.
  /// - Throws: ``StateStoreError`` if the state cannot be written. ``read()`` returns the old state then.
  /// - Complexity: O(*n*) in the size of the data and of the file.
  package func write(_ data: Data) throws(StateStoreError) {
    let kept: (from: URL, to: URL)? =
      switch try content(of: file) {
      case .success: (file, previous)
      case .failure(let damage): (file, place(for: damage))
      // The next write would replace the previous generation.
      case nil:
        if case .failure(let damage)? = try? content(of: previous) { (previous, place(for: damage)) } else { nil }
      }
    do throws(SystemError) {
      try? system.remove(temporary.path)  // A process that was killed may have left it.
      try system.withFile(temporary.path, O_WRONLY | O_CREAT | O_EXCL) { descriptor throws(SystemError) in
        try system.write(StateSeal.seal(data), descriptor)
        try system.sync(descriptor)
      }
      // If the process ends between the two, the previous generation is the last state.
      if let kept { try system.rename(kept.from.path, kept.to.path) }
      try system.rename(temporary.path, file.path)
    } catch {
      try? system.remove(temporary.path)
      throw StateStoreError(error, file: file)
    }
    // The state is in place now, also on a file system that cannot sync a folder.
    try? system.withFile(file.deletingLastPathComponent().path, O_RDONLY, system.sync)
  }

  /// Removes the state, the previous generation and a file of a newer version.
  ///
  /// - Throws: An error that says why a file cannot be removed. The state is as before then.
  public func remove() throws {
    // The previous generation is removed before the file: without the file, the next launch would read it.
    for path in [temporary.path, newer.path, previous.path, file.path] {
      do throws(SystemError) { try system.remove(path) } catch {
        if error.code != ENOENT { throw StateStoreError(error, file: file) }
      }
    }
  }

  /// The place in which a file is kept that has no state for this version.
  private func place(for damage: StateStoreError) -> URL {
    if case .newerVersion = damage { newer } else { damaged }
  }

  /// The data of a file, or its damage; `nil` if there is no such file.
  private func content(of file: URL) throws(StateStoreError) -> Result<Data, StateStoreError>? {
    do throws(SystemError) {
      // Without O_NONBLOCK, a pipe in the place of the file would block.
      return StateSeal.open(try system.withFile(file.path, O_RDONLY | O_NONBLOCK, system.read), of: file)
    } catch {
      if error.code == ENOENT { return nil }
      throw StateStoreError(error, file: file)
    }
  }
}

/// The result of ``StateStore/read()``.
package struct StateReading: Hashable, Sendable {
  /// The last whole state; `nil` if there is none.
  package internal(set) var data: Data?
  /// The reason why a file was not used; `nil` if the state is the last one that was written, or if nothing was.
  package internal(set) var damage: StateStoreError?
}

/// The first line of a store's file. The length and the checksum in it show whether the file is whole.
///
/// Newer versions keep its form, so that older ones do not take them for damage.
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

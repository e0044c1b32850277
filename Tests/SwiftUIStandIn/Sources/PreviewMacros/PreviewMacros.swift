import Foundation

/// Expands `#Preview { … }` to a `PreviewProvider` with the same body, so that previews are compiled where Apple's macro is
/// not there. The compiler asks in JSON on standard input, each message behind its length in eight bytes.
@main
enum PreviewMacros {
  static func main() throws {
    while let message = try next() {
      guard let call = message["expandFreestandingMacro"] as? [String: Any] else {
        try send(["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
        continue
      }
      try send(["expandMacroResult": ["expandedSource": provider(for: call), "diagnostics": [Any]()]])
    }
  }

  private static func provider(for call: [String: Any]) -> String {
    let source = (call["syntax"] as? [String: Any])?["source"] as? String ?? ""
    // A name as the compiler makes it for what nobody else can name.
    let name = "\(call["discriminator"] ?? "")7PreviewfMu_"
    return "struct \(name): PreviewProvider { static var previews: some View \(source.drop { $0 != "{" }) }"
  }

  private static func next() throws -> [String: Any]? {
    guard let head = try read(8) else { return nil }
    return try read(head.reversed().reduce(0) { $0 << 8 | Int($1) })
      .flatMap { try JSONSerialization.jsonObject(with: $0) as? [String: Any] }
  }

  private static func read(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try FileHandle.standardInput.read(upToCount: count - data.count), !part.isEmpty else { break }
      data += part
    }
    return data.isEmpty ? nil : data
  }

  private static func send(_ message: [String: Any]) throws {
    let data = try JSONSerialization.data(withJSONObject: message)
    let head = Data((0..<8).map { UInt8(truncatingIfNeeded: data.count >> ($0 * 8)) })
    try FileHandle.standardOutput.write(contentsOf: head + data)
  }
}

import Foundation
import Testing

@Suite("The systems of the host")
struct AvailabilityTests {
  /// The public views that are part of a screen. They draw no stack.
  static let partsOfScreens = ["FlowLink", "MissingFlow", "ScreenReader", "WireframeView"]

  /// macOS 11 and 12 have no stacks: `NavigationView` shows columns there, without a back button.
  @Test("every public view that draws a scene is available on macOS from 13 on")
  func floor() throws {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    let host = folder.appendingPathComponent("Sources/ArmatureUI")
    let files = try #require(FileManager.default.enumerator(at: host, includingPropertiesForKeys: nil))
    var checked: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
      for (line, before) in zip(lines.dropFirst(), lines) where line.contains("public struct") {
        guard line.contains(": View {") || line.contains(": Scene {") else { continue }
        let name = try #require(line.split { !$0.isLetter }.dropFirst(2).first.map(String.init))
        checked.append(name)
        let isLimited = before.trimmingCharacters(in: .whitespaces) == "@available(macOS 13, *)"
        #expect(isLimited != Self.partsOfScreens.contains(name), "\(name) in \(file.lastPathComponent)")
      }
    }
    #expect(checked.contains("CoordinatorView") && Set(checked).isSuperset(of: Self.partsOfScreens))
  }
}

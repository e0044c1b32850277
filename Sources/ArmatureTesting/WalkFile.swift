import ArmatureExplorer
import Foundation
import Testing

/// The file to which a driver adds what it walks.
@MainActor
final class WalkFile {
  /// The act that has begun, in the explorer's words.
  var act: String?
  private let file: URL
  /// The lines that are not in the file yet.
  private var text: String
  private var isNew = true
  private var place: String?

  /// The folder that the environment names.
  @TaskLocal static var folder = ProcessInfo.processInfo.environment["ARMATURE_WALKS"].flatMap { path in
    path.isEmpty ? nil : URL(fileURLWithPath: path)
  }

  /// Begins a file; `nil` if the environment names no folder.
  ///
  /// - Parameters:
  ///   - caller: The line of the test that has opened the app.
  ///   - function: The function around it.
  init?(at caller: Caller, in function: StaticString) {
    guard let folder = Self.folder else { return nil }
    // XCTest does not say which test is running.
    let parts = Test.current?.id.nameComponents ?? [String(caller.fileName.prefix { $0 != "." }), "\(function)"]
    let name = parts.map { String($0.prefix { $0 != "(" }) }.joined(separator: "-")
    file = folder.appendingPathComponent(TestTrace.name(for: name, TestWalk.fileEnding))
    text = TestWalk.text(of: parts.joined(separator: "/"), at: caller.place)
  }

  /// Adds the place where the user is, after the act that has begun. A place that has not changed by itself is not added
  /// again.
  func add(_ place: String) {
    guard act != nil || place != self.place else { return }
    text += TestWalk.text(of: place, after: act)
    (self.place, act) = (place, nil)
    do {
      if isNew {
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The file of an earlier run is replaced.
        try Data().write(to: file)
        isNew = false
      }
      let handle = try FileHandle(forWritingTo: file)
      defer { try? handle.close() }
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(text.utf8))
      text = ""
    } catch { print("The walk could not be written to \(file.path): \(error)") }
  }
}

import Foundation

/// A check of a template for its author: an app with the template's own name is the template itself, and nothing of that
/// name is left in an app with another one.
public struct TemplateCheck: Sendable {
  private let template: Template

  /// Prepares the check of a template.
  public init(_ template: Template) { self.template = template }

  /// Returns the problems of the template, each with the file where it is; none if it is right.
  ///
  /// - Throws: An error if the template cannot be read, or if no app can be made from it.
  public func problems() throws -> [String] {
    let (sentinel, originals) = (template.sentinel, Set(try template.files()))
    let changed = try [sentinel.module, sentinel.display].flatMap { name in
      try originals.symmetricDifference(files(of: NewFolder(name))).map {
        "\($0.path) differs in an app called \(sentinel.display); expected the same file as in the template"
      }
    }
    let left = try Self.folders().compactMap { folder in
      try Self.trace(of: sentinel, in: files(of: folder)).map {
        "\($0) contains “\(sentinel.module)” in an app called \(folder.name.display); expected one of the spellings "
          + "that are replaced: \(sentinel.spellings.joined(separator: ", "))"
      }
    }
    return Set(changed).sorted() + left
  }

  private func files(of folder: NewFolder) throws -> [PackageFile] {
    try template.files(for: folder.name, armature: .folder(template.armaturePath))
  }

  /// The apps to try, with plain names and with some that need escaping.
  private static func folders() throws -> [NewFolder] {
    try ["ReadingList", "x", "Test 2", "Zoë's café"].map { try NewFolder($0) }
      + [NewFolder("Odd", displayName: #"日本 <b> & "c""#)]
  }

  /// Returns the path of the first file that contains a name in any spelling.
  static func trace(of name: AppName, in files: [PackageFile]) -> String? {
    let trace = name.words.joined().lowercased()
    return files.first { file in
      [file.path, String(decoding: file.contents, as: UTF8.self)].contains { text in
        text.lowercased().filter { !"-_ ".contains($0) }.contains(trace)
      }
    }?.path
  }
  /// Makes an app from the template, and runs its tests.
  ///
  /// - Parameters:
  ///   - executable: The path of the generator, which belongs to the Armature of the app.
  ///   - environment: The environment for the tests.
  ///   - progress: Called before the app is built, with a sentence for the user.
  /// - Returns: The end of the output if they fail.
  /// - Throws: An error if no app can be made.
  public func failuresOfTests(
    executable: String?, environment: [String: String], progress: (_ work: String) -> Void = { _ in }
  ) throws -> [String] {
    try FileSystem.withTemporaryFolder { temporary in
      let folder = try NewFolder("\(temporary)/Zoë's café")
      let armature = try ArmatureSource(named: nil, from: nil, isCopied: false, for: folder, executable: executable)
      try Plan(template: template, folder: folder, armature: armature).apply()
      // The tools of Swift leave files in the temporary folder.
      let swift = Program(name: "swift", environment: environment.merging(["TMPDIR": temporary]) { $1 })
      progress("Building an app from the template “\(template.id)”, and running its tests…")
      do {
        try swift.run(["test", "--package-path", folder.path], mergesErrors: true)
        return []
      } catch let refusal as Program.Refusal {
        return ["the tests of an app called \(folder.name.display) fail:"] + refusal.lines.suffix(40).map { "  \($0)" }
      }
    }
  }
}

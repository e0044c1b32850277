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
        "\($0.path) differs in an app called \(sentinel.display), expected the same file as in the template"
      }
    }
    let left = try Self.folders().compactMap { folder in
      try Self.trace(of: sentinel, in: files(of: folder)).map {
        "\($0) contains '\(sentinel.module)' in an app called \(folder.name.display), expected one of the spellings "
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
}

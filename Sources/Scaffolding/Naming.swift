import Foundation

/// Renames the files of a template for an app.
struct Naming {
  private let template: Template
  private let name: AppName
  private let armature: String
  private let verbatim: Replacement

  init(template: Template, name: AppName, armature: String) {
    self.template = template
    self.name = name
    self.armature = armature
    verbatim = Replacement(Array(zip(template.sentinel.spellings, name.spellings)))
  }

  /// Returns the file with the app's name. The contents of a file that is not UTF-8 stay the same, byte for byte.
  func rename(_ file: Template.File) -> Template.File {
    let path = verbatim(file.path)
    guard String(data: file.contents, encoding: .utf8) != nil else {
      return Template.File(path: path, contents: file.contents, isExecutable: file.isExecutable)
    }
    let contents = Data(replacement(in: file.path)(Array(file.contents)))
    return Template.File(path: path, contents: contents, isExecutable: file.isExecutable)
  }

  /// Throws if the template's manifest does not contain the path of Armature: the app would not find it.
  func checkManifest(in files: [Template.File]) throws {
    let manifest = files.first { $0.path == "Package.swift" }
    guard manifest.map({ String(decoding: $0.contents, as: UTF8.self).contains(armatureLiteral) }) == true else {
      throw ScaffoldingError(
        .template,
        "\(template.folder)/Package.swift does not contain \(armatureLiteral), the 'armaturePath' of its template.json")
    }
  }

  /// Throws if the new name would give two files, or two types, the same name.
  func refuseCollisions(in files: [Template.File]) throws {
    let types = files.filter { $0.path.hasSuffix(".swift") }.flatMap { declaredTypes(in: $0.contents) }
    try refuseCollisions(among: Set(files.map(\.path)), called: "file") { $0.lowercased() }
    try refuseCollisions(among: Set(types), called: "type") { $0 }
  }

  private func refuseCollisions(among old: Set<String>, called what: String, key: (String) -> String) throws {
    for (_, same) in Dictionary(grouping: old, by: { key(verbatim($0)) }) where same.count > 1 {
      throw ScaffoldingError(
        .name,
        "'\(name.display)' cannot name an app made from the template '\(template.id)': "
          + "its \(what)s \(same.sorted().joined(separator: " and ")) would have the same name")
    }
  }

  /// The path of Armature as a literal in the template's manifest.
  private var armatureLiteral: String { "\"\(template.armaturePath)\"" }

  private func declaredTypes(in contents: Data) -> [String] {
    let isPart = { (character: Character) in character.isLetter || character.isNumber || character == "_" }
    let words = String(decoding: contents, as: UTF8.self).split { !isPart($0) }
    let declaring: Set<Substring> = ["actor", "class", "enum", "protocol", "struct", "typealias"]
    return zip(words, words.dropFirst()).filter { declaring.contains($0.0) }.map { String($0.1) }
  }

  private func replacement(in path: String) -> Replacement {
    let escaping = Escaping(path: path)
    var new = name.spellings
    new[0] = escaping(new[0])
    var pairs = Array(zip(template.sentinel.spellings, new))
    if path == "Package.swift" { pairs.append((armatureLiteral, "\"\(escaping(armature))\"")) }
    return Replacement(pairs)
  }
}

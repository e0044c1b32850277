import Foundation

/// Renames the files of a template for an app.
struct Naming {
  private let template: Template
  private let name: AppName
  private let armature: ArmatureSource
  private let bundleID: BundleID?
  private let verbatim: Replacement

  init(template: Template, name: AppName, armature: ArmatureSource, bundleID: BundleID? = nil) {
    self.template = template
    self.name = name
    self.armature = armature
    self.bundleID = bundleID
    verbatim = Replacement(Array(zip(template.sentinel.spellings, name.spellings)))
  }

  /// Returns the file with the app's name. A file that is not UTF-8 keeps its contents, byte for byte.
  func rename(_ file: PackageFile) -> PackageFile {
    let path = verbatim(file.path)
    guard String(data: file.contents, encoding: .utf8) != nil else {
      return PackageFile(path: path, contents: file.contents, isExecutable: file.isExecutable)
    }
    let contents = Data(replacement(in: file.path)(Array(file.contents)))
    return PackageFile(path: path, contents: contents, isExecutable: file.isExecutable)
  }

  /// Throws if the template's manifest does not contain the texts that lead to Armature: the app would not find it.
  func checkManifest(in files: [PackageFile]) throws {
    let manifest = files.first { $0.path == "Package.swift" }.map { String(decoding: $0.contents, as: UTF8.self) }
    for (old, _) in armature.replacements(for: template.armaturePath) where manifest?.contains(old) != true {
      throw ScaffoldingError(
        .template,
        "\(template.folder)/Package.swift does not contain “\(old)”; expected it, since the “armaturePath” in "
          + "template.json is “\(template.armaturePath)”")
    }
  }

  /// Throws if there is a bundle identifier, but no place for it in the template.
  func checkBundleID(in files: [PackageFile]) throws {
    guard bundleID != nil else { return }
    let old = Data(templateBundleID.utf8)
    if !files.contains(where: { $0.contents.range(of: old) != nil }) {
      throw ScaffoldingError(
        .template,
        "the template “\(template.id)” has no \(templateBundleID) that a bundle identifier could replace; "
          + "leave out --bundle-id"
      )
    }
  }

  /// Throws if the new name would give a file a path that no template may have: one that leads elsewhere, that a file
  /// system refuses, or that belongs to a tool such as git.
  func checkPaths(of files: [PackageFile]) throws {
    for path in files.map(\.path) {
      for (old, new) in zip(Path.components(of: path), Path.components(of: path).map { verbatim($0) }) where old != new
      {
        guard let rule = Self.rule(againstComponent: new) else { continue }
        throw ScaffoldingError(
          .name,
          "“\(name.display)” cannot name an app made from the template “\(template.id)”: its \(path) "
            + "would become \(verbatim(path)), and \(rule)",
          "expected another name")
      }
    }
  }

  private static func rule(againstComponent component: String) -> String? {
    if ToolFiles.includes(component) {
      return "“\(component)” is a file or folder of Git, Xcode or the package manager"
    }
    if [".", ".."].contains(component) { return "“\(component)” is not the name of a file" }
    if component.utf8.count > 255 { return "a name in a path has at most 255 bytes" }
    return ReservedNames.device(component).map { "\($0) is a device on Windows" }
  }

  /// Throws if the new name would give two files, two types or two cases the same name.
  func refuseCollisions(in files: [PackageFile]) throws {
    let words = files.filter { $0.path.hasSuffix(".swift") }.flatMap { Self.words(in: $0.contents) }
    func names(after keywords: [String]) -> Set<String> {
      let keywords = keywords.map { Array($0.utf8) }
      let pairs = zip(words, words.dropFirst()).filter { pair in keywords.contains { pair.0.elementsEqual($0) } }
      return Set(pairs.map { String(decoding: $0.1, as: UTF8.self) })
    }
    let types = names(after: SwiftSource.typeKeywords)
    try refuseCollisions(among: Set(files.map(\.path)), called: "file") { $0.lowercased() }
    try refuseCollisions(among: types, called: "type") { $0 }
    try refuseCollisions(among: names(after: ["case"]), called: "case") { $0 }
  }

  private func refuseCollisions(among old: Set<String>, called what: String, key: (String) -> String) throws {
    for (_, same) in Dictionary(grouping: old, by: { key(verbatim($0)) }) where same.count > 1 {
      throw ScaffoldingError(
        .name,
        "“\(name.display)” cannot name an app made from the template “\(template.id)”: "
          + "two of its \(what)s would be called \(Set(same.map { verbatim($0) }).sorted().joined(separator: " and "))")
    }
  }

  /// The bundle identifier of the template's app.
  private var templateBundleID: String { "com.example.\(template.sentinel.spellings[1])" }

  /// Returns the words of a source file, as bytes: `new` would need most of its time to make texts of them.
  private static func words(in contents: Data) -> [ArraySlice<UInt8>] {
    Array(contents).split { !($0 >= 0x80 || $0 == UInt8(ascii: "_") || isalnum(Int32($0)) != 0) }
  }

  private func replacement(in path: String) -> Replacement {
    let escaping = Escaping(path: path)
    var new = name.spellings
    new[0] = escaping(new[0])
    var pairs = Array(zip(template.sentinel.spellings, new))
    if path == "Package.swift" { pairs += armature.replacements(for: template.armaturePath) }
    if let bundleID { pairs.append((templateBundleID, bundleID.text)) }
    return Replacement(pairs)
  }
}

/// Replaces strings in one pass over bytes, the longest first, so that nothing is replaced twice.
struct Replacement {
  private let pairs: [(old: [UInt8], new: [UInt8])]
  /// Whether a byte begins an old string, by byte. All other bytes are skipped with one lookup.
  private let begins: [Bool]

  /// Replaces the first string of each pair with the second.
  init(_ pairs: [(String, String)]) {
    self.pairs = pairs.map { (Array($0.utf8), Array($1.utf8)) }.sorted { $0.old.count > $1.old.count }
    var begins = [Bool](repeating: false, count: 256)
    for pair in self.pairs { pair.old.first.map { begins[Int($0)] = true } }
    self.begins = begins
  }

  /// Returns the text after the replacement. Linear in its length.
  func callAsFunction(_ text: String) -> String { String(decoding: self(Array(text.utf8)), as: UTF8.self) }

  /// Returns the bytes after the replacement. Linear in their number.
  func callAsFunction(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var copied = 0
    var index = 0
    while index < bytes.count {
      if begins[Int(bytes[index])], let pair = pairs.first(where: { bytes[index...].starts(with: $0.old) }) {
        result += bytes[copied..<index]
        result += pair.new
        index += pair.old.count
        copied = index
      } else {
        index += 1
      }
    }
    return result + bytes[copied...]
  }
}

import Foundation

/// The contents of `.armature.origin.json`: the answers that a package was made with, and its files as the template made
/// them. An update needs both.
struct Origin: Hashable, Codable, Sendable {
  /// The name for people.
  let name: String
  /// The identifier for Apple's systems, if one was given.
  let bundleID: String?
  /// The Armature that the package uses.
  let armature: Armature
  /// The files of the template by path. The record is not one of them.
  let files: [String: Data]
  /// The files of the template that were left out, since the folder had them; `nil` for none.
  let leftOut: [String]?
  /// The contents of the record as the template made it; `nil` for a template without one.
  private let record: Data?

  /// The Armature of a package.
  enum Armature: Hashable, Codable, Sendable {
    case folder(path: String)
    case release(url: String, from: String)
    /// A copy, whose files have a digest.
    case copy(digest: String)
  }

  /// The path of the file in a package.
  static let file = ".armature.origin.json"

  /// Describes a new package.
  init(
    name: AppName, bundleID: BundleID?, armature: ArmatureSource, copy: [PackageFile], files: [PackageFile],
    leftOut: [String]? = nil
  ) {
    (self.name, self.bundleID) = (name.display, bundleID?.text)
    self.leftOut = leftOut?.isEmpty == true ? nil : leftOut
    self.armature =
      switch armature {
      case .folder(let path): .folder(path: path)
      case .release(let url, let from): .release(url: url, from: from)
      case .copy: .copy(digest: digest(of: copy))
      }
    let contents = files.filter { $0.path != Project.recordFile }.map { ($0.path, $0.contents) }
    self.files = Dictionary(contents) { first, _ in first }
    record = files.first { $0.path == Project.recordFile }?.contents
  }

  /// The record as the template made it.
  var madeRecord: Project.Record? {
    record.flatMap { contents in
      try? decoded(PackageFile(path: "", contents: contents, isExecutable: false), at: Project.recordFile)
    }
  }

  /// Returns whether a text is the path of a file that a template can make.
  private static func isPath(_ text: String) -> Bool {
    let own = [file, Project.recordFile, Journal.file]
    return Path.isInPackage(text) && !Path.components(of: text).contains { own.contains($0) || ToolFiles.includes($0) }
  }

  /// Reads the origin in a folder from its file.
  ///
  /// - Throws: An error if there is no file, or a damaged one.
  init(_ file: PackageFile?, in folder: String) throws {
    let path = "\(folder)/\(Self.file)"
    guard let file else {
      throw ScaffoldingError(
        .conflict,
        "\(path) is missing; without it, the command cannot separate your changes from those of the template",
        "restore it with git, or make a new app with “armature new”, and move your files there")
    }
    self = try decoded(file, at: path)
    if let bad = files.keys.first(where: { !Self.isPath($0) }) {
      throw ScaffoldingError(.conflict, "\(path): “\(bad.excerpt)” is not a path in the package")
    }
  }
}

/// Returns a number that is another one, in all likelihood, for other files (FNV-1a with 64 bits).
func digest(of files: [PackageFile]) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for file in files.sorted(by: { $0.path < $1.path }) {
    // Neither a path nor a text has the byte 255. git may have changed the ends of lines.
    for byte in Data(file.path.utf8) + [255] + file.contents + [255] where byte != UInt8(ascii: "\r") {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }
  return String(hash, radix: 16)
}

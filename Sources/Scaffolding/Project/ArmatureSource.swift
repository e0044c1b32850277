import Foundation

/// The Armature that a new app uses.
public enum ArmatureSource: Hashable, Sendable {
  /// A folder, by its path in the app's manifest.
  case folder(String)
  /// A release in a repository, or a newer one with the same major version.
  case release(url: String, from: String)
  /// A copy of a checkout's sources, which is a part of the app.
  case copy(of: String)

  /// The folder of the copy in an app.
  static let copyFolder = "Packages/Armature"

  /// Chooses the Armature for an app from the options of the command.
  ///
  /// - Parameters:
  ///   - named: The path of a checkout, or the URL of a repository; `nil` for the checkout that the generator was built in.
  ///   - version: The first version to use, for a URL.
  ///   - isCopied: Whether the app gets a copy of the sources.
  ///   - app: The folder of the app.
  ///   - executable: The path of the generator.
  /// - Throws: An error for options that exclude each other, for a damaged URL or version, and if there is no Armature.
  public init(
    named: String?, from version: String?, isCopied: Bool, for app: NewFolder, executable: String?
  ) throws {
    if let named, Self.isURL(named) {
      if isCopied {
        throw ScaffoldingError(.usage, "--embed copies the sources of a folder, but “\(named.excerpt)” is a URL")
      }
      guard let version else {
        throw ScaffoldingError(
          .usage, "an Armature from a URL needs --from <version>, such as --from \(armatureVersion)")
      }
      try Self.check(url: named)
      try Self.check(version: version)
      self = .release(url: named, from: version)
    } else if version != nil {
      throw ScaffoldingError(
        .usage, "--from names a release of Armature, but its URL is missing; give it as --armature <url>")
    } else {
      let checkout = try Checkout.armature(named: named, executable: executable)
      self = isCopied ? .copy(of: checkout) : .folder(app.manifestPath(of: checkout))
    }
  }

  /// The Armature of a package after an update: what its origin says, and not older than the generator.
  ///
  /// - Throws: An error if there is no Armature that could be copied.
  init(of origin: Origin, executable: String?) throws {
    switch origin.armature {
    case .folder(let path): self = .folder(path)
    case .release(let url, let version):
      let isOlder = version.compare(armatureVersion, options: .numeric) == .orderedAscending
      self = .release(url: url, from: isOlder ? armatureVersion : version)
    case .copy: self = .copy(of: try Checkout.armature(named: nil, executable: executable))
    }
  }

  /// The name by which the package manager distinguishes packages.
  var identity: String {
    switch self {
    case .folder(let path): Path.last(of: path)
    case .release(let url, _): Self.name(of: url)
    case .copy: Path.last(of: Self.copyFolder)
    }
  }

  /// The location of Armature: its path, or the URL of its repository.
  public var location: String {
    switch self {
    case .folder(let path): path
    case .release(let url, _): url
    case .copy: Self.copyFolder
    }
  }

  /// The location of Armature, as a sentence about the app.
  public var sentence: String {
    switch self {
    case .folder(let path) where path.hasPrefix("/"):
      "It uses Armature at \(path). Where that path does not exist, it needs a release or a copy: “armature help new” "
        + "explains both."
    case .folder(let path): "It uses Armature at \(path)."
    case .release(let url, let version): "It uses Armature \(version) or newer from \(url)."
    case .copy:
      "It has a copy of Armature \(armatureVersion) in \(Self.copyFolder). Its README.md says how to run this command there."
    }
  }

  /// Returns the changes of a template's manifest.
  ///
  /// - Parameter path: The path of Armature in the manifest.
  /// - Returns: The texts to replace, and the new ones.
  func replacements(for path: String) -> [(old: String, new: String)] {
    switch self {
    case .folder(let folder): return [(path.swiftLiteral, folder.swiftLiteral)]
    case .copy: return [(path.swiftLiteral, Self.copyFolder.swiftLiteral)]
    case .release(let url, let version):
      return [
        ("name: \"Armature\", path: \(path.swiftLiteral)", "url: \(url.swiftLiteral), from: \(version.swiftLiteral)"),
        ("package: \"Armature\"", "package: \(identity.swiftLiteral)"),
      ]
    }
  }

  // MARK: URLs and versions

  /// Returns whether a text is the URL of a repository, also in the short form of SSH.
  private static func isURL(_ text: String) -> Bool {
    text.contains("://") || text.prefix { $0 != "/" }.contains("@") && text.prefix { $0 != "/" }.contains(":")
  }

  /// The last part of a URL without `.git`.
  private static func name(of url: String) -> String {
    let last = String(components(of: url).last ?? "")
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// The host and the parts of the path, also where a colon stands between them.
  private static func components(of url: String) -> [Substring] {
    (url.components(separatedBy: "://").last ?? url).split { $0 == "/" || $0 == ":" }
  }

  private static func check(url: String) throws {
    try refuseControlCharacters(in: url, of: "the URL of Armature", kind: .usage)
    guard !url.contains(" "), components(of: url).count > 1, !name(of: url).isEmpty else {
      throw ScaffoldingError(
        .usage, "“\(url.excerpt)” is not the URL of a repository; expected one such as https://example.com/armature.git"
      )
    }
  }

  private static func check(version: String) throws {
    let numbers = version.prefix { $0 != "-" && $0 != "+" }.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber = { (part: Substring) in
      !part.isEmpty && part.allSatisfy { $0.isASCII && $0.isNumber } && (part == "0" || part.first != "0")
    }
    let isRest = { (character: Character) in
      character.isASCII && (character.isLetter || character.isNumber || "-+.".contains(character))
    }
    guard numbers.count == 3, numbers.allSatisfy(isNumber), version.allSatisfy(isRest) else {
      throw ScaffoldingError(.usage, "“\(version.excerpt)” is not a version; expected three numbers, such as 1.2.0")
    }
  }
}

extension NewFolder {
  /// Returns the path of a checkout as the app's manifest has it: from the app on if the app lies beside the checkout or
  /// below, so that both can be moved together. Otherwise it is absolute.
  ///
  /// - Parameter checkout: An absolute path without symbolic links.
  /// - Returns: The path for the manifest.
  public func manifestPath(of checkout: String) -> String {
    let isIn = { (folder: String) in absolutePath?.hasPrefix(folder + "/") ?? false }
    let (beside, last) = (Path.folder(of: checkout), Path.last(of: checkout))
    guard let absolutePath, isIn(checkout) || beside != "/" && isIn(beside) else { return checkout }
    let (base, rest) = isIn(checkout) ? (checkout, []) : (beside, [last])
    let steps = Path.components(of: absolutePath).count - Path.components(of: base).count
    return (Array(repeating: "..", count: steps) + rest).joined(separator: "/")
  }

  /// The absolute path of the app; `nil` if a symbolic link lies on the way, behind which `..` would lead elsewhere.
  private var absolutePath: String? {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    var folder = path
    while !FileSystem.exists(folder), folder != "/" { folder = Path.folder(of: folder) }
    return FileSystem.resolved(folder) == folder ? path : nil
  }
}

/// Finds Armature's own package.
public enum Checkout {
  /// Returns the checkout that the generator was built in: above the executable, or else above the path of this source
  /// file.
  public static func find(executable: String?) -> String? {
    [executable, #filePath].lazy.compactMap { $0 }
      .compactMap { FileSystem.foldersUp(from: $0).dropFirst().first(where: holdsArmature) }.first
  }

  /// Returns the absolute path of the Armature that a generated app uses: the named one, or else the checkout.
  public static func armature(named: String?, executable: String?) throws -> String {
    guard let folder = named.map(FileSystem.resolved) ?? find(executable: executable) else {
      throw ScaffoldingError(.usage, "Armature's package was not found; expected its path as --armature <path>")
    }
    try refuseControlCharacters(in: folder, of: "the path of Armature", kind: .usage)
    try Path.refuseUnbuildable(folder, characters: "\"\\", kind: .usage)
    guard holdsArmature(folder) else {
      throw ScaffoldingError(
        .usage, "\(folder) is not Armature; expected a folder with Package.swift and Sources/Armature")
    }
    return folder
  }

  private static func holdsArmature(_ folder: String) -> Bool {
    FileSystem.exists(folder + "/Package.swift")
      && FileSystem.isFolder(folder + "/Sources/Armature")
  }
}

/// The version of Armature and of its generator.
public let armatureVersion = "0.1.0"

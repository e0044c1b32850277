import Foundation

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
      throw ScaffoldingError(.usage, "Armature's package was not found, expected its path as --armature <path>")
    }
    try refuseControlCharacters(in: folder, of: "the path of Armature", kind: .usage)
    try Path.refuseUnbuildable(folder, marks: "\"\\", kind: .usage)
    guard holdsArmature(folder) else {
      throw ScaffoldingError(
        .usage, "\(folder) is not Armature, expected a folder with Package.swift and Sources/Armature")
    }
    return folder
  }

  private static func holdsArmature(_ folder: String) -> Bool {
    FileSystem.exists(folder + "/Package.swift")
      && FileSystem.isFolder(folder + "/Sources/Armature")
  }
}

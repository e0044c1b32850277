extension Plan {
  /// Plans an app: the files of a template, with the app's name in place of the sentinel in paths and contents, and
  /// with a bundle identifier in place of `com.example.` and the name.
  ///
  /// - Complexity: Linear in the size of the template, and of Armature if the app gets a copy.
  public init(template: Template, folder: NewFolder, armature: ArmatureSource, bundleID: BundleID? = nil) throws {
    if folder.folderName.lowercased() == armature.identity.lowercased() {
      throw ScaffoldingError(
        .name,
        "'\(folder.folderName)' is also the name of Armature's package, "
          + "and Swift tells packages apart by the names of their folders")
    }
    let taken = folder.takenPaths
    let all = try template.files(for: folder.name, armature: armature, bundleID: bundleID)
    let (files, leftOut) = (
      all.filter { !taken.contains($0.path.lowercased()) },
      all.map(\.path).filter { taken.contains($0.lowercased()) }
    )
    let copy = try armature.files()
    let origin = Origin(
      name: folder.name, bundleID: bundleID, armature: armature, copy: copy, files: files, leftOut: leftOut)
    // Only a package with a record can be updated.
    let isRecorded = files.contains { $0.path == Project.recordFile }
    self.init(
      folder: folder, files: files + copy + (isRecorded ? [PackageFile(json: origin, at: Origin.file)] : []),
      leftOut: leftOut)
  }
}

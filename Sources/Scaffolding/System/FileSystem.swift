import Foundation

/// The operations that write. A test replaces them by ones that fail.
struct FileOperations {
  var makeFolder: (_ path: String) throws -> Void = FileSystem.makeFolder
  var write: (_ file: PackageFile, _ path: String) throws -> Void = FileSystem.write
  var synchronize: (_ path: String) -> Void = FileSystem.synchronize
  var move: (_ path: String, _ other: String) throws -> Void = FileSystem.move
  var remove: (_ path: String) throws -> Void = FileSystem.remove
  var removeFolder: (_ path: String) throws -> Void = FileSystem.removeFolder
  var removeTree: (_ path: String) throws -> Void = FileSystem.removeTree

  /// Makes a folder unless there is one.
  func makeMissingFolder(_ path: String) throws {
    if !FileSystem.isFolder(path) { try makeFolder(path) }
  }
}

/// The file system. Its errors name the operation, the path and the system's reason.
enum FileSystem {
  // MARK: Writing

  /// Makes a folder whose parent exists.
  static func makeFolder(_ path: String) throws {
    if mkdir(path, 0o777) != 0 { throw refused("\(path) cannot be made") }
  }

  /// Writes a file that does not exist.
  static func write(_ file: PackageFile, to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, file.isExecutable ? 0o777 : 0o666)
    if descriptor < 0 { throw refused("\(path) cannot be written") }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: file.contents)
    } catch {
      throw ScaffoldingError(.conflict, "\(path) cannot be written: \(systemReason(for: error))")
    }
  }

  /// Moves a folder or a file to another path in one step. A file there is replaced.
  static func move(_ path: String, to other: String) throws {
    if rename(path, other) != 0 { throw refused("\(other) cannot be written") }
  }

  /// Removes a file.
  static func remove(_ path: String) throws {
    if unlink(path) != 0 { throw refused("\(path) cannot be removed") }
  }

  /// Removes an empty folder.
  static func removeFolder(_ path: String) throws {
    if rmdir(path) != 0 { throw refused("\(path) cannot be removed") }
  }

  /// Removes a file, or a folder with everything in it.
  static func removeTree(_ path: String) throws { try FileManager.default.removeItem(atPath: path) }

  /// Does work with the path of a new folder outside of all projects, which is removed after the work.
  static func withTemporaryFolder<Result>(_ work: (_ folder: String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.path + "/armature-\(UUID().uuidString)"
    try makeFolder(folder)
    defer { try? removeTree(folder) }
    return try work(folder)
  }

  /// Writes a file in place of the one that is there, if any, and makes the missing folders above it.
  static func replace(_ file: PackageFile, in folder: String) throws {
    let path = "\(folder)/\(file.path)"
    try FileManager.default.createDirectory(atPath: Path.folder(of: path), withIntermediateDirectories: true)
    if kind(of: path) != nil { try remove(path) }
    try write(file, to: path)
  }

  /// Waits until the disk has a file. An error of `fsync` is ignored: some disks do not support it.
  static func synchronize(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    fsync(descriptor)
    close(descriptor)
  }

  // MARK: Reading

  /// Throws if nothing can be created in a folder.
  static func checkWritable(_ folder: String) throws {
    if access(folder, W_OK | X_OK) != 0 { throw refused("nothing can be written in \(folder)") }
  }

  /// Throws if a file cannot be changed.
  static func checkChangeable(_ file: String) throws {
    if access(file, W_OK) != 0 { throw refused("\(file) cannot be written") }
  }

  /// Returns the permissions of a file.
  static func permissions(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0o666
  }

  /// Returns the kind of the file at a path, in words; `nil` if there is none. A symbolic link is not followed.
  static func kind(of path: String) -> String? {
    // Foundation's attributes also have the owner's name, and to look it up takes much longer.
    var status = stat()
    if lstat(path, &status) != 0 { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return "a folder"
    case S_IFREG: return "a file"
    case S_IFLNK: return "a symbolic link"
    default: return "neither a file nor a folder"
    }
  }

  /// Whether a path, followed through symbolic links, is a folder.
  static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  /// Whether a path, followed through symbolic links, exists.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Returns the names in a folder, in order.
  static func entries(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// Returns the paths of the Swift files in a folder and below it, from there on. Symbolic links are not followed: they
  /// may lead in circles, and out of the project.
  static func swiftFiles(in folder: String) -> [String] {
    guard kind(of: folder) == "a folder" else { return [] }
    return ((try? entries(of: folder)) ?? []).flatMap { entry in
      entry.hasSuffix(".swift") ? [entry] : swiftFiles(in: "\(folder)/\(entry)").map { "\(entry)/\($0)" }
    }
  }

  /// Returns the text of a file; `nil` if it cannot be read.
  static func text(of path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  /// Returns a path without symbolic links, from the root on.
  static func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  /// Returns a folder without symbolic links, and the folders above it up to the root.
  static func foldersUp(from folder: String) -> some Sequence<String> {
    sequence(first: resolved(folder)) { $0 == "/" ? nil : Path.folder(of: $0) }
  }

  private static func refused(_ what: String) -> ScaffoldingError {
    ScaffoldingError(.conflict, "\(what): \(String(cString: strerror(errno)))")
  }
}

/// Returns the system's reason for an error of Foundation, in words.
public func systemReason(for error: any Error) -> String {
  let error = error as NSError
  let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
  guard underlying.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
  return String(cString: strerror(Int32(underlying.code)))
}

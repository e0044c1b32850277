import ArmatureExplorer
import Foundation

extension [TestWalk] {
  /// Reads the walks in a folder, in the order of their names. Other files are ignored.
  ///
  /// - Parameter folder: The path of the folder.
  /// - Throws: A ``CommandError`` for a folder or a file that cannot be read, and for a folder without walks.
  init(inFolder folder: String) throws(CommandError) {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
      throw CommandError("cannot read the walks in \(folder.quoted): \(error.folderReason); \(folder.advice)")
    }
    self = []
    for name in names.sorted() where name.hasSuffix(".\(TestWalk.fileEnding)") {
      let file = "\(folder)/\(name)"
      let text = String(decoding: try Data(ofFile: file, "walk"), as: UTF8.self)
      do throws(ExplorerError) { append(try TestWalk(text, file: name)) } catch {
        throw CommandError(
          "cannot read the walk \(file.quoted): \(error). Empty the folder, and run the tests again")
      }
    }
    if isEmpty { throw CommandError("there are no walks in \(folder.quoted); \(folder.advice)") }
  }
}

extension String {
  /// How to fill a folder with walks.
  fileprivate var advice: String { "run the tests first, as in: ARMATURE_WALKS=\(self) swift test" }
}

extension Error {
  /// The problem with a folder to read.
  fileprivate var folderReason: String {
    (self as? CocoaError)?.code == .fileReadNoSuchFile ? "there is no such folder" : reason
  }
}

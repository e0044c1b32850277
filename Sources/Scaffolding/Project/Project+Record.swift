import Foundation

extension Project {
  /// The contents of `.armature.json`: the origin of a package and its additions.
  public struct Record: Hashable, Codable, Sendable {
    /// The version of Armature that made it.
    public internal(set) var version: String
    /// The template.
    public internal(set) var template: String
    /// The name of the module, with which the names of all its modules begin.
    public let module: String
    /// The name of the flow that gets additions if no other is named.
    public internal(set) var flow: String
    /// The folder of the flows; `nil` for the one of a template, such as `Sources/NotesFlows`.
    public internal(set) var sources: String?
    /// The expression with which tests make the first flow.
    public internal(set) var root: String
    /// The additions, in order; `nil` if there are none.
    public var added: [Addition]?

    /// The word for a package that was not made from a template.
    static let noTemplate = "none"

    /// Whether the package was made by a newer Armature than this one.
    var isOfNewerArmature: Bool { version.compare(armatureVersion, options: .numeric) == .orderedDescending }

    /// Takes what a template has changed in its record. What the user has changed stays.
    ///
    /// - Parameters:
    ///   - new: The record of the new template.
    ///   - base: The record of the old one, if it is known.
    mutating func take(_ new: Self, from base: Self?) {
      version = new.version
      guard let base else { return }
      if flow == base.flow { flow = new.flow }
      if root == base.root { root = new.root }
      let (old, now) = (base.added ?? [], new.added ?? [])
      let all = (added ?? []).filter { now.contains($0) || !old.contains($0) }
      let merged =
        all
        + now.filter { new in
          !old.contains(new) && !all.contains { $0.kind == new.kind && $0.name == new.name }
        }
      added = merged.isEmpty ? nil : merged
    }

    /// The record as a file.
    var file: PackageFile { PackageFile(json: self, at: Project.recordFile) }
  }

  /// The path of the record in a package.
  static let recordFile = ".armature.json"
}

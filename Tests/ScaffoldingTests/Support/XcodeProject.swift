import Foundation
import Testing

// @testable: renames the files of a template without writing them.
@testable import Scaffolding

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The Xcode project of an app, as Xcode reads it: a property list of objects that refer to each other by id.
struct XcodeProject: @unchecked Sendable, CustomTestStringConvertible {
  typealias Object = [String: Any]

  let template: Template
  let name: AppName
  let text: String
  /// The files of the app, by path.
  let files: [String: String]
  /// The folder of the project. Its paths are relative to this folder.
  let folder: String
  let formatVersion: String?
  let rootID: String
  let objects: [String: Object]

  /// Reads the project of the app that a template makes under a name.
  init(_ template: Template, name: AppName) throws {
    (self.template, self.name) = (template, name)
    let naming = Naming(template: template, name: name, armature: .folder(template.armaturePath))
    let renamed = try template.files().map(naming.rename)
    files = Dictionary(renamed.map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) }) { $1 }
    let path = try #require(files.keys.first { $0.hasSuffix("\(name.module).xcodeproj/project.pbxproj") })
    folder = Path.folder(of: Path.folder(of: path))
    text = try #require(files[path])
    let list = try #require(try propertyList(text) as? Object)
    formatVersion = list["objectVersion"] as? String
    rootID = try #require(list["rootObject"] as? String)
    objects = try #require(list["objects"] as? [String: Object])
  }

  var testDescription: String { "\(template.id) as \(name.display)" }

  /// Returns the value of a setting that all configurations with it have in common.
  func setting(_ key: String) throws -> String {
    let values = objects.values.compactMap { ($0["buildSettings"] as? Object)?[key] as? String }
    #expect(values.count == 2 && Set(values).count == 1, "\(key): \(values)")
    return try #require(values.first)
  }

  func has(_ part: String, in path: String) -> Bool { files[path]?.contains(part) == true }

  /// Returns the property list in a file of the app.
  func list(_ path: String) throws -> Object {
    let text = try #require(files[path], "there is no \(path)")
    return try #require(try propertyList(text) as? Object)
  }

  /// The folders whose files belong to the project, as paths in the app, by id.
  var folders: [String: String] {
    objects.filter { $0.value["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }
      .compactMapValues { ($0["path"] as? String).map(resolve) }
  }

  /// Returns the only object of a kind, and its id.
  func only(_ kind: String) throws -> (id: String, object: Object) {
    let all = objects.filter { $0.value["isa"] as? String == kind }
    let only = try #require(all.first, "there is no \(kind)")
    #expect(all.count == 1, "there are several of \(kind)")
    return (only.key, only.value)
  }

  /// Returns the value of a key in the only object of a kind.
  func string(_ key: String, of kind: String) throws -> String {
    let object = try only(kind).object
    return try #require(object[key] as? String, "\(kind) has no \(key)")
  }

  /// The ids of the objects in the text, with repetitions: the parser silently drops one of two objects with the same
  /// id.
  var definedIDs: [String] {
    text.split(separator: "\n").compactMap { line in
      let id = line.drop { $0 == "\t" }.prefix(24)
      return isID(id) && line.contains(" = {") ? String(id) : nil
    }
  }

  /// Returns the ids that an object refers to.
  func references(of id: String) -> [String] { objects[id].map(ids) ?? [] }

  /// The ids that can be reached from the root, including those without an object.
  var reachableIDs: Set<String> {
    var found: Set = [rootID]
    var next = [rootID]
    while let id = next.popLast() { next += references(of: id).filter { found.insert($0).inserted } }
    return found
  }

  /// Returns a path of the project as a path in the app, beginning with `.`. A path that leads out of the app stays
  /// absolute.
  func resolve(_ path: String) -> String {
    let path = URL(fileURLWithPath: "/app/\(folder)/\(path)").standardizedFileURL.path
    return path.hasPrefix("/app") ? "." + path.dropFirst("/app".count) : path
  }

  /// Returns the path in the app of a path of the project.
  func path(_ setting: String) throws -> String { String(resolve(try self.setting(setting)).dropFirst(2)) }

  private func ids(in value: Any) -> [String] {
    switch value {
    case let text as String: isID(text[...]) ? [text] : []
    case let list as [Any]: list.flatMap(ids)
    case let object as Object: object.values.flatMap(ids)
    default: []
    }
  }

  private func isID(_ text: Substring) -> Bool {
    text.count == 24 && text.allSatisfy { $0.isHexDigit && !$0.isLowercase }
  }
}

/// Parses a property list in any of its formats.
func propertyList(_ text: String) throws -> Any {
  try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
}

/// The targets that each action of an Xcode scheme names: the id, the name, and the path of the project or the package.
func schemeTargets(_ text: String) throws -> [String: [String]] {
  let actions = try XMLDocument(xmlString: text).nodes(forXPath: "/Scheme/*")
  return try actions.reduce(into: [:]) { targets, action in
    let keys = ["BlueprintIdentifier", "BlueprintName", "ReferencedContainer"]
    let nodes = try keys.flatMap { try action.nodes(forXPath: ".//BuildableReference/@\($0)") }
    let values = nodes.compactMap(\.stringValue)
    if !values.isEmpty { targets[action.name ?? "", default: []] += values }
  }
}

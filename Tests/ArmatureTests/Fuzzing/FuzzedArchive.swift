import Armature
import ArmatureUI
import Foundation

/// Tries to restore any bytes, and says what is wrong with the result.
///
/// - Parameter input: A byte for the kind of tree, then the archive. After a `p`, it is a path instead.
/// - Returns: The problem; `nil` if there is none.
@MainActor
package func problem(ofArchive input: [UInt8]) -> String? {
  guard let kind = input.first else { return nil }
  let data = Data(input.dropFirst())
  do {
    return kind == UInt8(ascii: "p") ? try problem(ofPath: data) : try problem(of: data, kind: kind)
  } catch {
    return "\(error)"
  }
}

@MainActor
private func problem(of archive: Data, kind: UInt8) throws -> String? {
  func scene() throws -> FlowScene {
    let root = kind == UInt8(ascii: "k") ? KeepingFlow(root: .start) : fuzzedRoot(kind)
    return try FlowScene(root: root, notificationCenter: NotificationCenter())
  }
  let scenes = [try scene(), try scene()]
  var changes = 0
  scenes[0].observe { _ in changes += 1 }
  let report = scenes[0].restore(archive)
  guard report.losses.allSatisfy({ !$0.description.isEmpty }) else { return "\(report) has a loss without words" }
  guard changes <= 1 else { return "\(changes) changes" }
  let saved = try scenes[0].archive()
  let first = scenes[0].presentation
  for scene in scenes {
    let losses = scene.restore(saved).losses
    guard losses.isEmpty else { return "\(losses) of \(saved.text)" }
    let again = try scene.archive()
    guard again == saved else { return "\(saved.text) became \(again.text)" }
  }
  guard first.line.allSatisfy({ $0.destination.archiving == .kept }) else { return nil }
  for scene in scenes where scene.presentation.shape != first.shape {
    return "\(saved.text) shows \(scene.line), not \(first.line.map(\.destination))"
  }
  return nil
}

/// A root of one of several kinds.
@MainActor
func fuzzedRoot(_ kind: UInt8) -> AnyCoordinator {
  switch kind % 7 {
  case 0: NestingFlow()
  case 1: MixedTabs([.first, .library, .nested, .forgetful])
  case 2: TwoColumns()
  case 3: ThreeColumns()
  case 4: NestingColumns()
  case 5: StyledFlow()
  default:
    ClosureContainer(["study", "hub", "a/b", ".."]) { name in
      name == "study" ? NestingColumns() : name == "hub" ? NestingFlow() : StyledFlow()
    }
  }
}

/// Reads a path from any bytes.
private func problem(ofPath data: Data) throws -> String? {
  guard let path = try? JSONDecoder().decode(CodablePath<KeepingName>.self, from: data).path else { return nil }
  let saved = try JSONEncoder().encode(try CodablePath<KeepingName>(path))
  let again = try JSONDecoder().decode(CodablePath<KeepingName>.self, from: saved)
  return again.path == path && again.problems == [] ? nil : "\(saved.text) became \(again)"
}

extension Data {
  var text: String { String(decoding: self, as: UTF8.self) }
}

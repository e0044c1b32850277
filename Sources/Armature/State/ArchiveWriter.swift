import Foundation

/// Writes archives of a scene.
@MainActor
final class ArchiveWriter {
  private let core: SceneCore
  private let encoder = JSONEncoder()
  /// Whether each value is tried alone before. This costs time, so it happens only after an error.
  private var triesValues = false
  /// The values that cannot be written.
  private var mistakes: [Mistake] = []

  /// Returns the archive of a scene, and observes the models from which it was made.
  static func archive(_ scene: FlowScene) throws -> Data {
    try scene.core.tracking.read(.archive, version: 0, of: scene.core.committed.root.object) {
      Result { try newArchive(of: scene) }
    }
    .get()
  }

  /// Returns the archive of a scene, without the values that cannot be written. Reports these as mistakes.
  private static func newArchive(of scene: FlowScene) throws -> Data {
    let writer = ArchiveWriter(scene.core)
    do { return try writer.write(scene) } catch {
      writer.triesValues = true
      let archive = try writer.write(scene)
      for mistake in writer.mistakes where scene.core.rule(Archives.self).isNew(mistake) {
        scene.core.report(.mistake(mistake.message), in: mistake.flow.eventFlow)
      }
      return archive
    }
  }

  private init(_ core: SceneCore) {
    self.core = core
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  }

  private func write(_ scene: FlowScene) throws -> Data {
    let state = core.committed
    return try encode(
      SceneArchive.Written(
        scene: scene.name, version: scene.root.archiveVersion, root: ArchivedFlow(state.root.value, self),
        held: state.held?.place == nil ? nil : state.held))
  }

  /// Returns a value as JSON that is read again.
  private func encode<Value: Encodable>(_ value: Value) throws -> Data {
    let json = try encoder.encode(value)
    if let problem = ForeignJSON.problem(in: json) { throw RestoreReport.Reason.damaged(problem) }
    return json
  }

  /// Returns the values that a flow keeps of its own, if any.
  func keptValues(of flow: FlowID) -> (values: any Encodable, version: Int)? {
    guard let keeper = core.flow(flow) as? any KeepsValues else { return nil }
    let kept = keeper.keptValues
    return isWritable(kept.values, of: flow) ? kept : nil
  }

  /// Returns whether a value can be written. If not, notes why.
  func isWritable(_ value: any Encodable, of flow: FlowID) -> Bool {
    guard triesValues else { return true }
    do {
      _ = try encode(value)
      return true
    } catch {
      let message = "\(value) cannot be saved: \(error.problem)"
      if let flow = core.flow(flow) { mistakes.append(Mistake(flow: flow, message: message)) }
      return false
    }
  }
}

extension KeepsValues {
  @MainActor fileprivate var keptValues: (values: any Encodable, version: Int) { (kept, Self.keptVersion) }
}

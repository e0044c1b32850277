/// A flow with destinations of its own, which only it can read.
@MainActor
protocol FlowOfSlots: AnyCoordinator {
  /// Reads a destination of this flow.
  ///
  /// - Parameter decoder: Decodes the destination.
  /// - Returns: The destination.
  /// - Throws: The error of the decoder, and the flow's reason to refuse the destination.
  func archivedDestination(from decoder: any Decoder) throws -> any BoxedDestination
}

extension Coordinator: FlowOfSlots {
  final func archivedDestination(from decoder: any Decoder) throws -> any BoxedDestination {
    let destination = try D.archived(from: decoder)
    // Asked before the guards here, so that the app makes no child flow for it.
    if let checker = self as? any ChecksExistence,
      let reason = core?.asking({ checker.absence(ofBoxed: destination) }) ?? nil
    {
      throw RestoreReport.Reason.gone(reason)
    }
    return destination
  }
}

extension Destination {
  /// Reads a destination of this type from an archive.
  static func archived(from decoder: any Decoder) throws -> any BoxedDestination {
    guard let type = self as? any (Destination & Decodable).Type else {
      throw RestoreReport.Reason.unreadable("\(self) is not Codable")
    }
    do { return try type.init(from: decoder).boxed } catch {
      return try type.init(from: CaseDecoder(decoder: decoder, formerNames: formerNames)).boxed
    }
  }
}

import Foundation

/// The format of archives.
enum SceneArchive {
  /// The version of the format. It grows when older versions of Armature cannot read it any more.
  static let format = 1

  enum Key: String, CodingKey {
    case format, version, scene, root, held
  }

  struct Written: Encodable {
    let scene: String
    let version: Int
    let root: ArchivedFlow
    let held: HeldLink?

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(SceneArchive.format, forKey: .format)
      if version != 0 { try values.encode(version, forKey: .version) }
      try values.encode(scene, forKey: .scene)
      try values.encode(root, forKey: .root)
      try values.encodeIfPresent(held, forKey: .held)
    }
  }

  /// The decoder of an archive. Its values are read one by one, each by the flow that knows their type.
  struct Read: Decodable {
    let decoder: any Decoder

    init(from decoder: any Decoder) { self.decoder = decoder }
  }

  /// Returns the decoder of an archive's root flow.
  ///
  /// - Throws: A `DecodingError` for data that is no archive, and a ``RestoreReport/Reason`` for another version.
  @MainActor
  static func root(of archive: Data, for flow: AnyCoordinator) throws -> any Decoder {
    let values = try values(of: archive)
    let format = try values.decode(Int.self, forKey: .format)
    guard format <= Self.format else { throw RestoreReport.Reason.newerFormat(format, known: Self.format) }
    let version = try values.decodeIfPresent(Int.self, forKey: .version) ?? 0
    let own = flow.archiveVersion
    guard version <= own else { throw RestoreReport.Reason.newerVersion(version) }
    guard version < own, let type = type(of: flow) as? any MigratesArchives.Type else {
      return try values.superDecoder(forKey: .root)
    }
    do {
      return try Self.values(of: type.migrate(archive, from: version)).superDecoder(forKey: .root)
    } catch {
      throw RestoreReport.Reason.notMigrated(from: version, error.problem)
    }
  }

  /// Returns the link that waits in an archive, if any.
  static func held(in archive: Data) -> HeldLink? {
    try? values(of: archive).decodeIfPresent(HeldLink.self, forKey: .held)
  }

  private static func values(of archive: Data) throws -> KeyedDecodingContainer<Key> {
    try decoder(of: archive).container(keyedBy: Key.self)
  }

  private static func decoder(of archive: Data) throws -> any Decoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try ForeignJSON.decode(Read.self, from: archive, by: decoder).decoder
  }
}

extension FlowScene {
  /// Returns the state of the scene as JSON: all flows with their routes, hidden tabs included.
  ///
  /// A line ends where a destination is not kept: by its ``Destination/archiving``, or because its type is not
  /// `Codable`. It also ends at a destination that throws when it is encoded, which is reported once as a
  /// ``NavigationEvent/Kind/mistake(_:)``. Equal states give equal data. Within a batch, the archive is that of the
  /// state before.
  ///
  /// Arrays and objects nest at most 512 deep, and flows at most 64. No text has more than 30 combining marks in a row: a
  /// value with such a text is not saved, which is reported as well.
  ///
  /// ```swift
  /// let data = try scene.archive()
  /// let report = next.restore(data)
  /// ```
  ///
  /// - Returns: The archive, for ``restore(_:)``.
  /// - Throws: The error of the encoder.
  /// - Complexity: O(*n*) in the number of slots.
  public func archive() throws -> Data { try ArchiveWriter.archive(self) }

  /// Brings an archived state back, in one change. It replaces everything that the scene shows.
  ///
  /// Each line is restored up to its first slot that is not valid any more. Any data is safe.
  ///
  /// - Parameter archive: The data from ``archive()``.
  /// - Returns: The parts that were not restored, with the reasons.
  /// - Complexity: O(*n*) in the size of the archive.
  @discardableResult
  public func restore(_ archive: Data) -> RestoreReport { launch(archive: archive) }

  /// Starts the scene where the user has left it, and opens a link, in one change: hosts present nothing in between. If
  /// a restored flow keeps one of its slots, the link waits for the answer of ``AsksToLeave/wantsToLeave(_:by:)``. If
  /// the flow is no ``AsksToLeave``, the link is refused.
  ///
  /// ```swift
  /// let report = scene.launch(archive: try? Data(contentsOf: file), link: link)
  /// ```
  ///
  /// - Parameters:
  ///   - archive: The data from ``archive()``, if any.
  ///   - link: The link that starts the app, if any. A relative link starts at the restored place.
  /// - Returns: The losses, and the error of a link that cannot be opened. The scene shows the restored place then.
  /// - Complexity: O(*n*) in the size of the archive and of the link.
  @discardableResult
  public func launch(archive: Data? = nil, link: String? = nil) -> RestoreReport {
    var report = RestoreReport()
    core.rule(Archives.self).isUnderWay = true
    do {
      try core.change(archive == nil ? .link : .restored) { draft in
        if let archive {
          report = try ArchiveReader.read(archive, into: draft, of: core)
          if !report.isWhole { draft.bringBack(SceneArchive.held(in: archive)) }
        }
        draft.notes.link.hasNext = link != nil
        try core.review(draft)
        if archive != nil {
          report.losses += draft.notes.losses
          draft.notes.reports.insert((.restored(report), nil), at: 0)
        }
        guard let link else { return }
        do {
          try draft.attempt(.link) {
            try open(link, asksToLeave: true, in: draft)
            try core.review(draft)
          }
        } catch {
          report.linkError = Self.linkError(error, for: link)
        }
        draft.notes.link.hasNext = false
      }
    } catch {
      guard archive == nil else {
        // The link leads on from where the scene is.
        let loss = RestoreReport(whole: error)
        report = launch(link: link)
        report.losses = loss.losses
        core.report(.restored(loss), cause: .restored)
        return report
      }
      report.linkError = link.map { Self.linkError(error, for: $0) }
    }
    if let link, let error = report.linkError { core.report(.linkRefused(link, error), cause: .link) }
    return report
  }
}

extension Draft {
  /// Lets the link of an archive wait in place of the scene's own. The archive has replaced the place of that one.
  fileprivate func bringBack(_ link: HeldLink?) {
    if let old = state.held?.link, old != link?.link { report(.linkRefused(old, LinkError(.abandoned, leg: old))) }
    tree.state.held = link
  }
}

extension RestoreReport.Reason: Error {}

extension AnyCoordinator {
  /// The version of the archives that the flow writes as a scene's root.
  final var archiveVersion: Int { (type(of: self) as? any MigratesArchives.Type)?.archiveVersion ?? 0 }
}

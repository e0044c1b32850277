import Foundation

/// A scene's root flow that reads the archives of older versions of the app.
///
/// Renamed cases and tabs need no migration: see ``Destination/formerNames`` and ``Tab/formerNames``.
///
/// ```swift
/// final class AppCoordinator: Coordinator<AppDestination>, MigratesArchives {
///   static let archiveVersion = 1
///
///   static func migrate(_ archive: Data, from version: Int) throws -> Data {
///     // Before version 1, notes were found by their titles.
///     Data(String(decoding: archive, as: UTF8.self).replacingOccurrences(of: "title", with: "name").utf8)
///   }
/// }
/// ```
@MainActor
public protocol MigratesArchives: AnyCoordinator {
  /// The version of the archives that the app writes. Archives from before the conformance have version 0.
  static var archiveVersion: Int { get }

  /// Returns an archive in the form of ``archiveVersion``.
  ///
  /// - Parameters:
  ///   - archive: An older archive, as JSON.
  ///   - version: The version of the archive.
  /// - Returns: The archive, as JSON.
  /// - Throws: When the archive is of no use any more. Nothing of it is restored then.
  static func migrate(_ archive: Data, from version: Int) throws -> Data
}

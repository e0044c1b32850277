import Foundation

/// A flow that keeps values of its own in an archive, such as a draft that is not saved yet. If the values are
/// observable, a ``StateKeeper`` also saves them when they change. On systems without Observation, call
/// ``AnyCoordinator/refresh()`` after a change.
///
/// ```swift
/// @Observable
/// final class EditorCoordinator: Coordinator<EditorDestination>, KeepsValues {
///   var title = ""
///
///   var kept: String { title }
///   func bringBack(_ kept: String) { title = kept }
/// }
/// ```
// Each member is on the main actor by itself, and the protocol does not inherit from `AnyCoordinator`. Otherwise, in
// Swift 6 mode, the coding of the values could not be used in a target whose code is on the main actor by default.
public protocol KeepsValues: AnyObject {
  /// The type of the values.
  associatedtype Kept: Codable

  /// The version of the values. Raise it when older values have to be read in another way. The default is 1.
  @MainActor static var keptVersion: Int { get }

  /// The values now.
  @MainActor var kept: Kept { get }

  /// Brings the values back. Called before the flow's routes are shown again.
  ///
  /// - Parameter kept: The values that ``kept`` had when the archive was made.
  /// - Throws: When they are of no use any more. The flow is restored without them, and the report has the error.
  @MainActor func bringBack(_ kept: Kept) throws

  /// Brings values of another version back. The default throws.
  ///
  /// ```swift
  /// func bringBack(from decoder: any Decoder, version: Int) throws {
  ///   // Version 1 was the title alone.
  ///   try bringBack(Draft(title: String(from: decoder)))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - decoder: Decodes the values.
  ///   - version: Their version, which is not ``keptVersion``.
  /// - Throws: When they are of no use any more. The flow is restored without them, and the report has the error.
  @MainActor func bringBack(from decoder: any Decoder, version: Int) throws
}

extension KeepsValues {
  @MainActor public static var keptVersion: Int { 1 }

  @MainActor public func bringBack(from decoder: any Decoder, version: Int) throws {
    throw RestoreReport.Reason.otherKeptVersion(version)
  }
}

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

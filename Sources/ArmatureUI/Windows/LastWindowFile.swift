#if canImport(SwiftUI)
  import Armature
  import Combine
  import Foundation
  import SwiftUI

  /// The scenes of the window that was last changed, in a file.
  ///
  /// When the user quits an app on macOS, the system drops its windows with their scene storage, unless the user has
  /// turned off “Close windows when quitting an application”. In that case, the first window of the next launch reads
  /// the scenes from the file.
  @MainActor
  final class LastWindowFile {
    /// The objects of this launch: one for each file.
    private static var all: [URL: Weak<LastWindowFile>] = [:]

    private let writer: StateWriter
    private let onProblem: @MainActor (StateProblem) -> Void
    /// The scenes of the last launch, until a window takes them.
    private var left: Data?
    private var latest: Data?
    /// The window whose scenes are in the file.
    private weak var last: AnyObject?

    /// The file of a key.
    static func of(
      _ key: String, in folder: URL, onProblem: @escaping @MainActor (StateProblem) -> Void
    ) -> LastWindowFile {
      let name = key.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "state"
      let file = folder.appendingPathComponent(name + ".scenes")
      if let window = all[file]?.object { return window }
      let window = LastWindowFile(StateStore(file: file), onProblem)
      all[file] = Weak(object: window)
      return window
    }

    private init(_ store: StateStore, _ onProblem: @escaping @MainActor (StateProblem) -> Void) {
      self.onProblem = onProblem
      (left, writer) = store.open(onProblem)
      // An error here is also the error of the first write, which reports it.
      try? FileManager.default.createDirectory(
        atPath: store.file.deletingLastPathComponent().path, withIntermediateDirectories: true)
    }

    /// Returns the scenes of the last launch, to the first window that asks.
    func take() -> Data? {
      defer { left = nil }
      return left
    }

    /// Saves the scenes of a window. When the user quits the app, all windows save: only a change makes a window the
    /// last one, unless the last one was closed.
    func save(_ data: Data, isChanged: Bool, by window: AnyObject) {
      let isLast = last === window
      guard isChanged && (isLast || !data.isEmpty) || latest?.isEmpty == true else { return }
      (latest, last) = (data, window)
      writer.write(data) { [onProblem] in onProblem(StateProblem(.notSaved($0))) }
    }

    /// Waits until the scenes are in the file.
    func flush() {
      guard let latest else { return }
      do { try writer.writeNow(latest) } catch { onProblem(StateProblem(.notSaved(error))) }
    }
  }

  extension EnvironmentValues {
    private struct FolderKey: EnvironmentKey {
      static var defaultValue: URL? {
        #if os(macOS)
          let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
          return Bundle.main.bundleIdentifier.flatMap { folders.first?.appendingPathComponent($0) }
        #else
          nil
        #endif
      }
    }

    /// The folder for the scenes of the last window; `nil` where scene storage is enough.
    var lastWindowFolder: URL? {
      get { self[FolderKey.self] }
      set { self[FolderKey.self] = newValue }
    }
  }

  /// Saves when the user quits the app on macOS. That changes no phase, and no window closes.
  @MainActor
  final class TerminationObserver: ObservableObject {
    var keeper: (any WindowKeeper)?
    private var observation: AnyCancellable?

    init() {
      let center = NotificationCenter.default
      // The name is AppKit's, which no other part needs. The system posts it on the main thread.
      let name = Notification.Name("NSApplicationWillTerminateNotification")
      let token = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self?.keeper?.saveNow() }
      }
      observation = AnyCancellable { center.removeObserver(token) }
    }
  }
#endif

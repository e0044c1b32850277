import Foundation

/// The page with the storyboard of a watched app. Each build draws it again while the app runs, and an open page shows
/// that by itself.
struct WatchedPage {
  private let path: String
  /// The next page, until it is whole.
  private let next: String
  private let log: String
  private let environment: [String: String]
  private var drawing: Child?

  /// The line of a live page that is for problems.
  private static let line = (start: #"<p id="build" role="alert">"#, end: "</p>")

  /// Prepares the drawing.
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - folder: A folder for a page that is not whole yet.
  ///   - environment: The environment for the app.
  init(_ path: String, in folder: String, environment: [String: String]) {
    (self.path, self.environment) = (path, environment)
    (next, log) = ("\(folder)/storyboard.html", "\(folder)/storyboard.log")
  }

  /// Begins to draw the storyboard of an app.
  ///
  /// - Throws: An error if there is no shell.
  mutating func draw(_ app: String) throws {
    stop()
    if FileSystem.exists(next) { try FileSystem.remove(next) }
    drawing = try Child([app, "storyboard", next, "--live"], output: log, environment: environment)
  }

  /// Ends a drawing that is no longer wanted.
  mutating func stop() {
    drawing?.end()
    drawing = nil
  }

  /// Puts the page in its place as soon as it is drawn.
  ///
  /// - Throws: An error if the app has drawn none, or if the page cannot be written.
  mutating func update() throws {
    guard drawing?.ending() != nil else { return }
    drawing = nil
    guard let page = FileSystem.text(of: next) else {
      let reason = Program.Refusal(output: FileSystem.text(of: log) ?? "")
      throw ScaffoldingError(.conflict, "the storyboard is not drawn: \(reason)")
    }
    try replace(page)
  }

  /// Shows a problem above the last map, if there is one.
  func show(_ problem: String) throws {
    guard let page = FileSystem.text(of: path), let start = page.range(of: Self.line.start)?.upperBound,
      let end = page[start...].range(of: Self.line.end)?.lowerBound
    else { return }
    try replace(page.replacingCharacters(in: start..<end, with: Escaping.xml(problem.printableLines)))
  }

  /// Writes the page in one step, since a browser may read it at any time.
  private func replace(_ page: String) throws {
    do { try Data(page.utf8).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw ScaffoldingError(.conflict, "\(path) cannot be written: \(systemReason(for: error))")
    }
  }

  /// Throws if a page cannot be written to a path. The app would say so only after a build.
  static func check(_ path: String) throws {
    guard path.hasSuffix(".html") else {
      throw ScaffoldingError(.usage, "“\(path.excerpt)” is not the path of a page; expected one such as map.html")
    }
    let folder = Path.folder(of: path)
    guard FileSystem.isFolder(folder) else {
      throw ScaffoldingError(.usage, "\(path) cannot be written: \(folder) is not a folder")
    }
  }
}

import Foundation

/// A storyboard or a trace as one HTML file. It needs no network, and its policy forbids it.
///
/// Its style and its script are the files beside this one. `Page+Parts.swift` has them as texts, since a resource of a
/// package would make each first build slower. The script inserts the app's texts as text nodes, so that no text of the
/// app is read as HTML.
struct Page {
  let storyboard: Storyboard
  /// Whether the page loads its file again and again, to show a later version of it. Whoever writes the file may add a
  /// text to its element `build`, such as the error of a build.
  private let isLive: Bool
  private let layout: StoryboardLayout?
  private let changes: StoryboardChanges?
  /// The title and the case of each stop.
  private let captions: [[StoryboardLayout.Caption]]

  init(_ storyboard: Storyboard, _ changes: StoryboardChanges? = nil, isLive: Bool = false) {
    self.storyboard = storyboard
    self.changes = changes
    self.isLive = isLive
    layout = storyboard.stops.isEmpty ? nil : storyboard.layout
    captions = zip(storyboard.stops, layout?.stops ?? []).map { stop, frame in
      [
        frame.caption(storyboard.title(of: stop), largest: 32, smallest: 16),
        frame.caption(stop.shortName, largest: 16, smallest: 13),
      ]
    }
  }

  /// Returns the file. Equal contents give equal files.
  ///
  /// - Throws: The error of the encoder.
  func html() throws -> String {
    let title = storyboard.app.pageText.htmlEscaped
    let data = try JSONFile.data(self).flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [$0] }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '\(Self.styleHash)'; \
      script-src '\(Self.scriptHash)'; base-uri 'none'; form-action 'none'\(isLive ? "; frame-src 'self'" : "")">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>\(Self.style)</style>
      </head>
      <body>\(isLive ? #"<p id="build" role="alert"></p>"# : "")
      <noscript>
      <h1>\(title)</h1>
      <ol start="0">
      \(storyboard.list.joined(separator: "\n"))
      </ol>
      </noscript>
      <div id="page"></div>
      <script type="application/json" id="data">\(String(decoding: data, as: UTF8.self))</script>
      <script>\(Self.script)</script>
      </body>
      </html>

      """
  }
}

extension Trace {
  /// Returns the trace as one HTML file.
  package func html() throws -> String { try Page(Storyboard(self)).html() }
}

extension Storyboard {
  /// Returns the storyboard as one HTML file, which shows a later version of itself by itself if it is live.
  package func html(isLive: Bool = false) throws -> String { try Page(self, isLive: isLive).html() }
}

extension StoryboardChanges {
  /// Returns the later storyboard with the changes as one HTML file.
  package func html() throws -> String { try Page(drawn, self).html() }
}

extension Page: Encodable {
  private enum CodingKeys: CodingKey { case storyboard, layout, captions, changes }
}

extension Storyboard.Stop {
  /// The case, for the box of its flow.
  fileprivate var shortName: String {
    name.split(separator: "|").map { part in String(part.split(separator: ":").last ?? part).trimmed }
      .joined(separator: " | ")
  }
}

extension Storyboard {
  /// The steps of a walk, or the screens with their ways, for readers without scripts.
  fileprivate var list: [String] {
    if stops.isEmpty {
      return states.enumerated().map { number, state in
        guard let step = state.step else { return "" }
        let place = places[state.place]
        let command = step.command == step.text ? nil : step.command.nonEmpty
        return Self.item(
          number, step.text.html,
          [
            command.map { "<code>\($0.html)</code>" }, step.source.map { "at \($0.html)" },
            step.failure.map { "failed: \($0.html)" }, place.link.text?.html,
            place.layers.map { "[\($0.style)] \($0.titles.joined(separator: " › "))" }.joined(separator: " ").html,
          ])
      }
    }
    let ways = Dictionary(grouping: ways, by: \.from)
    return stops.enumerated().map { number, stop in
      Self.item(
        number, title(of: stop).html,
        [stop.name.html] + stop.findings.map { findings[$0].html }
          + (ways[number] ?? []).map { "\($0.word.html) → <a href=\"#item\($0.to)\">\(stops[$0.to].name.html)</a>" })
    }
  }

  private static func item(_ number: Int, _ title: String, _ lines: [String?]) -> String {
    "<li id=\"item\(number)\">\((["<b>\(title)</b>"] + lines.compactMap { $0 }).joined(separator: "<br>"))</li>"
  }
}

extension String {
  /// The text in a list for readers without scripts.
  fileprivate var html: String { pageText.htmlEscaped }
}

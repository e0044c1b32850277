import Foundation

extension Trace {
  /// Returns the trace as one HTML file. It needs no network, and its policy forbids it.
  ///
  /// The page's script reads the trace from JSON and draws it. Without scripts, the page is a list.
  package func html() throws -> String {
    // Only the page's own script and style have this number. A text of the app cannot know it.
    let nonce = String(UInt64.random(in: .min ... .max), radix: 36)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-\(nonce)'; \
      script-src 'nonce-\(nonce)'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title.legible.inHTML)</title>
      <style nonce="\(nonce)">
      \(TracePage.style)
      </style>
      </head>
      <body>
      <noscript>
      <h1>\(title.legible.inHTML)</h1>
      <ol start="0">
      \(steps.map(\.listItem).joined(separator: "\n"))
      </ol>
      </noscript>
      <div id="page"></div>
      <script type="application/json" id="data">\(try TraceTables(self).jsonInPage())</script>
      <script nonce="\(nonce)">
      \(TracePage.script)
      </script>
      </body>
      </html>

      """
  }
}

extension Trace.Step {
  /// The step for readers without scripts.
  fileprivate var listItem: String {
    var lines = ["<b>\(text.legible.inHTML)</b>"]
    if !command.isEmpty, command != text { lines.append("<code>\(command.legible.inHTML)</code>") }
    if let source { lines.append("at \(source.legible.inHTML)") }
    if let failure { lines.append("failed: \(failure.legible.inHTML)") }
    if case .text(let link) = after.link { lines.append(link.legible.inHTML) }
    lines.append(after.layers.map(\.text).joined(separator: " ").legible.inHTML)
    return "<li>\(lines.joined(separator: "<br>"))</li>"
  }
}

extension Trace.Layer {
  fileprivate var text: String { "[\(style)] \(titles.joined(separator: " › "))" }
}

/// The fixed parts of the page.
enum TracePage {}

/// A page in one HTML file, and the parts that traces and storyboards share. It needs no network, and its policy forbids
/// it.
struct Page {
  /// A style or a script of a page, with the hash by which the policy admits it.
  struct Part {
    let text: String
    let hash: String
  }

  let title: String
  let style: Part
  let script: Part

  /// Returns the file. Equal contents give equal files.
  ///
  /// - Parameters:
  ///   - data: The data that the script reads.
  ///   - list: The contents as a list in HTML, for readers without scripts.
  ///   - body: The elements in HTML that the script finds.
  /// - Returns: The text of the file.
  /// - Throws: The error of the encoder.
  func html(_ data: some Encodable, list: String, body: String) throws -> String {
    let title = title.pageText.htmlEscaped
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '\(style.hash)'; \
      script-src '\(script.hash)'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>\(style.text)</style>
      </head>
      <body>
      <noscript>
      <h1>\(title)</h1>
      \(list)
      </noscript>
      \(body)
      <script type="application/json" id="data">\(try data.jsonInPage())</script>
      <script>\(script.text)</script>
      </body>
      </html>

      """
  }
}

extension Trace {
  /// Returns the trace as one HTML file.
  ///
  /// The page's script reads the trace from JSON and draws it. Without scripts, the page is a list.
  package func html() throws -> String {
    let list = "<ol start=\"0\">\n\(steps.map(\.listItem).joined(separator: "\n"))\n</ol>"
    return try Page(title: title, style: TracePage.style, script: TracePage.script)
      .html(TraceTables(self), list: list, body: "<div id=\"page\"></div>")
  }
}

extension Trace.Step {
  /// The step for readers without scripts.
  fileprivate var listItem: String {
    var lines = ["<b>\(text.pageText.htmlEscaped)</b>"]
    if !command.isEmpty, command != text { lines.append("<code>\(command.pageText.htmlEscaped)</code>") }
    if let source { lines.append("at \(source.pageText.htmlEscaped)") }
    if let failure { lines.append("failed: \(failure.pageText.htmlEscaped)") }
    if case .text(let link) = after.link { lines.append(link.pageText.htmlEscaped) }
    lines.append(after.layers.map(\.text).joined(separator: " ").pageText.htmlEscaped)
    return "<li>\(lines.joined(separator: "<br>"))</li>"
  }
}

extension Trace.Layer {
  fileprivate var text: String { "[\(style)] \(titles.joined(separator: " › "))" }
}

/// The fixed parts of the page.
enum TracePage {
  static let style = Page.Part(
    text: [Page.style, frame, Page.wireframeStyle, narrow].joined(separator: "\n\n"), hash: PageHashes.traceStyle)

  private static let frame = #"""
    /* The frame of the page. */
    #page { display: grid; grid-template: auto 1fr / minmax(250px, 21rem) 1fr; height: 100vh; }
    header { gap: 16px; padding: 12px 20px; }
    header h1 { max-height: 2.9em; overflow: hidden; }
    header p { white-space: nowrap; }
    header .fails { color: var(--red); font-weight: 600; }

    /* The actions. */
    nav { overflow-y: auto; border-right: 1px solid var(--line); padding: 10px; background: var(--card); }
    nav a {
      display: grid; grid-template-columns: 2.2em 1fr auto; gap: 0 6px; padding: 7px 10px 7px 4px; border-radius: 10px;
      color: inherit; text-decoration: none;
    }
    nav a:hover { background: var(--back); }
    nav a[aria-current] { background: var(--tint); }
    nav a[aria-current] b { color: var(--accent); }
    nav .number { color: var(--dim); text-align: right; font-variant-numeric: tabular-nums; padding-right: 4px; }
    nav b, nav small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    nav b { font-weight: 550; }
    nav small { grid-column: 2 / 4; color: var(--dim); }
    nav .nothing { padding: 16px; color: var(--dim); text-align: center; }

    /* The selected action. */
    main { overflow-y: auto; padding: 22px 28px 48px; scrollbar-gutter: stable; }
    main > div, main > p { max-width: 1180px; margin-inline: auto; }
    .heading { display: flex; gap: 8px; align-items: flex-start; }
    .heading h2 { font-size: 1.35rem; line-height: 1.25; font-weight: 650; margin-right: auto; padding-top: 2px; }
    .heading h2 span { color: var(--dim); font-weight: 400; margin-right: 0.2em; }
    .command { color: var(--dim); min-height: 1.5em; display: flex; flex-wrap: wrap; gap: 0 20px; }
    .source { font-size: 0.93em; }
    .failure {
      margin-top: 12px; padding: 10px 14px; border-radius: 12px; background: var(--red-tint); color: var(--red);
      white-space: pre-line;
    }
    .places { display: grid; grid-template-columns: 1fr 1fr; gap: 0 28px; margin-top: 18px; }
    figure { display: grid; grid-template-rows: subgrid; grid-row: span 3; min-width: 0; }
    figcaption { text-align: center; color: var(--dim); margin-bottom: 10px; font-size: 0.93em; }
    .facts {
      display: grid; gap: 20px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
      margin-top: 24px;
    }
    .card {
      background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 14px 18px; min-width: 0;
    }
    .card h3, .way h3 { font-weight: 600; }
    .card li { display: flex; gap: 10px; padding: 4px 0; align-items: baseline; }
    .card li .badge { min-width: 5.6em; text-align: center; }
    .card li > span:last-child { min-width: 0; }
    .card small, .way small { color: var(--dim); font-size: 0.9em; }
    .way { margin-top: 16px; border-top: 1px solid var(--line); padding-top: 14px; }
    .way h3:not(:first-child) { margin-top: 12px; }
    .layer { display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: baseline; padding: 2px 0; }
    .layer .badge { min-width: 5em; text-align: center; }
    .layer .step + .step::before { content: "›"; color: var(--dim); margin-right: 8px; }
    .layer .step:last-child { font-weight: 600; }
    """#

  private static let narrow = #"""
    @media (max-width: 1080px) {
      #page { grid-template-columns: minmax(200px, 17rem) 1fr; }
      main { padding: 18px 16px 40px; }
      .places { column-gap: 16px; }
      .places:has(.wide) { grid-template-columns: 1fr; }
      .places:has(.wide) figure + figure { margin-top: 28px; }
    }
    @media (max-width: 760px) {
      #page { display: block; height: auto; }
      header { flex-wrap: wrap; gap: 8px 12px; padding: 10px 14px; }
      header input { flex: 1; }
      nav { max-height: 32vh; border-right: 0; border-bottom: 1px solid var(--line); }
      main { overflow: visible; }
      .heading { flex-wrap: wrap; }
      .heading h2 { flex-basis: 100%; font-size: 1.2rem; }
    }
    @media (max-width: 560px) {
      .places { grid-template-columns: 1fr; }
      figure + figure { margin-top: 28px; }
    }
    """#
}

extension StoryboardPage {
  /// The page's style.
  static let style = [Page.style, Page.wireframeStyle, frame].joined(separator: "\n\n")

  private static let frame = #"""
    /* The map and the prototype. */
    #page { display: grid; grid-template: auto 1fr / 1fr auto; height: 100vh; }
    header {
      grid-column: 1 / 3; display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; padding: 10px 20px;
      background: var(--card); border-bottom: 1px solid var(--line);
    }
    header h1 { font-size: 1.05rem; font-weight: 650; }
    header p { color: var(--dim); margin-right: auto; }
    main { position: relative; overflow: hidden; min-width: 0; }
    #map { width: 100%; height: 100%; display: block; cursor: grab; touch-action: none; }
    #map.dragging { cursor: grabbing; }
    .flow rect { fill: var(--sunken); stroke: var(--line); }
    .flow text { fill: var(--text); }
    .flow .title, .flow .big { font-weight: 650; }
    .flow .title { font-size: 22px; }
    .flow .path, .flow .lane { font-size: 13px; fill: var(--dim); }
    .flow .lane { font-weight: 600; }
    .flow .big, .far .title, .far .path, .far .stop .name, .far .lane { display: none; }
    .far .big { display: inline; }
    .far .stop { opacity: 0.25; }
    .stop { cursor: pointer; outline: none; }
    .stop .frame { fill: var(--back); stroke: light-dark(#23232b, #5a5a66); stroke-width: 4; }
    .stop:hover .frame, .stop:focus-visible .frame, .stop.current .frame { stroke: var(--accent); stroke-width: 6; }
    .stop .name { text-anchor: middle; font-size: 15px; fill: var(--dim); }
    .stop.dimmed, .way.dimmed { opacity: 0.12; }
    rect.guard { fill: none; stroke: var(--amber); stroke-width: 3; stroke-dasharray: 10 7; }
    text.guard { font-size: 14px; fill: var(--amber); }
    .entry { fill: none; stroke: var(--green); stroke-width: 3; }
    .pin circle { fill: var(--red); }
    .pin text { fill: var(--card); font-size: 13px; font-weight: 700; text-anchor: middle; }
    .way { fill: none; stroke: light-dark(#9a9aa8, #70707c); stroke-width: 2; opacity: 0.55; }
    .way.usual { display: none; }
    .way.usual.lit { display: inline; stroke-dasharray: 6 6; }
    .way.lit { stroke: var(--accent); stroke-width: 4; opacity: 1; }
    .tile { width: 330px; height: 600px; overflow: hidden; border-radius: 36px; transform: scale(0.6667); transform-origin: 0 0; }
    .tile.wide { width: 660px; }
    .tile .phone { border: 0; border-radius: 0; max-width: none; min-height: 600px; box-shadow: none; }

    aside {
      width: 400px; max-width: 100vw; overflow-y: auto; padding: 18px; background: var(--card);
      border-left: 1px solid var(--line);
    }
    aside[hidden] { display: none; }
    aside.wide { width: 620px; }
    aside h2 { font-size: 1.05rem; margin-bottom: 4px; }
    aside > p { color: var(--dim); margin-bottom: 12px; }
    aside h3 {
      font-size: 0.8rem; letter-spacing: 0.05em; text-transform: uppercase; color: var(--dim); margin: 16px 0 6px;
    }
    aside .acts { display: flex; flex-wrap: wrap; gap: 8px; margin: 12px 0; }
    aside pre {
      background: var(--sunken); border-radius: 10px; padding: 10px 12px; white-space: pre-wrap;
      font: 0.87em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    aside .found { color: var(--red); margin-top: 8px; }
    .live { cursor: pointer; }
    .live:hover { background: var(--tint); }
    """#
}

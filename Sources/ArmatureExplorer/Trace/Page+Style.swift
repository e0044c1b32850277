extension Page {
  /// The colors, the header and the controls of pages. `light-dark` chooses by the system, or by the theme button.
  static let style = #"""
    :root {
      color-scheme: light dark;
      --back: light-dark(#f4f4f7, #111114);
      --card: light-dark(#ffffff, #1c1c21);
      --sunken: light-dark(#ececf1, #26262d);
      --line: light-dark(#e0e0e6, #34343c);
      --text: light-dark(#1b1b20, #ececf0);
      --dim: light-dark(#6a6a75, #9a9aa6);
      --accent: light-dark(#4b4ade, #a3a5ff);
      --tint: light-dark(#ebebfd, #2a2a48);
      --red: light-dark(#c42b32, #ff8a8a);
      --red-tint: light-dark(#fdecec, #412023);
      --green: light-dark(#1f7f43, #73d795);
      --green-tint: light-dark(#e5f5ea, #1b3826);
      --amber: light-dark(#8f5a00, #f0bf66);
      --amber-tint: light-dark(#fdf2dc, #3d301a);
      --below: light-dark(#c3c3cd, #08080a);
      --shadow: 0 12px 32px light-dark(#1b1b301f, #00000055);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
    }
    :root[data-theme="light"] { color-scheme: light; }
    :root[data-theme="dark"] { color-scheme: dark; }
    * { box-sizing: border-box; margin: 0; padding: 0; }
    body { background: var(--back); color: var(--text); overflow-wrap: anywhere; }
    noscript { display: block; padding: 24px; }
    noscript ol { margin: 16px 32px; }
    noscript li { margin-bottom: 12px; }
    ol, ul { list-style: none; }
    code, pre { font: 0.87em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    header {
      grid-column: 1 / 3; display: flex; align-items: center; background: var(--card);
      border-bottom: 1px solid var(--line);
    }
    header h1 { font-size: 1.05rem; font-weight: 650; }
    header p { color: var(--dim); margin-right: auto; }
    h3 {
      font-size: 0.8rem; letter-spacing: 0.05em; text-transform: uppercase; color: var(--dim); margin-bottom: 6px;
    }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    button, input {
      font: inherit; color: inherit; border: 1px solid var(--line); border-radius: 9px; background: var(--back);
      padding: 6px 12px;
    }
    button { cursor: pointer; }
    button:hover:enabled { background: var(--sunken); }
    button:disabled { opacity: 0.4; cursor: default; }
    input { width: 16rem; min-width: 7rem; }
    .badge {
      align-self: center; border-radius: 99px; padding: 0 8px; font-size: 0.8em; font-weight: 600; white-space: nowrap;
    }
    .bad { background: var(--red-tint); color: var(--red); }
    .good { background: var(--green-tint); color: var(--green); }
    .soft { background: var(--sunken); color: var(--dim); }
    .warm { background: var(--amber-tint); color: var(--amber); }
    .cool { background: var(--tint); color: var(--accent); }
    """#

  /// The style of a place that is drawn as a wireframe.
  static let wireframeStyle = #"""
    /* A place as a wireframe. */
    .phone {
      display: flex; flex-direction: column; width: 100%; max-width: 330px; min-height: 470px; margin-inline: auto;
      border: 7px solid light-dark(#23232b, #45454f); border-radius: 40px; overflow: hidden; background: var(--back);
      box-shadow: var(--shadow); font-size: 0.93rem;
    }
    .phone.wide { max-width: 100%; border-radius: 28px; }
    .beneath {
      background: var(--below); color: light-dark(#4c4c57, #7f7f8b); text-align: center;
      font-size: 0.9em; padding: 14px 24px 8px;
    }
    .beneath + .beneath { padding-top: 2px; }
    .layered { display: flex; flex-direction: column; flex: 1; background: var(--below); }
    .layered > .area { overflow: hidden; }
    .layered.sheet > .area { border-radius: 20px 20px 0 0; background: var(--card); }
    .layered.sheet .body { background: var(--back); }
    .layered.sheet > .area::before {
      content: ""; position: relative; align-self: center; width: 38px; height: 5px; margin: 7px 0 -7px;
      border-radius: 3px; background: light-dark(#c9c9d2, #50505a);
    }
    .area { display: flex; flex-direction: column; flex: 1; background: var(--back); min-width: 0; }
    .titlebar {
      display: grid; grid-template-columns: fit-content(42%) 1fr fit-content(42%); gap: 8px; align-items: center;
      padding: 15px 14px 11px; border-bottom: 1px solid var(--line); background: var(--card);
    }
    .titlebar b { font-weight: 650; text-align: center; max-height: 5.8em; overflow: hidden; }
    .titlebar .side { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; min-width: 0; }
    .titlebar .trailing { justify-content: flex-end; }
    .titlebar .back { color: var(--accent); font-size: 0.92em; }
    .titlebar .back, .titlebar .pill {
      max-width: 8.5em; white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
    }
    .area > .problem { color: var(--red); background: var(--card); font-size: 0.92em; padding: 0 14px 8px; }
    .body { flex: 1; padding: 4px 12px 16px; }
    .group { background: var(--card); border-radius: 12px; margin-top: 14px; overflow: hidden; }
    .header { color: var(--dim); font-size: 0.85em; margin: 16px 12px -8px; }
    .row { display: flex; gap: 10px; align-items: center; padding: 9px 12px; min-height: 40px; }
    .row + .row { border-top: 1px solid var(--line); }
    .row .texts { flex: 1; display: flex; flex-wrap: wrap; gap: 0 12px; min-width: 0; overflow-wrap: break-word; }
    .row .title { flex: 1 1 auto; white-space: pre-line; max-width: 100%; }
    .row .detail, .row .value, .row .hint { max-width: 100%; color: var(--dim); white-space: pre-line; }
    .row .value { color: var(--text); }
    .row .hint { font-style: italic; font-size: 0.92em; }
    .row .problem { flex-basis: 100%; color: var(--red); font-size: 0.92em; white-space: pre-line; }
    .row.button .title { color: var(--accent); }
    .row.button.destructive .title, .pill.destructive { color: var(--red); }
    .row.disabled .title, .pill.disabled { color: var(--dim); opacity: 0.75; }
    .mark { color: var(--dim); }
    .symbol { background: var(--tint); color: var(--accent); border-radius: 6px; padding: 0 6px; font-size: 0.85em; }
    .switch { width: 40px; height: 24px; border-radius: 12px; background: light-dark(#d4d4dc, #4a4a54); padding: 2px; }
    .switch::before { content: ""; display: block; width: 20px; height: 20px; border-radius: 10px; background: #fff; }
    .switch.on { background: light-dark(#34a853, #3fae60); }
    .switch.on::before { margin-left: 16px; }
    .empty { color: var(--dim); text-align: center; padding: 40px 16px; }
    .pill { color: var(--accent); background: var(--sunken); border-radius: 99px; padding: 3px 11px; font-size: 0.92em; }
    .tabs {
      display: flex; flex-wrap: wrap; padding: 10px 12px; border-top: 1px solid var(--line); background: var(--card);
      gap: 4px; justify-content: space-around; overflow-wrap: break-word;
    }
    .tab { color: var(--dim); font-size: 0.86em; padding: 3px 8px; text-align: center; border-radius: 8px; }
    .tab.selected { color: var(--accent); font-weight: 650; background: var(--tint); }
    .tab.search, .tab.prominent { background: var(--sunken); border-radius: 99px; }
    .tab .badge { background: var(--red); color: var(--card); padding: 0 6px; margin-left: 5px; }
    .columns { display: flex; flex: 1; }
    .columns > .area { flex: 2; }
    .columns > .area:first-child { flex: 1.25; }
    .columns > .area + .area { border-left: 1px solid var(--line); }
    .placeholder { margin: auto; padding: 16px; color: var(--dim); text-align: center; }
    .alert {
      background: var(--card); border-radius: 18px; margin: auto 20px; padding-top: 18px; box-shadow: var(--shadow);
      overflow: hidden;
    }
    .alert > b, .alert > p { display: block; text-align: center; padding: 0 18px 6px; white-space: pre-line; }
    .alert > p { color: var(--dim); font-size: 0.93em; padding-bottom: 12px; }
    .alert .group { margin-top: 6px; border-radius: 0; border-top: 1px solid var(--line); }
    .alert .row.button .title { text-align: center; }
    .touched { outline: 2px solid var(--accent); outline-offset: -2px; border-radius: 10px; background: var(--tint); }
    .changed { box-shadow: inset 3px 0 var(--green); }
    """#
}

extension TracePage {
  /// The page's style. `light-dark` chooses by the system, or by the theme button.
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
    code { font: 0.87em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

    /* The frame of the page. */
    #page { display: grid; grid-template: auto 1fr / minmax(250px, 21rem) 1fr; height: 100vh; }
    header {
      grid-column: 1 / 3; display: flex; gap: 16px; align-items: center; padding: 12px 20px;
      background: var(--card); border-bottom: 1px solid var(--line);
    }
    header h1 { font-size: 1.05rem; font-weight: 650; max-height: 2.9em; overflow: hidden; }
    header p { color: var(--dim); white-space: nowrap; margin-right: auto; }
    header .fails { color: var(--red); font-weight: 600; }
    button, input {
      font: inherit; color: inherit; border: 1px solid var(--line); border-radius: 9px; background: var(--back);
      padding: 6px 12px;
    }
    button { cursor: pointer; }
    button:hover:enabled { background: var(--sunken); }
    button:disabled { opacity: 0.4; cursor: default; }
    input { width: 16rem; min-width: 7rem; }

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
    .badge {
      align-self: center; border-radius: 99px; padding: 0 8px; font-size: 0.8em; font-weight: 600; white-space: nowrap;
    }
    .bad { background: var(--red-tint); color: var(--red); }
    .good { background: var(--green-tint); color: var(--green); }
    .soft { background: var(--sunken); color: var(--dim); }
    .warm { background: var(--amber-tint); color: var(--amber); }
    .cool { background: var(--tint); color: var(--accent); }

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
    .card h3, .way h3 {
      font-size: 0.8rem; font-weight: 600; letter-spacing: 0.05em; text-transform: uppercase; color: var(--dim);
      margin-bottom: 6px;
    }
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

    /* A place as a wireframe. */
    .phone {
      display: flex; flex-direction: column; width: 100%; max-width: 330px; min-height: 470px; margin-inline: auto;
      border: 7px solid light-dark(#23232b, #45454f); border-radius: 40px; overflow: hidden; background: var(--back);
      box-shadow: var(--shadow); font-size: 0.93rem;
    }
    .phone.wide { max-width: 100%; border-radius: 28px; }
    .beneath {
      background: var(--below); color: light-dark(#5c5c68, #7f7f8b); text-align: center;
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

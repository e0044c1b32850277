extension TracePage {
  /// The page's script. It inserts the app's texts as text nodes, so that no text of the app is read as HTML.
  static let script = Page.Part(
    text: [Page.elements, searchedTexts, Page.wireframes, selectedStep, list].joined(separator: "\n\n"),
    hash: PageHashes.traceScript)

  /// The texts of the steps, for the search.
  private static let searchedTexts = #"""
    // The texts of a step, for the search.

    function textsOfPlace(position) {
      if (!has(position)) return [];
      const { scene, area, layers, link, noLink } = data.places[position];
      const titles = layers.flatMap((layer) => [layer.style, ...layer.titles.map(text)]);
      return [text(scene), text(link), text(noLink), ...titles, ...textsOfArea(area)];
    }
    function textsOfArea(position) {
      if (!has(position)) return [];
      const { columns, bar, area, screen } = data.areas[position];
      if (columns) return columns.flatMap((column) => [text(column.placeholder), ...textsOfArea(column.area)]);
      if (bar) return [...bar.flatMap((item) => [text(item.title), text(item.badge)]), ...textsOfArea(area)];
      const { title, message, rows, toolbar = [] } = data.screens[screen];
      const drawn = [...rows, ...toolbar].map((row) => data.rows[row]);
      const details = drawn.flatMap((row) => [row.title, row.detail, row.value, row.hint, row.failure]);
      return [title, message, ...details].map(text);
    }
    function textsOfEvent(position) {
      const { kind, text: event, cause } = data.events[position];
      return [kind, text(event), text(cause)];
    }
    const searched = data.steps.map((step) => [
      text(step.text), text(step.command), text(step.source), has(step.failure) && 'failed ' + text(step.failure),
      ...textsOfPlace(step.before), ...textsOfPlace(step.after), ...(step.events || []).flatMap(textsOfEvent),
      ...[...(step.made || []), ...(step.released || [])].map((flow) => text(data.flows[flow].type)),
    ].filter(Boolean).join('\n').toLowerCase());
    """#

  /// The list of the steps, the search and the keyboard. It is the last part, because it draws the page.
  private static let list = #"""
    // The list, the search and the keyboard.

    /** The title of the screen on top. */
    function topTitle(position) {
      const { layers } = data.places[position];
      return layers.length ? text(last(last(layers).titles)) : 'no scene';
    }
    const items = data.steps.map((step, number) => {
      const before = placeBefore(number), title = topTitle(step.after);
      return make('a', { href: '#' + number, tabindex: '-1' },
        span('number', String(number)), make('b', {}, text(step.text)),
        has(step.failure) ? badge('bad', 'failed') : span(''),
        (!has(before) || topTitle(before) !== title) && small('→ ' + title));
    });
    const failed = data.steps.filter((step) => has(step.failure)).length;
    const nothing = make('p', { class: 'nothing' }, 'No action has this text.');
    const count = make('p', { role: 'status' });
    const main = make('main', { 'aria-labelledby': 'action', 'aria-live': 'polite' });
    let selected = 0;

    /** The steps that the search has found. */
    const visible = () => [...items.keys()].filter((number) => !items[number].parentElement.hidden);

    function neighbours(number) {
      const numbers = visible();
      return { previous: last(numbers.filter((each) => each < number)), next: numbers.find((each) => each > number) };
    }

    function show(number) {
      items[selected].removeAttribute('aria-current');
      items[selected].tabIndex = -1;
      selected = number;
      items[number].setAttribute('aria-current', 'step');
      items[number].tabIndex = 0;
      items[number].scrollIntoView({ block: 'nearest' });
      draw(number);
    }

    /** Shows a step, and puts it into the address. */
    function select(number) {
      if (!has(number)) return;
      history.replaceState(null, '', '#' + number);
      show(number);
    }

    /** The step in the address; without one, the first that failed. */
    function addressed() {
      const number = /^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : items.length;
      return number < items.length ? number : Math.max(0, data.steps.findIndex((step) => has(step.failure)));
    }

    function filter() {
      const wanted = search.value.trim().toLowerCase();
      items.forEach((item, number) => { item.parentElement.hidden = !searched[number].includes(wanted); });
      const numbers = visible(), actions = items.length - 1;
      nothing.hidden = numbers.length > 0;
      if (wanted) count.replaceChildren(numbers.length + ' of ' + items.length + ' found');
      else if (failed) count.replaceChildren(actions + ' actions, ', span('fails', failed + ' failed'));
      else count.replaceChildren(actions + ' actions');
      if (numbers.length && !numbers.includes(selected)) select(numbers[0]);
      else show(selected);
    }

    function press(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const isTyping = event.target === search;
      const { previous, next } = neighbours(selected), numbers = visible();
      const inSearch = {
        ArrowDown: () => select(next), ArrowUp: () => select(previous),
        Escape: () => { search.value = ''; filter(); items[selected].focus(); },
      };
      const go = (number) => () => { select(number); items[selected].focus({ preventScroll: true }); };
      const outside = {
        ArrowDown: go(next), ArrowRight: go(next), j: go(next), ArrowUp: go(previous), ArrowLeft: go(previous),
        k: go(previous), Home: go(numbers[0]), End: go(last(numbers)), '/': () => search.focus(),
      };
      const action = (isTyping ? inSearch : outside)[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    }

    search.addEventListener('input', filter);
    document.addEventListener('keydown', press);
    addEventListener('hashchange', () => show(addressed()));
    document.getElementById('page').append(
      make('header', {}, make('h1', {}, data.title), count, search, theme),
      make('nav', { 'aria-label': 'Actions' }, make('ol', {}, items.map((item) => make('li', {}, item))), nothing),
      main);
    selected = addressed();
    filter();
    """#

  /// The part of the script that draws the selected step: its places, its events and its flows.
  private static let selectedStep = #"""
    // The selected step.

    const hasScenes = new Set(data.places.map((place) => place.scene)).size > 1;

    /** The place before a step; undefined for the start. */
    function placeBefore(number) {
      const { before } = data.steps[number];
      return has(before) || number === 0 ? before : data.steps[number - 1].after;
    }

    function figure(caption, place, wireframe) {
      const layers = place.layers.map(({ style, titles }) =>
        make('li', { class: 'layer' }, badge('soft', style), titles.map((title) => span('step', text(title)))));
      return make('figure', {},
        make('figcaption', {}, caption, hasScenes && has(place.scene) && ' · scene ' + text(place.scene)),
        wireframe.element,
        box('way',
          make('h3', {}, 'Line'), layers.length ? make('ol', {}, layers) : 'nothing',
          make('h3', {}, 'Link'),
          span('address', has(place.link) ? code(text(place.link)) : small('none: ' + text(place.noLink)))));
    }

    function figures(number) {
      const step = data.steps[number], after = data.places[step.after];
      if (number === 0) return figure('At the start', after, new Wireframe(after));
      const position = placeBefore(number), before = data.places[position];
      const [old, now] = [new Wireframe(before), new Wireframe(after, rowsByTitle(before.area))];
      if (step.control) old.touch(step.control);
      return [
        figure(has(step.before) ? 'Before: the app has changed it meanwhile' : 'Before', before, old),
        figure(position === step.after ? 'After: the same' : 'After', after, now),
      ];
    }

    const colors = {
      shown: 'good', selected: 'cool', opened: 'cool', scene: 'cool', removed: 'soft', refused: 'warm', failed: 'bad',
      mistake: 'bad',
    };
    function eventItem(position) {
      const { kind, scene, text: event, cause } = data.events[position];
      return make('li', {}, badge(colors[kind], kind), make('span', {},
        code(text(event)), has(cause) && small(' – ' + text(cause)),
        (hasScenes || kind === 'scene') && small(' – scene ' + text(scene))));
    }
    function flowItem(color, word, position) {
      const { type, number } = data.flows[position];
      return make('li', {}, badge(color, word), make('span', {}, code(text(type)), small(' ' + number)));
    }
    const card = (name, title, items) =>
      box('card ' + name, make('h3', {}, title), items.length ? make('ol', {}, items) : small('none'));

    function turn(label, symbol, number) {
      const made = button(symbol, label, () => select(number));
      made.disabled = !has(number);
      return made;
    }

    function draw(number) {
      const step = data.steps[number], { previous, next } = neighbours(number);
      const title = make('h2', { id: 'action' }, span('', String(number)), ' ', text(step.text));
      main.replaceChildren(make('div', {},
        box('heading', title, turn('Previous action', '‹', previous), turn('Next action', '›', next)),
        make('p', { class: 'command' },
          has(step.command) && step.command !== step.text && code(text(step.command)),
          has(step.source) && span('source', text(step.source))),
        has(step.failure) && box('failure', text(step.failure)),
        box('places', figures(number)),
        box('facts',
          card('events', 'Events', (step.events || []).map(eventItem)),
          card('flows', 'Flows', [
            ...(step.made || []).map((flow) => flowItem('good', 'made', flow)),
            ...(step.released || []).map((flow) => flowItem('soft', 'released', flow)),
          ]))));
      main.scrollTop = 0;
    }
    """#
}

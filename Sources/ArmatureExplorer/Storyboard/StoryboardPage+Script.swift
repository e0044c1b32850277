extension StoryboardPage {
  /// The page's script. It inserts the app's texts as text nodes, so that no text of the app is read as HTML.
  static let script = Page.Part(
    text: [Page.elements, Page.wireframes, map, prototype].joined(separator: "\n\n"), hash: PageHashes.storyboardScript)

  /// The map: what is visible is drawn, moved and searched.
  private static let map = #"""
    // The map.

    const svg = document.getElementById('map');
    const stops = data.stops.map((stop, number) => ({ ...stop, element: document.getElementById('s' + number) }));
    const ways = data.ways.map(([from, to, word, row], number) =>
      ({ from, to, word, row, element: document.getElementById('w' + number) }));
    const whole = { ...svg.viewBox.baseVal, x: svg.viewBox.baseVal.x, y: svg.viewBox.baseVal.y,
      width: svg.viewBox.baseVal.width, height: svg.viewBox.baseVal.height };
    for (const stop of stops) {
      const { e: x, f: y } = stop.element.transform.baseVal.consolidate().matrix;
      const frame = stop.element.querySelector('.frame');
      Object.assign(stop, { x, y, width: frame.width.baseVal.value, height: frame.height.baseVal.value });
    }

    /** Draws a screen, and lets its ways begin at their rows. */
    function drawStop(number) {
      const stop = stops[number];
      if (stop.drawn) return;
      const wireframe = new Wireframe(data.places[stop.place]);
      stop.drawn = make('div', { class: wireframe.hasColumns ? 'tile wide' : 'tile', 'aria-hidden': 'true' },
        wireframe.element);
      stop.element.querySelector('foreignObject').append(stop.drawn);
      const tile = stop.drawn.getBoundingClientRect();
      for (const way of ways.filter((way) => way.from === number && way.row)) {
        const control = wireframe.controls[way.row - 1];
        if (!control || !tile.height) continue;
        const row = control.drawn.getBoundingClientRect();
        const share = (row.top + row.height / 2 - tile.top) / tile.height;
        if (share <= 0 || share >= 1) continue;
        const line = way.element.getAttribute('d').replace(/^M(\S+) [\d.-]+/, `M$1 ${stop.y + share * stop.height}`);
        way.element.setAttribute('d', line);
      }
    }

    let view = { ...whole };
    let isWaiting = false;
    function setView(next) {
      const width = Math.min(Math.max(next.width, 200), whole.width * 3);
      view = { x: next.x, y: next.y, width, height: next.height * width / next.width };
      svg.setAttribute('viewBox', `${view.x} ${view.y} ${view.width} ${view.height}`);
      if (!isWaiting) requestAnimationFrame(() => { isWaiting = false; drawVisible(); });
      isWaiting = true;
    }
    /** The units of the map for one pixel. */
    const scale = () => Math.max(view.width / svg.clientWidth, view.height / svg.clientHeight);
    function drawVisible() {
      const far = scale() > 4;
      svg.classList.toggle('far', far);
      if (far) return;
      const [w, h] = [svg.clientWidth * scale(), svg.clientHeight * scale()];
      const [x, y] = [view.x + view.width / 2 - w / 2, view.y + view.height / 2 - h / 2];
      stops.forEach((stop, number) => {
        if (stop.x < x + w && stop.x + stop.width > x && stop.y < y + h && stop.y + stop.height > y) drawStop(number);
      });
    }
    function zoom(factor, at) {
      const middle = at || { x: view.x + view.width / 2, y: view.y + view.height / 2 };
      setView({ x: middle.x - (middle.x - view.x) * factor, y: middle.y - (middle.y - view.y) * factor,
        width: view.width * factor, height: view.height * factor });
    }
    function position(event) {
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
      return { x: point.x, y: point.y };
    }
    svg.addEventListener('wheel', (event) => {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) zoom(Math.exp(event.deltaY / 300), position(event));
      else setView({ ...view, x: view.x + event.deltaX * scale(), y: view.y + event.deltaY * scale() });
    }, { passive: false });
    let drag, hasMoved = false;
    svg.addEventListener('pointerdown', (event) => { drag = event; hasMoved = false; });
    addEventListener('pointermove', (event) => {
      if (!drag) return;
      const [dx, dy] = [event.clientX - drag.clientX, event.clientY - drag.clientY];
      if (!hasMoved && Math.hypot(dx, dy) < 4) return;
      hasMoved = true;
      svg.classList.add('dragging');
      setView({ ...view, x: view.x - dx * scale(), y: view.y - dy * scale() });
      drag = event;
    });
    addEventListener('pointerup', () => { drag = undefined; svg.classList.remove('dragging'); });

    /** Lights the ways of one screen; of none without a number. */
    function light(number) {
      for (const way of ways) way.element.classList.toggle('lit', way.from === number || way.to === number);
    }
    stops.forEach((stop, number) => {
      for (const name of ['pointerenter', 'focus']) stop.element.addEventListener(name, () => light(number));
      for (const name of ['pointerleave', 'blur']) stop.element.addEventListener(name, () => light(current));
      stop.element.addEventListener('click', () => { if (!hasMoved) open(stop.state); });
      stop.element.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        open(stop.state);
      });
    });
    let current;

    function textsOfArea(position) {
      if (!has(position)) return [];
      const { columns, bar, area, screen } = data.areas[position];
      if (columns) return columns.flatMap((column) => textsOfArea(column.area));
      if (bar) return [...bar.map((item) => text(item.title)), ...textsOfArea(area)];
      const { title, message, rows, toolbar = [] } = data.screens[screen];
      return [title, message, ...[...rows, ...toolbar].flatMap((row) => [data.rows[row].title, data.rows[row].detail])]
        .map(text);
    }
    search.addEventListener('input', () => {
      const wanted = search.value.trim().toLowerCase();
      const found = new Set(stops.keys());
      stops.forEach((stop, number) => {
        const texts = [text(stop.name), ...textsOfArea(data.places[stop.place].area)].filter(Boolean);
        if (!texts.join('\n').toLowerCase().includes(wanted)) found.delete(number);
        stop.element.classList.toggle('dimmed', !found.has(number));
      });
      for (const way of ways) way.element.classList.toggle('dimmed', !found.has(way.from) && !found.has(way.to));
    });
    """#

  /// The prototype beside the map, and the keyboard. It is the last part, because it draws the page.
  private static let prototype = #"""
    // The prototype.

    const aside = make('aside', { 'aria-label': 'Prototype', 'aria-live': 'polite' });
    aside.hidden = true;
    // A large app has more screens than the prototype has states. The others are shown, and lead nowhere.
    const states = [...data.states];
    data.stops.forEach((stop, number) => {
      if (stop.state < data.states.length) return;
      stops[number].state = states.length;
      states.push({ place: stop.place, stop: number, rows: [], tabs: [], others: [], acts: [], script: [], code: [] });
    });
    const linkOf = (number) => {
      const { link } = data.places[states[number].place];
      return has(link) && !/\s/.test(text(link)) ? text(link).replace(/^[a-z0-9+.-]+:\/*/i, '/') : undefined;
    };
    const numbers = new Map();
    const addresses = states.map((state, number) => {
      const link = linkOf(number), address = link && !numbers.has(link) ? link : '/state/' + number;
      numbers.set(address, number);
      return address;
    });

    /** Opens a state, and puts it into the address. */
    function open(number) { location.hash = addresses[number]; }

    function listen(element, label, target) {
      if (target >= data.states.length) return;
      element.classList.add('live');
      for (const [name, value] of Object.entries({ role: 'button', tabindex: '0' })) element.setAttribute(name, value);
      element.addEventListener('click', () => open(target));
      element.addEventListener('keydown', (event) => { if (event.key === 'Enter') open(target); });
    }
    function copied(title, lines) {
      if (!lines.length) return [];
      const shown = lines.map(text).join('\n'), copy = button('Copy', 'Copy: ' + title, () => navigator.clipboard.writeText(shown));
      return [make('h3', {}, title, ' ', copy), make('pre', {}, shown)];
    }
    function show() {
      const number = numbers.get(decodeURIComponent(location.hash.slice(1)));
      aside.hidden = !has(number);
      if (has(current)) stops[current].element.classList.remove('current');
      current = has(number) ? states[number].stop : undefined;
      light(current);
      if (!has(number)) return;
      const state = states[number], stop = stops[state.stop], place = data.places[state.place];
      stop.element.classList.add('current');
      const wireframe = new Wireframe(place);
      for (const [row, target] of state.rows) {
        const control = wireframe.controls[row - 1];
        if (control) listen(control.drawn, text(control.title), target);
      }
      for (const [bar, item, target] of state.tabs) {
        if (wireframe.bars[bar]) listen(wireframe.bars[bar][item], '', target);
      }
      const notes = number < data.states.length ? [] : [make('p', {}, `The prototype has the first ${data.states.length} states, and not this one.`)];
      const acts = state.others.map(([word, target]) => button(text(word), text(word), () => open(target)));
      const findings = stop.findings.map((finding) => make('p', { class: 'found' }, text(data.findings[finding])));
      aside.classList.toggle('wide', wireframe.hasColumns);
      aside.replaceChildren(
        make('h2', {}, place.layers.length ? text(last(last(place.layers).titles)) : ''), make('p', {}, text(stop.name)),
        ...notes, wireframe.element,
        box('acts', button('‹ Before', 'The screen before', () => history.back()), acts,
          button('Close', 'Close the prototype', () => { location.hash = ''; })),
        ...findings, ...copied('Taps', state.acts), ...copied('Link', has(place.link) ? [place.link] : []),
        ...copied('Script', state.script), ...copied('Test', state.code));
    }
    document.querySelector('header').append(search,
      button('−', 'Zoom out', () => zoom(1.4)), button('+', 'Zoom in', () => zoom(1 / 1.4)),
      button('Fit', 'Show all', () => setView({ ...whole })), theme);
    document.getElementById('page').append(aside);
    document.addEventListener('keydown', (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target === search) return;
      const step = 80 * scale();
      const act = {
        '/': () => search.focus(), '+': () => zoom(1 / 1.4), '-': () => zoom(1.4), 0: () => setView({ ...whole }),
        Escape: () => { location.hash = ''; },
        ArrowLeft: () => setView({ ...view, x: view.x - step }), ArrowRight: () => setView({ ...view, x: view.x + step }),
        ArrowUp: () => setView({ ...view, y: view.y - step }), ArrowDown: () => setView({ ...view, y: view.y + step }),
      }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    });
    addEventListener('hashchange', show);
    addEventListener('resize', drawVisible);
    setView({ ...whole });
    show();
    """#
}

extension TracePage {
  /// The page's script. Texts of the app come into the page as text only, never as HTML.
  static let script = #"""
    'use strict';
    const trace = JSON.parse(document.getElementById('trace').textContent);
    const has = (position) => position !== undefined;
    const text = (position) => trace.texts[position];
    const last = (list) => list[list.length - 1];

    /** Makes an element. Children are elements and texts; those that are false, null or undefined are left out. */
    function make(tag, attributes, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.append(...children.flat().filter((child) => child != null && child !== false));
      return element;
    }
    const box = (name, ...children) => make('div', { class: name }, ...children);
    const span = (name, ...children) => make('span', { class: name }, ...children);
    const code = (...children) => make('code', {}, ...children);
    const small = (...children) => make('small', {}, ...children);
    const badge = (color, ...children) => span('badge ' + color, ...children);

    // The texts of a step, for the search.

    function textsOfPlace(position) {
      if (!has(position)) return [];
      const { scene, area, layers, link, noLink } = trace.places[position];
      const titles = layers.flatMap((layer) => [layer.style, ...layer.titles.map(text)]);
      return [text(scene), text(link), text(noLink), ...titles, ...textsOfArea(area)];
    }
    function textsOfArea(position) {
      if (!has(position)) return [];
      const { columns, bar, area, screen } = trace.areas[position];
      if (columns) return columns.flatMap((column) => [text(column.placeholder), ...textsOfArea(column.area)]);
      if (bar) return [...bar.flatMap((item) => [text(item.title), text(item.badge)]), ...textsOfArea(area)];
      const { title, message, rows, toolbar = [] } = trace.screens[screen];
      const drawn = [...rows, ...toolbar].map((row) => trace.rows[row]);
      const details = drawn.flatMap((row) => [row.title, row.detail, row.value, row.hint, row.failure]);
      return [title, message, ...details].map(text);
    }
    function textsOfEvent(position) {
      const { kind, text: event, cause } = trace.events[position];
      return [kind, text(event), text(cause)];
    }
    const searched = trace.steps.map((step) => [
      text(step.text), text(step.command), text(step.source), has(step.failure) && 'failed ' + text(step.failure),
      ...textsOfPlace(step.before), ...textsOfPlace(step.after), ...(step.events || []).flatMap(textsOfEvent),
      ...[...(step.made || []), ...(step.released || [])].map((flow) => text(trace.flows[flow].type)),
    ].filter(Boolean).join('\n').toLowerCase());

    // Wireframes.

    const marks = { link: '›', picker: '⌄', date: '▾', stepper: '− +', search: '⌕', busy: '…' };
    const stateWords = ['disabled', 'busy', 'failed'];

    /** Draws a place. */
    class Wireframe {
      /** Rows that are not among `rowsBefore`, which has the rows of screens by their titles, are marked as changed. */
      constructor(place, rowsBefore = new Map()) {
        this.titles = place.layers.length ? last(place.layers).titles : [];
        this.rowsBefore = rowsBefore;
        this.hasColumns = false;
        /** The controls in the order in which they were drawn. */
        this.controls = [];

        let content = has(place.area) ? this.area(place.area) : box('area', box('placeholder', 'Nothing to show'));
        if (place.layers.length > 1) {
          const below = place.layers.slice(0, -1).map((layer) => box('beneath', text(last(layer.titles))));
          content = box('layered ' + last(place.layers).style, below, content);
        }
        this.element = box(this.hasColumns ? 'phone wide' : 'phone', content);
      }

      area(position) {
        const { columns, bar, area, screen } = trace.areas[position];
        if (columns) {
          this.hasColumns = true;
          return box('columns', columns.map((column) => has(column.area)
            ? this.area(column.area) : box('area', box('placeholder', text(column.placeholder)))));
        }
        if (bar) return box('area', this.area(area), this.bar(bar));
        return trace.screens[screen].isDialog ? this.dialog(trace.screens[screen]) : this.screen(trace.screens[screen]);
      }

      bar(items) {
        return make('ul', { class: 'tabs', 'aria-label': 'Tabs' }, items.map(({ title, badge: count, isSelected }) =>
          make('li', isSelected ? { class: 'tab selected', 'aria-current': 'true' } : { class: 'tab' },
            text(title), has(count) && badge('', text(count)))));
      }

      screen({ title, rows, toolbar = [] }) {
        const below = this.titles.length > 1 && !this.hasColumns && '‹ ' + text(this.titles[this.titles.length - 2]);
        // The controls are counted from the rows on, as the terminal numbers them.
        const body = box('body', rows.length ? this.groups(rows, this.rowsBefore.get(title)) : box('empty', 'No rows'));
        const items = toolbar.map((position) => trace.rows[position]);
        const pills = items.map((item) => this.pill(item));
        const leading = items.map(({ placement }) => placement === 'leading');
        return box('area',
          box('titlebar',
            box('side', below && span('back', below), pills.filter((pill, index) => leading[index])),
            make('b', {}, text(title)),
            box('side trailing', pills.filter((pill, index) => !leading[index]))),
          items.filter((item) => has(item.failure)).map((item) =>
            box('problem', '! ', text(item.title), ': ', text(item.failure))),
          body);
      }

      dialog({ title, message, rows }) {
        return box('alert',
          make('b', {}, text(title)), has(message) && make('p', {}, text(message)), this.groups(rows));
      }

      /** Rows in groups. A heading begins one, and so does the row after a section. */
      groups(positions, before) {
        const drawn = [];
        let group, depthBefore = 0;
        for (const position of positions) {
          const row = trace.rows[position], depth = row.depth || 0;
          if (row.kind === 'section') {
            drawn.push(box('header', text(row.title)));
            group = undefined;
          } else {
            if (!group || depth < depthBefore) drawn.push(group = make('ul', { class: 'group' }));
            group.append(this.row(row, before && !before.has(position)));
          }
          depthBefore = depth;
        }
        return drawn;
      }

      row(row, isChanged) {
        const names = ['row', row.kind, row.state, row.role, isChanged && 'changed'].filter(Boolean).join(' ');
        const mark = marks[row.state] || marks[row.kind];
        const isImage = row.kind === 'image';
        return this.control(row, make('li', { class: names },
          isImage && span('symbol', text(row.value)),
          span('texts',
            span('title', text(row.title)),
            has(row.detail) && span('detail', text(row.detail)),
            has(row.value) && !isImage && span('value', text(row.value)),
            has(row.hint) && !has(row.value) && span('hint', text(row.hint)),
            stateWords.includes(row.state) && span('hidden', ' ' + row.state),
            has(row.failure) && span('problem', '! ', text(row.failure))),
          row.kind === 'toggle' && make('span', { class: 'switch ' + row.state, role: 'img', 'aria-label': row.state }),
          mark && make('span', { class: 'mark', 'aria-hidden': 'true' }, mark)));
      }

      pill(row) {
        const mark = marks[row.state] || marks[row.kind];
        return this.control(row, span(['pill', row.state, row.role].filter(Boolean).join(' '),
          text(row.title), mark && ' ' + mark, stateWords.includes(row.state) && span('hidden', ' ' + row.state)));
      }

      control(row, drawn) {
        if (!['text', 'image', 'section'].includes(row.kind)) this.controls.push({ title: row.title, drawn });
        return drawn;
      }

      /** Marks the control that the user has touched. */
      touch({ title, index }) {
        const touched = this.controls.filter((each) => each.title === title)[index];
        if (touched) touched.drawn.classList.add('touched');
      }
    }

    /** The rows of the screens in an area, by the titles of the screens. */
    function rowsByTitle(position, found = new Map()) {
      if (!has(position)) return found;
      const { columns, bar, area, screen } = trace.areas[position];
      if (columns) columns.forEach((column) => rowsByTitle(column.area, found));
      else if (bar) rowsByTitle(area, found);
      else found.set(trace.screens[screen].title, new Set(trace.screens[screen].rows));
      return found;
    }

    // The selected step.

    const hasScenes = new Set(trace.places.map((place) => place.scene)).size > 1;

    /** The place before a step; undefined for the start. */
    function placeBefore(number) {
      const { before } = trace.steps[number];
      return has(before) || number === 0 ? before : trace.steps[number - 1].after;
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
      const step = trace.steps[number], after = trace.places[step.after];
      if (number === 0) return figure('At the start', after, new Wireframe(after));
      const position = placeBefore(number), before = trace.places[position];
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
      const { kind, scene, text: event, cause } = trace.events[position];
      return make('li', {}, badge(colors[kind], kind), make('span', {},
        code(text(event)), has(cause) && small(' – ' + text(cause)),
        (hasScenes || kind === 'scene') && small(' – scene ' + text(scene))));
    }
    function flowItem(color, word, position) {
      const { type, number } = trace.flows[position];
      return make('li', {}, badge(color, word), make('span', {}, code(text(type)), small(' ' + number)));
    }
    const card = (name, title, items) =>
      box('card ' + name, make('h3', {}, title), items.length ? make('ol', {}, items) : small('none'));

    function turn(label, symbol, number) {
      const button = make('button', { type: 'button', 'aria-label': label, title: label }, symbol);
      button.disabled = !has(number);
      button.addEventListener('click', () => select(number));
      return button;
    }

    function draw(number) {
      const step = trace.steps[number], { previous, next } = neighbours(number);
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

    // The list, the search and the keyboard.

    /** The title of the screen on top. */
    function topTitle(position) {
      const { layers } = trace.places[position];
      return layers.length ? text(last(last(layers).titles)) : 'no scene';
    }
    const items = trace.steps.map((step, number) => {
      const before = placeBefore(number), title = topTitle(step.after);
      return make('a', { href: '#' + number, tabindex: '-1' },
        span('number', String(number)), make('b', {}, text(step.text)),
        has(step.failure) ? badge('bad', 'failed') : span(''),
        (!has(before) || topTitle(before) !== title) && small('→ ' + title));
    });
    const failed = trace.steps.filter((step) => has(step.failure)).length;
    const nothing = make('p', { class: 'nothing' }, 'No action has this text.');
    const count = make('p', { role: 'status' });
    const search = make('input', { type: 'search', placeholder: 'Search', title: 'Key: /', 'aria-label': 'Search' });
    const theme = make('button', { type: 'button', 'aria-label': 'Light or dark', title: 'Light or dark' }, '◐');
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
      return number < items.length ? number : Math.max(0, trace.steps.findIndex((step) => has(step.failure)));
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
    theme.addEventListener('click', () => {
      const { dataset } = document.documentElement;
      const isDark = dataset.theme ? dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
      dataset.theme = isDark ? 'light' : 'dark';
    });
    document.addEventListener('keydown', press);
    addEventListener('hashchange', () => show(addressed()));
    document.getElementById('page').append(
      make('header', {}, make('h1', {}, trace.title), count, search, theme),
      make('nav', { 'aria-label': 'Actions' }, make('ol', {}, items.map((item) => make('li', {}, item))), nothing),
      main);
    selected = addressed();
    filter();
    """#
}

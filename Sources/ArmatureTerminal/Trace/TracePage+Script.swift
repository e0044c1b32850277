extension TracePage {
  /// The page's script. Texts of the app come into the page as text only, never as HTML.
  static let script = #"""
    'use strict';
    const trace = JSON.parse(document.getElementById('trace').textContent);
    const text = (position) => trace.texts[position];
    const has = (position) => position !== undefined;

    /** Makes an element. Children are elements and texts; those that are null, false or undefined are left out. */
    function make(tag, attributes, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.append(...children.flat().filter((child) => child != null && child !== false));
      return element;
    }
    const box = (name, ...children) => make('div', { class: name }, ...children);
    const span = (name, ...children) => make('span', { class: name }, ...children);
    const badge = (color, ...children) => span('badge ' + color, ...children);

    // The texts of a step, for the search.

    function placeTexts(position) {
      const place = trace.places[position];
      const texts = place.layers.flatMap((layer) => [layer.style, ...layer.titles.map(text)]);
      for (const each of [place.scene, place.link, place.noLink]) if (has(each)) texts.push(text(each));
      return has(place.area) ? texts.concat(areaTexts(trace.areas[place.area])) : texts;
    }
    function areaTexts(area) {
      if (area.columns) {
        return area.columns.flatMap((column) =>
          has(column.area) ? areaTexts(trace.areas[column.area]) : [text(column.placeholder)]);
      }
      if (area.bar) {
        const items = area.bar.flatMap((item) => [text(item.title), has(item.badge) ? text(item.badge) : '']);
        return items.concat(areaTexts(trace.areas[area.area]));
      }
      const screen = trace.screens[area.screen];
      const rows = [...screen.rows, ...(screen.toolbar || [])].map((row) => trace.rows[row]);
      return [screen, ...rows].flatMap((part) =>
        ['title', 'message', 'detail', 'value', 'hint', 'failure'].filter((key) => has(part[key])).map((key) => text(part[key])));
    }
    const searched = trace.steps.map((step) => {
      const events = (step.events || []).map((event) => trace.events[event]);
      const flows = [...(step.made || []), ...(step.released || [])].map((flow) => text(trace.flows[flow].type));
      return [
        text(step.text), has(step.command) ? text(step.command) : '', has(step.failure) ? 'failed ' + text(step.failure) : '',
        ...placeTexts(step.after), ...(has(step.before) ? placeTexts(step.before) : []), ...flows,
        ...events.flatMap((event) => [event.kind, text(event.text), has(event.cause) ? text(event.cause) : '']),
      ].join('\n').toLowerCase();
    });

    // Wireframes.

    const marks = { link: '›', picker: '⌄', date: '▾', stepper: '− +', search: '⌕', busy: '…' };
    const stateWords = { disabled: 'disabled', busy: 'busy', failed: 'failed' };

    /** Draws places. It collects the controls that it draws, in their order. */
    class Wireframe {
      constructor(place, rowsBefore) {
        this.place = place;
        this.rowsBefore = rowsBefore || new Map();
        this.hasColumns = false;
        this.controls = [];
      }

      draw() {
        const area = has(this.place.area) ? this.area(this.place.area) : box('area', box('placeholder', 'Nothing to show'));
        const below = this.place.layers.slice(0, -1);
        const style = this.place.layers.length ? this.place.layers[this.place.layers.length - 1].style : 'window';
        let content = area;
        if (below.length) {
          const kind = style === 'alert' || style === 'dialog' ? 'dialog' : style;
          const titles = below.map((layer) => box('beneath', text(layer.titles[layer.titles.length - 1])));
          content = box('layered ' + kind, titles, area);
        }
        return box(this.hasColumns ? 'phone wide' : 'phone', content);
      }

      area(position) {
        const area = trace.areas[position];
        if (area.columns) {
          this.hasColumns = true;
          return box('columns', area.columns.map((column) =>
            has(column.area) ? this.area(column.area) : box('area', box('placeholder', text(column.placeholder)))));
        }
        if (area.bar) return box('area', this.area(area.area), this.bar(area.bar));
        const screen = trace.screens[area.screen];
        return screen.isDialog ? this.dialog(screen) : this.screen(screen);
      }

      bar(items) {
        return make('ul', { class: 'tabs', 'aria-label': 'Tabs' }, items.map((item) =>
          make('li', item.isSelected ? { class: 'tab selected', 'aria-current': 'true' } : { class: 'tab' },
            text(item.title), has(item.badge) && badge('', text(item.badge)))));
      }

      screen(screen) {
        const titles = this.place.layers.length ? this.place.layers[this.place.layers.length - 1].titles : [];
        const below = titles.length > 1 && !this.hasColumns && text(titles[titles.length - 2]);
        const rows = this.groups(screen.rows, this.rowsBefore.get(screen.title));
        return box('area',
          box('titlebar', span('back', below && '‹ ' + below), make('b', {}, text(screen.title))),
          box('body', rows.length ? rows : box('empty', 'No rows')),
          screen.toolbar && box('toolbar', screen.toolbar.map((row) => this.pill(row))));
      }

      dialog(screen) {
        return box('alert', make('b', {}, text(screen.title)), has(screen.message) && make('p', {}, text(screen.message)),
          this.groups(screen.rows));
      }

      /** Rows in groups. A heading begins one, and so does the row after a section. */
      groups(positions, before) {
        const drawn = [];
        let group, depth = 0;
        for (const position of positions) {
          const row = trace.rows[position];
          if (row.kind === 'section') {
            drawn.push(box('header', text(row.title)));
            group = undefined;
          } else {
            if (!group || (row.depth || 0) < depth) drawn.push(group = make('ul', { class: 'group' }));
            group.append(this.row(row, before && !before.has(position)));
          }
          depth = row.depth || 0;
        }
        return drawn;
      }

      row(row, isChanged) {
        const names = ['row', row.kind, row.state, row.role, isChanged && 'changed'].filter(Boolean).join(' ');
        const mark = marks[row.state] || marks[row.kind];
        const isImage = row.kind === 'image';
        const drawn = make('li', { class: names },
          isImage && span('symbol', text(row.value)),
          span('texts', span('title', text(row.title)),
            has(row.detail) && span('detail', text(row.detail)),
            has(row.value) && !isImage && span('value', text(row.value)),
            has(row.hint) && (row.kind !== 'picker' || !has(row.value)) && span('hint', text(row.hint)),
            row.state in stateWords && span('hidden', stateWords[row.state]),
            has(row.failure) && span('problem', '! ', text(row.failure))),
          row.kind === 'toggle' && make('span', { class: 'switch ' + row.state, role: 'img', 'aria-label': row.state }),
          mark && make('span', { class: 'mark', 'aria-hidden': 'true' }, mark));
        return this.control(row, drawn);
      }

      pill(position) {
        const row = trace.rows[position];
        const mark = marks[row.state] || marks[row.kind];
        const drawn = make('span', { class: ['pill', row.state, row.role].filter(Boolean).join(' ') },
          text(row.title), mark && ' ' + mark, row.state === 'disabled' && span('hidden', ' disabled'),
          has(row.failure) && ': ' + text(row.failure));
        return this.control(row, drawn);
      }

      control(row, drawn) {
        if (!['text', 'image', 'section'].includes(row.kind)) this.controls.push({ title: row.title, drawn });
        return drawn;
      }

      /** Marks the control that the user has touched. */
      touch(control) {
        const touched = this.controls.filter((each) => each.title === control.title)[control.index];
        if (touched) touched.drawn.classList.add('touched');
      }
    }

    /** The rows of each screen on display, by its title. */
    function rowsByTitle(place) {
      const rows = new Map();
      (function visit(position) {
        if (!has(position)) return;
        const area = trace.areas[position];
        if (area.columns) return area.columns.forEach((column) => visit(column.area));
        if (area.bar) return visit(area.area);
        const screen = trace.screens[area.screen];
        rows.set(screen.title, new Set(screen.rows));
      })(place.area);
      return rows;
    }

    // The selected step.

    const severalScenes = new Set(trace.places.map((place) => place.scene)).size > 1;
    const beforeOf = (number) => {
      const step = trace.steps[number];
      return has(step.before) ? step.before : number > 0 ? trace.steps[number - 1].after : undefined;
    };

    function figure(caption, position, rowsBefore, control) {
      const place = trace.places[position];
      const wireframe = new Wireframe(place, rowsBefore);
      const phone = wireframe.draw();
      if (control) wireframe.touch(control);
      const layers = place.layers.map((layer) => make('li', { class: 'layer' },
        badge('soft', layer.style), layer.titles.map((title) => span('step', text(title)))));
      return make('figure', {}, make('figcaption', {}, caption, severalScenes && has(place.scene) && ' · scene ' + text(place.scene)),
        phone,
        box('way', make('h3', {}, 'Line'), layers.length ? make('ol', { class: 'line' }, layers) : 'nothing',
          make('h3', {}, 'Link'),
          has(place.link) ? make('code', { class: 'address' }, text(place.link)) : make('small', { class: 'address' }, 'none: ' + text(place.noLink))));
    }

    const eventColors = { shown: 'good', removed: 'soft', selected: 'cool', opened: 'cool', scene: 'cool', refused: 'warm', failed: 'bad', mistake: 'bad' };

    function eventItem(position) {
      const event = trace.events[position];
      return make('li', {}, badge(eventColors[event.kind], event.kind), make('span', {}, make('code', {}, text(event.text)),
        has(event.cause) && make('small', {}, ' – ' + text(event.cause)),
        (severalScenes || event.kind === 'scene') && make('small', {}, ' – scene ' + text(event.scene))));
    }
    const flowItem = (color, word) => (position) => {
      const flow = trace.flows[position];
      return make('li', {}, badge(color, word), make('span', {}, make('code', {}, text(flow.type)), make('small', {}, ' ' + flow.number)));
    };
    const card = (title, name, items) => box('card ' + name, make('h3', {}, title),
      items.length ? make('ol', {}, items) : make('small', {}, 'none'));

    function draw(number) {
      const step = trace.steps[number];
      const before = beforeOf(number);
      const figures = [];
      if (before === undefined) {
        figures.push(figure('At the start', step.after));
      } else {
        const caption = before === step.after ? 'After: the same' : 'After';
        figures.push(figure(has(step.before) ? 'Before: the app has changed it meanwhile' : 'Before', before, undefined, step.control));
        figures.push(figure(caption, step.after, rowsByTitle(trace.places[before])));
      }
      const turn = (label, to, symbol) => {
        const button = make('button', { type: 'button', 'aria-label': label, title: label }, symbol);
        button.disabled = to === undefined;
        button.addEventListener('click', () => select(to));
        return button;
      };
      const { before: previous, after: next } = neighbours(number);
      main.replaceChildren(...[
        box('heading', make('h2', { id: 'action' }, span('', String(number)), ' ', text(step.text)),
          turn('Previous action', previous, '‹'), turn('Next action', next, '›')),
        has(step.command) && step.command !== step.text && make('p', { class: 'command' }, make('code', {}, text(step.command))),
        has(step.failure) && box('failure', text(step.failure)),
        box('places', figures),
        box('facts', card('Events', 'events', (step.events || []).map(eventItem)),
          card('Flows', 'flows', [...(step.made || []).map(flowItem('good', 'made')), ...(step.released || []).map(flowItem('soft', 'released'))])),
      ].filter(Boolean));
      main.scrollTop = 0;
    }

    // The list, the search and the keyboard.

    /** The title of the screen on top. */
    function titleOf(position) {
      const layer = trace.places[position].layers[trace.places[position].layers.length - 1];
      return layer ? text(layer.titles[layer.titles.length - 1]) : 'no scene';
    }
    const items = trace.steps.map((step, number) => {
      const before = beforeOf(number);
      const leads = before !== step.after && (before === undefined || titleOf(before) !== titleOf(step.after));
      return make('a', { href: '#' + number, tabindex: '-1' }, span('number', String(number)), make('b', {}, text(step.text)),
        has(step.failure) ? badge('bad', 'failed') : span(''), leads && make('small', {}, '→ ', titleOf(step.after)));
    });
    const actions = trace.steps.length - 1;
    const failed = trace.steps.filter((step) => has(step.failure)).length;
    const nothing = make('p', { class: 'nothing', hidden: '' }, 'No action has this text.');
    const list = make('ol', {}, items.map((item) => make('li', {}, item)));
    const count = make('p', { role: 'status' });
    const search = make('input', { type: 'search', placeholder: 'Search', 'aria-label': 'Search actions by any text', title: 'Search (/)' });
    const theme = make('button', { type: 'button', 'aria-label': 'Switch between light and dark', title: 'Light or dark' }, '◐');
    const main = make('main', { tabindex: '-1', 'aria-labelledby': 'action', 'aria-live': 'polite' });
    const visible = () => items.flatMap((item, number) => (item.parentElement.hidden ? [] : [number]));
    let selected = 0;

    function neighbours(number) {
      const numbers = visible();
      return { before: numbers.filter((each) => each < number).pop(), after: numbers.find((each) => each > number) };
    }

    /** Selects a step and tells the address. */
    function select(number) {
      if (number === undefined) return;
      history.replaceState(null, '', '#' + number);
      show(number);
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

    function filter() {
      const wanted = search.value.trim().toLowerCase();
      items.forEach((item, number) => { item.parentElement.hidden = !searched[number].includes(wanted); });
      const numbers = visible();
      nothing.hidden = numbers.length > 0;
      count.replaceChildren(
        wanted ? numbers.length + ' of ' + items.length + ' found' : actions + (actions === 1 ? ' action' : ' actions') + (failed > 0 ? ', ' : ''),
        !wanted && failed > 0 ? span('fails', failed + ' failed') : '');
      if (numbers.length && !numbers.includes(selected)) select(numbers[0]);
      else show(selected);
    }

    search.addEventListener('input', filter);
    theme.addEventListener('click', () => {
      const root = document.documentElement;
      const isDark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
      root.dataset.theme = isDark ? 'light' : 'dark';
    });
    document.addEventListener('keydown', (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const types = event.target === search;
      if (event.key === '/' && !types) {
        event.preventDefault();
        search.focus();
        return;
      }
      if (event.key === 'Escape' && types) {
        search.value = '';
        filter();
        items[selected].focus();
        return;
      }
      if (types && !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
      const numbers = visible();
      const { before, after } = neighbours(selected);
      const targets = {
        ArrowDown: after, ArrowRight: after, j: after, ArrowUp: before, ArrowLeft: before, k: before,
        Home: numbers[0], End: numbers[numbers.length - 1],
      };
      if (!(event.key in targets)) return;
      event.preventDefault();
      select(targets[event.key]);
      if (!types) items[selected].focus({ preventScroll: true });
    });

    /** The step that the address names; without one, the first that failed. */
    function addressed() {
      const number = Number(location.hash.slice(1) || NaN);
      if (Number.isInteger(number) && number >= 0 && number < items.length) return number;
      return Math.max(0, trace.steps.findIndex((step) => has(step.failure)));
    }
    addEventListener('hashchange', () => show(addressed()));

    document.getElementById('page').append(
      make('header', {}, make('h1', {}, trace.title), count, search, theme),
      make('nav', { 'aria-label': 'Actions' }, list, nothing), main);
    selected = addressed();
    filter();
    """#
}

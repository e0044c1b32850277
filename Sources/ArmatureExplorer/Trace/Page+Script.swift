extension Page {
  /// The part of a script that reads the data, and makes elements: those of any page, the search and the theme button.
  static let elements = #"""
    'use strict';
    const data = JSON.parse(document.getElementById('data').textContent);
    const has = (position) => position !== undefined;
    const text = (position) => data.texts[position];
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

    function button(label, title, act) {
      const made = make('button', { type: 'button', title, 'aria-label': title }, label);
      made.addEventListener('click', act);
      return made;
    }
    const search = make('input', { type: 'search', placeholder: 'Search', title: 'Key: /', 'aria-label': 'Search' });
    const theme = button('◐', 'Light or dark', () => {
      const { dataset } = document.documentElement;
      const isDark = dataset.theme ? dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
      dataset.theme = isDark ? 'light' : 'dark';
    });
    """#

  /// The part of the script that draws a place.
  static let wireframes = #"""
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
        /** The items of the bars, the outermost bar first. */
        this.bars = [];

        let content = has(place.area) ? this.area(place.area) : box('area', box('placeholder', 'Nothing to show'));
        if (place.layers.length > 1) {
          const below = place.layers.slice(0, -1).map((layer) => box('beneath', text(last(layer.titles))));
          content = box('layered ' + last(place.layers).style, below, content);
        }
        this.element = box(this.hasColumns ? 'phone wide' : 'phone', content);
      }

      area(position) {
        const { columns, bar, area, screen } = data.areas[position];
        if (columns) {
          this.hasColumns = true;
          return box('columns', columns.map((column) => has(column.area)
            ? this.area(column.area) : box('area', box('placeholder', text(column.placeholder)))));
        }
        if (bar) return box('area', this.area(area), this.bar(bar));
        return data.screens[screen].isDialog ? this.dialog(data.screens[screen]) : this.screen(data.screens[screen]);
      }

      bar(items) {
        const drawn = items.map(({ title, badge: count, role, isSelected }) => {
          const name = ['tab', role, isSelected && 'selected'].filter(Boolean).join(' ');
          return make('li', isSelected ? { class: name, 'aria-current': 'true' } : { class: name },
            text(title), has(count) && badge('', text(count)));
        });
        this.bars.unshift(drawn);
        return make('ul', { class: 'tabs', 'aria-label': 'Tabs' }, drawn);
      }

      screen({ title, rows, toolbar = [] }) {
        const below = this.titles.length > 1 && !this.hasColumns && '‹ ' + text(this.titles[this.titles.length - 2]);
        // The controls are counted from the rows on, as the terminal numbers them.
        const body = box('body', rows.length ? this.groups(rows, this.rowsBefore.get(title)) : box('empty', 'No rows'));
        const items = toolbar.map((position) => data.rows[position]);
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
          const row = data.rows[position], depth = row.depth || 0;
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
      const { columns, bar, area, screen } = data.areas[position];
      if (columns) columns.forEach((column) => rowsByTitle(column.area, found));
      else if (bar) rowsByTitle(area, found);
      else found.set(data.screens[screen].title, new Set(data.screens[screen].rows));
      return found;
    }
    """#
}

'use strict';
const { content, rows } = JSON.parse(document.getElementById('data').textContent);
const { storyboard, layout, captions, changes } = content;
const { places, states, moves, findings, tests } = storyboard;
const last = (list) => list[list.length - 1];
const has = (value) => value !== undefined;

// Elements.

/** Fills an element. Children are elements and texts; those that are false, null or undefined are left out. */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) if (has(value)) element.setAttribute(name, value);
  element.append(...children.flat().filter((child) => child != null && child !== false));
  return element;
}
const make = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);
const draw = (tag, attributes, ...children) =>
  fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
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

/** Lets an element act by a click, by Enter and by the space bar. */
function listen(element, act) {
  element.addEventListener('click', act);
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  });
}

// Wireframes.

const marks = { link: '›', picker: '⌄', date: '▾', stepper: '− +', search: '⌕', busy: '…' };
const stateWords = ['disabled', 'busy', 'failed'];
const title = (place) => (place.layers.length ? last(last(place.layers).titles) : 'no scene');

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

    let drawn = this.area(place.area);
    if (place.layers.length > 1) {
      const below = place.layers.slice(0, -1).map((layer) => box('beneath', last(layer.titles)));
      drawn = box('layered ' + last(place.layers).style, below, drawn);
    }
    this.element = box(this.hasColumns ? 'phone wide' : 'phone', drawn);
  }

  area(area, placeholder = 'Nothing to show') {
    if (!area) return box('area', box('placeholder', placeholder));
    if (area.columns) {
      this.hasColumns = true;
      return box('columns', area.columns._0.map((column) => this.area(column.area, column.placeholder)));
    }
    if (area.barred) return box('area', this.area(area.barred.area), this.bar(area.barred.bar));
    return area.screen._0.isDialog ? this.dialog(area.screen._0) : this.screen(area.screen._0);
  }

  bar({ items }) {
    const drawn = items.map(({ title, badge: count, role, isSelected }) => {
      const name = ['tab', role, isSelected && 'selected'].filter(Boolean).join(' ');
      return make('li', { class: name, 'aria-current': isSelected || undefined },
        title, has(count) && badge('', count));
    });
    this.bars.unshift(drawn);
    return make('ul', { class: 'tabs', 'aria-label': 'Tabs' }, drawn);
  }

  screen(screen) {
    const below = this.titles.length > 1 && !this.hasColumns && '‹ ' + this.titles[this.titles.length - 2];
    // The controls are counted from the rows on, as the terminal numbers them.
    const body = box('body', screen.rows.length
      ? this.groups(screen.rows, this.rowsBefore.get(screen.title)) : box('empty', 'No rows'));
    const items = screen.toolbar.map((position) => rows[position]);
    const pills = items.map((item) => this.pill(item));
    const leading = items.map(({ placement }) => placement === 'leading');
    return box('area',
      box('titlebar',
        box('side', below && span('back', below), pills.filter((pill, index) => leading[index])),
        make('b', {}, screen.title),
        box('side trailing', pills.filter((pill, index) => !leading[index]))),
      items.filter((item) => has(item.failure)).map((item) => box('problem', '! ', item.title, ': ', item.failure)),
      body);
  }

  dialog({ title, message, rows }) {
    return box('alert', make('b', {}, title), has(message) && make('p', {}, message), this.groups(rows));
  }

  /** Rows in groups. A heading begins one, and so does the row after a section. */
  groups(positions, before) {
    const drawn = [];
    let group, depthBefore = 0;
    for (const position of positions) {
      const row = rows[position];
      if (row.kind === 'section') {
        drawn.push(box('header', row.title));
        group = undefined;
      } else {
        if (!group || row.depth < depthBefore) drawn.push(group = make('ul', { class: 'group' }));
        group.append(this.row(row, before && !before.has(position)));
      }
      depthBefore = row.depth;
    }
    return drawn;
  }

  row(row, isChanged) {
    const names = ['row', row.kind, row.state, row.role, isChanged && 'changed'].filter(Boolean).join(' ');
    const mark = marks[row.state] || marks[row.kind];
    const isImage = row.kind === 'image';
    return this.control(row, make('li', { class: names },
      isImage && span('symbol', row.value),
      span('texts',
        span('title', row.title),
        has(row.detail) && span('detail', row.detail),
        row.value && !isImage && span('value', row.value),
        has(row.hint) && !row.value && span('hint', row.hint),
        stateWords.includes(row.state) && span('hidden', ' ' + row.state),
        has(row.failure) && span('problem', '! ', row.failure)),
      row.kind === 'toggle' && make('span', { class: 'switch ' + row.state, role: 'img', 'aria-label': row.state }),
      mark && make('span', { class: 'mark', 'aria-hidden': 'true' }, mark)));
  }

  pill(row) {
    const mark = marks[row.state] || marks[row.kind];
    return this.control(row, span(['pill', row.state, row.role].filter(Boolean).join(' '),
      row.title, mark && ' ' + mark, stateWords.includes(row.state) && span('hidden', ' ' + row.state)));
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

/** The screens in an area. */
function screensOf(area) {
  if (!area) return [];
  if (area.columns) return area.columns._0.flatMap((column) => screensOf(column.area));
  return area.barred ? screensOf(area.barred.area) : [area.screen._0];
}

const rowsByTitle = (area) => new Map(screensOf(area).map((screen) => [screen.title, new Set(screen.rows)]));

/** All texts of a value, and of the rows that it names. */
function textsOf(value, key) {
  if (key === 'rows' || key === 'toolbar') return value.flatMap((row) => textsOf(rows[row]));
  if (typeof value === 'object') return Object.entries(value).flatMap(([key, part]) => textsOf(part, key));
  return typeof value === 'string' ? [value] : [];
}

// The addresses of the states: the number of a step, the link of its place, or the number of a state.

const numbers = new Map();
const addresses = states.map(({ place, step }, number) => {
  const link = places[place].link.text?._0;
  const isUsable = !step && has(link) && !/\s/.test(link);
  const short = step ? String(number) : isUsable ? link.replace(/^[a-z0-9+.-]+:\/*/i, '/') : '';
  const address = short && !numbers.has(short) ? short : '/state/' + number;
  numbers.set(address, number);
  return address;
});
const addressed = () => numbers.get(decodeURIComponent(location.hash.slice(1)));

/** Puts an address where the reader can copy it, and shows it. Each step of a walk takes the place of the one before. */
function go(address) {
  history[layout ? 'pushState' : 'replaceState'](null, '', '#' + address);
  view.show();
}
function select(number) { if (has(number)) go(addresses[number]); }

// The detail of a state.

const hasScenes = new Set(places.map((place) => place.scene)).size > 1;

function figure(caption, place, wireframe) {
  const layers = place.layers.map(({ style, titles }) =>
    make('li', { class: 'layer' }, badge('soft', style), titles.map((title) => span('step', title))));
  return make('figure', {},
    make('figcaption', {}, caption, hasScenes && has(place.scene) && ' · scene ' + place.scene),
    wireframe.element,
    box('way',
      make('h3', {}, 'Line'), layers.length ? make('ol', {}, layers) : 'nothing',
      make('h3', {}, 'Link'),
      span('address', place.link.text ? code(place.link.text._0) : small('none: ' + place.link.none.reason))));
}

/** The places before and after a step. */
function figuresOf(number) {
  const { place, step } = states[number], after = places[place];
  if (number === 0) return [figure('At the start', after, new Wireframe(after))];
  const before = step.before || places[states[number - 1].place];
  const rowsBefore = rowsByTitle(before.area);
  const old = new Wireframe(before);
  if (step.control) old.touch(step.control);
  return [
    figure(step.before ? 'Before: the app has changed it meanwhile' : 'Before', before, old),
    figure(JSON.stringify(before) === JSON.stringify(after) ? 'After: the same' : 'After', after,
      new Wireframe(after, rowsBefore)),
  ];
}

const colors = {
  shown: 'good', selected: 'cool', opened: 'cool', scene: 'cool', removed: 'soft', refused: 'warm', failed: 'bad',
  mistake: 'bad', new: 'good', gone: 'bad', changed: 'warm',
};
const eventItem = ({ kind, scene, text, cause }) => make('li', {}, badge(colors[kind], kind), make('span', {},
  code(text), has(cause) && small(' – ' + cause), (hasScenes || kind === 'scene') && small(' – scene ' + scene)));
const flowItem = (color, word, { type, number }) =>
  make('li', {}, badge(color, word), make('span', {}, code(type), small(' ' + number)));
const card = (name, title, items) =>
  box('card ' + name, make('h3', {}, title), items.length ? make('ol', {}, items) : small('none'));

function turn(label, symbol, number) {
  const made = button(symbol, label, () => select(number));
  made.disabled = !has(number);
  return made;
}

/** The elements for a step of a walk. */
function stepDetail(number) {
  const { step } = states[number], { previous, next } = neighbours(number);
  return box('walk',
    box('heading', make('h2', {}, span('', String(number)), ' ', step.text),
      turn('Previous action', '‹', previous), turn('Next action', '›', next)),
    make('p', { class: 'command' },
      step.command && step.command !== step.text && code(step.command),
      has(step.source) && span('source', step.source)),
    has(step.failure) && box('failure', step.failure),
    box('places', figuresOf(number)),
    box('facts',
      card('events', 'Events', step.events.map(eventItem)),
      card('flows', 'Flows', [
        ...step.made.map((flow) => flowItem('good', 'made', flow)),
        ...step.released.map((flow) => flowItem('soft', 'released', flow)),
      ])));
}

function copied(title, lines) {
  if (!lines.length) return [];
  const copy = button('Copy', 'Copy: ' + title, () => navigator.clipboard.writeText(lines.join('\n')));
  return [make('h3', {}, title, ' ', copy), make('pre', {}, lines.join('\n'))];
}

/** What has changed since an earlier storyboard, each screen with its lines. */
function changeList() {
  const item = ({ stop, kind, lines }) => {
    const { state } = storyboard.stops[stop], name = title(places[states[state].place]);
    return make('li', {}, badge(colors[kind], kind), ' ', button(name, 'Show ' + name, () => select(state)), lineList(lines));
  };
  const ways = changes.ways.filter(({ text }) => text).map(({ kind, text }) => `way ${text} is ${kind}`);
  return box('prototype', make('h2', {}, 'Changes'), lineList([...changes.lines, ...ways]),
    make('ul', { class: 'changes' }, changes.screens.map(item)));
}
/** Lines in which names stand between backticks. */
const lineList = (lines) => make('ul', { class: 'lines' }, lines.map((line) =>
  make('li', {}, line.split('`').map((part, index) => (index % 2 ? code(part) : part)))));

/** The elements for a state of the map: a prototype to click through. */
function prototype(number) {
  const stop = storyboard.stops[states[number].stop], place = places[states[number].place];
  const change = changes?.screens.find((screen) => screen.stop === states[number].stop && stop.state === number);
  const before = places[change?.before];
  const wireframe = new Wireframe(place, before && rowsByTitle(before.area));
  const old = before && figure('Before', before, new Wireframe(before, rowsByTitle(place.area)));
  const drawn = !before ? wireframe.element
    : box('places', old, change.kind !== 'gone' && figure('Now', place, wireframe));
  const others = new Map();
  for (const { to, word, touched: [first, item] } of movesOf(number)) {
    const touched = has(item) ? wireframe.bars[first]?.[item] : wireframe.controls[first - 1]?.drawn;
    if (touched && !touched.classList.contains('live')) {
      fill(touched, { role: 'button', tabindex: '0' }, []).classList.add('live');
      listen(touched, () => select(to));
    } else if (!has(first) && to !== number) others.set(word + ' ' + to, button(word, word, () => select(to)));
  }
  const way = states[number].way.map((step) => storyboard.steps[step]);
  return box(wireframe.hasColumns || before ? 'prototype wide' : 'prototype',
    make('h2', {}, title(place), change && ' ', change && badge(colors[change.kind], change.kind)),
    make('p', {}, stop.name), change && lineList(change.lines), drawn,
    box('acts', button('‹ Before', 'The screen before', () => history.back()), ...others.values(),
      button('Close', 'Close the prototype', () => go(''))),
    stop.findings.map((finding) => make('p', { class: 'found' }, findings[finding])),
    tests && [make('h3', {}, 'Tests'), lineList(tests.stops[states[number].stop].map((test) => tests.names[test]))],
    copied('Taps', way.map((step) => step.name)), copied('Link', place.link.text ? [place.link.text._0] : []),
    copied('Script', way.flatMap((step) => step.commands)), copied('Test', way.flatMap((step) => step.code)));
}

// The prototype offers no way that is gone.
const gone = new Set((changes?.ways || []).filter(({ kind }) => kind === 'gone').map(({ way }) => storyboard.drawn[way]));
const movesOf = (number) => moves.filter(([from], index) => from === number && !gone.has(index))
  .map(([from, to, word, ...touched]) => ({ to, word: storyboard.words[word], touched }));

const search = make('input', { type: 'search', placeholder: 'Search', title: 'Key: /', 'aria-label': 'Search' });
const theme = button('◐', 'Light or dark', () => {
  const { dataset } = document.documentElement;
  const isDark = dataset.theme ? dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = isDark ? 'light' : 'dark';
});
const summary = make('p', { role: 'status' });
const page = document.getElementById('page');

// A walk: the list of its steps, and the one that is selected.

const items = layout ? [] : states.map(({ place, step }, number) => {
  const before = number === 0 ? undefined : step.before || places[states[number - 1].place];
  return make('a', { href: '#' + number, tabindex: '-1' },
    span('number', String(number)), make('b', {}, step.text),
    has(step.failure) ? badge('bad', 'failed') : span(''),
    (!before || title(before) !== title(places[place])) && small('→ ' + title(places[place])));
});

function neighbours(number) {
  const visible = [...items.keys()].filter((each) => !items[each].parentElement.hidden);
  return {
    first: visible[0], last: last(visible),
    previous: last(visible.filter((each) => each < number)), next: visible.find((each) => each > number),
  };
}

class Walk {
  constructor() {
    const texts = states.map(({ place, step }) => [places[place], step, has(step.failure) && 'failed']);
    this.texts = texts.map((each) => textsOf(each).join('\n').toLowerCase());
    this.failed = states.filter(({ step }) => has(step.failure)).length;
    this.nothing = make('p', { class: 'nothing' }, 'No action has this text.');
    this.main = make('main', { 'aria-label': 'Action', 'aria-live': 'polite' });
    this.controls = [];
    page.className = 'trace';
    page.append(
      make('nav', { 'aria-label': 'Actions' }, make('ol', {}, items.map((item) => make('li', {}, item))), this.nothing),
      this.main);
  }

  show() {
    const number = addressed() ?? Math.max(0, states.findIndex(({ step }) => has(step.failure)));
    const old = items[this.selected];
    if (old) fill(old, { tabindex: '-1' }, []).removeAttribute('aria-current');
    this.selected = number;
    fill(items[number], { 'aria-current': 'step', tabindex: '0' }, []).scrollIntoView({ block: 'nearest' });
    if (document.activeElement === old) items[number].focus({ preventScroll: true });
    this.main.replaceChildren(stepDetail(number));
    this.main.scrollTop = 0;
  }

  filter(wanted) {
    items.forEach((item, number) => { item.parentElement.hidden = !this.texts[number].includes(wanted); });
    const found = items.filter((item) => !item.parentElement.hidden).length, actions = items.length - 1;
    this.nothing.hidden = found > 0;
    if (wanted) summary.replaceChildren(found + ' of ' + items.length + ' found');
    else if (this.failed) summary.replaceChildren(actions + ' actions, ', span('fails', this.failed + ' failed'));
    else summary.replaceChildren(actions + ' actions');
    if (found && items[this.selected].parentElement.hidden) select(neighbours(-1).next);
    else this.show();
  }

  /** What the keys do. */
  keys() {
    const { previous, next, first, last } = neighbours(this.selected);
    return {
      ArrowDown: () => select(next), ArrowUp: () => select(previous), ArrowRight: () => select(next), j: () => select(next),
      ArrowLeft: () => select(previous), k: () => select(previous), Home: () => select(first), End: () => select(last),
    };
  }

  focus() { items[this.selected].focus({ preventScroll: true }); }
}

// A map: its screens and their ways, which the reader moves and zooms.

const mark = (d) => draw('g', { class: 'mark' }, draw('circle', { r: 15 }), draw('path', { d }));
const guard = (x, y, width, height, rx) => draw('rect', { class: 'guard', x, y, width, height, rx });
const shapes = {
  start: () => draw('path', { class: 'start', d: 'M-24 0h48m-13 -11l13 11l-13 11' }),
  entry: () => draw('path', { class: 'entry', d: 'M-11 0h22m-8 -7l8 7l-8 7' }),
  back: () => mark('M8 5a5 5 0 0 0 0 -9H-8m5 -5l-5 5l5 5'),
  home: () => mark('M-8 0L0 -8L8 0M-5 -2V7H5V-2'),
  pin: (number) => draw('g', { class: 'pin' }, draw('circle', { r: 11 }), draw('text', { y: 5 }, String(number))),
};
const at = (x, y, ...children) => draw('g', { transform: `translate(${x} ${y})` }, children);
const tip = (text) => draw('title', {}, text);

const legend = [
  [shapes.start(), 'start'], [draw('path', { class: 'way', d: 'M-24 0H24' }), 'way'], [shapes.back(), 'way back'],
  [shapes.home(), 'back to the start'], [shapes.entry(), 'opened by a link'], [guard(-20, -11, 40, 22, 8), 'guarded'],
  [shapes.pin(1), 'finding'],
];

const kinds = [...(changes ? ['new', 'gone', 'changed'] : []), ...(tests ? ['tested', 'untested'] : [])];
const kindLegend = kinds.map((kind) => [draw('g', { class: 'stop ' + kind },
  draw('rect', { class: 'frame', x: -12, y: -14, width: 24, height: 28, rx: 6 })), kind]);

/** The box of a flow. From far away, its title is as large as the box allows. */
function drawFlow({ title, path: parents, frame: { x, y, width, height } }, number) {
  const path = (tests ? `${tests.flows[number]} % tested ${parents && '· '}` : '') + parents;
  const far = Math.min(120, width * 1.6 / title.length), letters = Math.floor((width - 60) / 8);
  return [draw('rect', { class: 'box', x, y, width, height, rx: 24 }), draw('g', { class: 'flow' }, tip(path),
    draw('text', { class: 'title', x: x + 30, y: y + 36 }, title),
    draw('text', { class: 'path', x: x + 30, y: y + 56 },
      path.length > letters ? '…' + path.slice(1 - letters) : path),
    draw('text', { class: 'big', 'font-size': far, x: x + 20, y: y + 20 + far }, title))];
}

class Board {
  constructor() {
    this.stops = storyboard.stops.map((stop, number) => {
      const place = places[states[stop.state].place];
      return { ...stop, ...layout.stops[number], place, title: title(place) };
    });
    this.ways = storyboard.drawn.map((move, number) => {
      const [from, to, word, row] = moves[move], stop = states[from].stop;
      // The row is counted in the state that is drawn.
      return { from: stop, to: states[to].stop, word: storyboard.words[word], line: layout.lines[number],
        row: from === this.stops[stop].state && moves[move].length === 4 ? row : undefined };
    });
    for (const { kind, stop } of changes?.screens ?? []) this.stops[stop].kind = kind;
    for (const { kind, way } of changes?.ways ?? []) this.ways[way].kind = kind;
    if (tests) {
      const kind = (names) => (names.length ? 'tested' : 'untested');
      this.stops.forEach((stop, number) => { stop.kind = kind(tests.stops[number]); });
      this.ways.forEach((way, number) => { way.kind = kind(tests.ways[number]); });
    }
    for (const way of this.ways) {
      const names = ['way', !way.line?.length && 'usual', way.kind];
      way.element = draw('path', { class: names.filter(Boolean).join(' '), d: this.path(way) }, tip(way.word));
    }
    this.stops.forEach((stop, number) => { stop.element = this.drawStop(stop, number); });
    this.lit = [];
    const { width, height } = layout;
    this.whole = { x: -40, y: -40, width: width + 80, height: height + 80 };
    const flows = layout.flows.map(drawFlow);
    this.svg = draw('svg', { id: 'map', role: 'group', 'aria-label': 'Map' },
      draw('defs', {}, draw('marker', { id: 'head', viewBox: '0 0 10 10', refX: 10, refY: 5,
        markerUnits: 'userSpaceOnUse', markerWidth: 18, markerHeight: 18, orient: 'auto' },
      draw('path', { d: 'M0 0L10 5L0 10z' }))),
      flows.map(([box]) => box), this.ways.map((way) => way.element), flows.map(([, title]) => title),
      this.stops.map((stop) => stop.element));
    this.aside = make('aside', { 'aria-label': 'Prototype', 'aria-live': 'polite' });
    this.controls = [
      button('−', 'Zoom out', () => this.zoom(1.4)), button('+', 'Zoom in', () => this.zoom(1 / 1.4)),
      button('Fit', 'Show all', () => this.setView(this.whole)),
    ];
    page.className = 'map';
    page.append(make('main', {}, this.svg), this.aside, make('footer', {},
      make('ul', { id: 'legend', 'aria-label': 'Legend' }, [...legend, ...kindLegend].map(([shape, meaning]) => make('li', {},
        draw('svg', { viewBox: '-26 -17 52 34', 'aria-hidden': 'true' }, shape), meaning)))));
    this.listen();
    addEventListener('resize', () => this.drawVisible());
    this.setView(kept?.view ?? this.whole);
    this.fresh = kept ? this.stops.filter((stop) => kept.looks[stop.name] !== this.look(stop)) : [];
    for (const { element } of this.fresh) element.classList.add('fresh');
  }

  /** The texts of a screen, its ways and its marks. */
  look(stop) {
    const ways = this.ways.filter(({ from }) => this.stops[from] === stop);
    return JSON.stringify([textsOf(stop.place.area), ways.map(({ to, word }) => [word, this.stops[to].name]),
      stop.guardian, stop.findings.map((finding) => findings[finding])]);
  }

  /** The state that survives when the page is loaded again. */
  get state() {
    return { view: this.view, looks: Object.fromEntries(this.stops.map((stop) => [stop.name, this.look(stop)])) };
  }

  /** The line of a way from its row, or a curve for one that is drawn for one screen at a time. */
  path({ from, to, line }, y) {
    const [old, now] = [this.stops[from], this.stops[to]], right = old.x + old.width;
    const start = y ?? old.y + Math.floor(old.height / 2), end = now.y + Math.floor(now.height / 3);
    if (line?.length) return 'M' + [[right, start], [line[1][0], start], ...line.slice(2)].join('L');
    const bend = Math.max(60, Math.abs(now.x - right) / 3);
    return `M${right} ${start}C${right + bend} ${start} ${now.x - bend} ${end} ${now.x} ${end}`;
  }

  drawStop(stop, number) {
    const { width, height, title, name, entries, guardian, findings, kind } = stop;
    // The rows that lead back to a screen before it, and to the first one, are marks.
    const back = this.ways.filter((way) => way.from === number && way.line?.length === 0);
    const backs = [[shapes.back, back.filter(({ to }) => to)], [shapes.home, back.filter(({ to }) => !to)]];
    const labels = [kind, title, name, entries.length && 'entered by a link', guardian && 'guarded by ' + guardian,
      findings.length && findings.length + ' findings'];
    return draw('g', { class: ['stop', kind].filter(Boolean).join(' '), id: 's' + number, tabindex: 0, role: 'button',
      'aria-label': labels.filter(Boolean).join(', '), transform: `translate(${stop.x} ${stop.y})` },
    guardian && [guard(-8, -8, width + 16, height + 16, 34), draw('text', { class: 'guard', x: 12, y: -14 }, guardian)],
    draw('rect', { class: 'frame', width, height, rx: 26 }), draw('foreignObject', { width, height }),
    captions[number].map(({ text, size }, index) => draw('text', { class: index ? 'case' : 'name', 'font-size': size,
      x: width / 2, y: height + (index ? 60 : 36) }, text)),
    kind && draw('text', { class: 'kind', x: width, y: -14 }, kind),
    number === 0 && at(-38, 80, shapes.start()), entries.length > 0 && at(-23, 40, shapes.entry()),
    backs.filter(([, ways]) => ways.length).map(([shape, ways], index) => at(width, height - 34 - index * 34,
      tip('Back to: ' + [...new Set(ways.map(({ to }) => this.stops[to].title))].join(', ')), shape())),
    findings.map((finding, index) => at(width - 6 - index * 24, 4, shapes.pin(finding + 1))));
  }

  /** Draws the wireframe of a screen, and lets its ways begin at their rows. */
  drawWireframe(stop, number) {
    if (stop.drawn) return;
    const wireframe = new Wireframe(stop.place);
    stop.drawn = make('div', { class: wireframe.hasColumns ? 'tile wide' : 'tile', 'aria-hidden': 'true' },
      wireframe.element);
    stop.element.querySelector('foreignObject').append(stop.drawn);
    const tile = stop.drawn.getBoundingClientRect();
    for (const way of this.ways.filter((way) => way.from === number && way.row)) {
      const control = wireframe.controls[way.row - 1];
      if (!control || !tile.height) continue;
      const row = control.drawn.getBoundingClientRect();
      const share = (row.top + row.height / 2 - tile.top) / tile.height;
      if (share > 0 && share < 1) way.element.setAttribute('d', this.path(way, stop.y + share * stop.height));
    }
  }

  setView({ x, y, width, height }) {
    const wanted = Math.min(Math.max(width, 200), this.whole.width * 3);
    this.view = { x, y, width: wanted, height: height * wanted / width };
    this.svg.setAttribute('viewBox', Object.values(this.view).join(' '));
    if (!this.isWaiting) requestAnimationFrame(() => { this.isWaiting = false; this.drawVisible(); });
    this.isWaiting = true;
  }

  /** The units of the map for one pixel. */
  get scale() { return Math.max(this.view.width / this.svg.clientWidth, this.view.height / this.svg.clientHeight); }

  drawVisible() {
    const far = this.scale > 4, { view, svg } = this;
    svg.classList.toggle('far', far);
    if (far) return;
    const [w, h] = [svg.clientWidth * this.scale, svg.clientHeight * this.scale];
    const [x, y] = [view.x + view.width / 2 - w / 2, view.y + view.height / 2 - h / 2];
    this.stops.forEach((stop, number) => {
      const isVisible = stop.x < x + w && stop.x + stop.width > x && stop.y < y + h && stop.y + stop.height > y;
      if (isVisible) this.drawWireframe(stop, number);
    });
  }

  zoom(factor, at) {
    const { x, y, width, height } = this.view, middle = at || { x: x + width / 2, y: y + height / 2 };
    this.setView({ x: middle.x - (middle.x - x) * factor, y: middle.y - (middle.y - y) * factor,
      width: width * factor, height: height * factor });
  }

  move(dx, dy) { this.setView({ ...this.view, x: this.view.x + dx * this.scale, y: this.view.y + dy * this.scale }); }

  listen() {
    const { svg } = this;
    svg.addEventListener('wheel', (event) => {
      event.preventDefault();
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
      if (event.ctrlKey || event.metaKey) this.zoom(Math.exp(event.deltaY / 300), point);
      else this.move(event.deltaX, event.deltaY);
    }, { passive: false });
    let drag, hasMoved = false;
    svg.addEventListener('pointerdown', (event) => { drag = event; hasMoved = false; });
    addEventListener('pointermove', (event) => {
      if (!drag) return;
      const [dx, dy] = [event.clientX - drag.clientX, event.clientY - drag.clientY];
      if (!hasMoved && Math.hypot(dx, dy) < 4) return;
      hasMoved = true;
      svg.classList.add('dragging');
      this.move(-dx, -dy);
      drag = event;
    });
    addEventListener('pointerup', () => { drag = undefined; svg.classList.remove('dragging'); });
    this.stops.forEach(({ element, state }, number) => {
      for (const name of ['pointerenter', 'focus']) element.addEventListener(name, () => this.light(number));
      for (const name of ['pointerleave', 'blur']) element.addEventListener(name, () => this.light(this.current));
      listen(element, () => { if (!hasMoved) select(state); });
    });
  }

  /** Lights the ways of one screen; of none without a number. */
  light(number) {
    for (const { element } of this.lit) element.classList.remove('lit');
    this.lit = this.ways.filter(({ from, to }) => from === number || to === number);
    for (const { element } of this.lit) element.classList.add('lit');
  }

  show() {
    const number = addressed();
    this.stops[this.current]?.element.classList.remove('current');
    this.current = has(number) ? states[number].stop : undefined;
    this.stops[this.current]?.element.classList.add('current');
    this.light(this.current);
    this.aside.hidden = !has(number) && !changes && !tests;
    if (has(number)) this.aside.replaceChildren(prototype(number));
    else if (changes) this.aside.replaceChildren(changeList());
    else if (tests) this.aside.replaceChildren(box('prototype wide', copied('Tests', tests.report)));
  }

  filter(wanted) {
    const isFound = this.stops.map((stop) =>
      [stop.name, ...textsOf(stop.place.area)].join('\n').toLowerCase().includes(wanted));
    this.stops.forEach((stop, number) => stop.element.classList.toggle('dimmed', !isFound[number]));
    for (const way of this.ways) way.element.classList.toggle('dimmed', !isFound[way.from] && !isFound[way.to]);
    const fresh = this.fresh.length;
    const counts = [fresh && (fresh === 1 ? '1 screen has changed' : fresh + ' screens have changed'),
      this.stops.length + ' screens', layout.flows.length + ' flows', this.ways.length + ' ways',
      findings.length && findings.length + ' findings', tests && tests.whole + ' % tested'];
    summary.replaceChildren(wanted ? isFound.filter(Boolean).length + ' of ' + this.stops.length + ' found'
      : [...storyboard.notes, counts.filter(Boolean).join(', ')].join(' '));
  }

  keys() {
    return {
      '+': () => this.zoom(1 / 1.4), '-': () => this.zoom(1.4), 0: () => this.setView(this.whole),
      Escape: () => go(''), ArrowLeft: () => this.move(-80, 0), ArrowRight: () => this.move(80, 0),
      ArrowUp: () => this.move(0, -80), ArrowDown: () => this.move(0, 80),
    };
  }

  focus() { search.blur(); }
}

// The page.

function press(event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const clear = () => { search.value = ''; filter(); view.focus(); };
  const isTyping = event.target === search, keys = { '/': () => search.focus(), ...view.keys() };
  const isForSearch = isTyping && !(event.key in { ArrowDown: 0, ArrowUp: 0 } && !layout);
  const act = isForSearch ? { Escape: clear }[event.key] : keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

function filter() { view.filter(search.value.trim().toLowerCase()); }

// A live page, whose file is written again after each build of the app. It loads its file in a hidden frame, which only
// posts the contents. If they are others, the page is loaded again, and shows the same part of the map.

const build = document.getElementById('build');
const contents = () => build.textContent + document.getElementById('data').textContent;
const isFrame = build && window.name === 'build';
const kept = history.state;

function follow() {
  const frame = make('iframe', { name: 'build', hidden: '', src: location.href.split('#')[0] });
  // An element that is moved loads its file again.
  const load = () => document.body.append(frame);
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || data === contents() || document.hidden) return;
    history.replaceState({ ...view.state, wanted: search.value, theme: document.documentElement.dataset.theme }, '');
    location.reload();
  });
  frame.addEventListener('load', () => setTimeout(load, 1000));
  load();
}

let view;
if (isFrame) parent.postMessage(contents(), '*');
else {
  view = layout ? new Board() : new Walk();
  page.prepend(make('header', {}, build, make('h1', {}, storyboard.app), summary, search, view.controls, theme));
  search.addEventListener('input', filter);
  document.addEventListener('keydown', press);
  addEventListener('hashchange', () => view.show());
  addEventListener('popstate', () => view.show());
  if (kept) {
    history.replaceState(null, '');
    search.value = kept.wanted;
    if (kept.theme) document.documentElement.dataset.theme = kept.theme;
  }
  view.show();
  filter();
  if (build) follow();
}

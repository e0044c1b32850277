extension TracePage {
  /// The part of the script that draws the selected step: its places, its events and its flows.
  static let selectedStep = #"""
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
      const button = make('button', { type: 'button', 'aria-label': label, title: label }, symbol);
      button.disabled = !has(number);
      button.addEventListener('click', () => select(number));
      return button;
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

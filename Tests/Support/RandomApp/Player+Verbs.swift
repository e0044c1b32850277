import Armature

extension Act {
  /// Whether a flow or a destination is brought before the user's eyes.
  package var reveals: Bool { [.verb, .shelf].contains(kind) && 26...28 ~= choice % 30 }
}

extension Player {
  func show(_ place: RandomPlace, in flow: RandomFlow, _ number: Int) {
    switch number {
    case 1, 4:
      let isDone = dismissals.ask(flow, for: place) { [log, app] flow, call in
        flow.show(place) { [weak flow] cause in
          log.add("onDismiss", "\(place) (\(cause))")
          call(cause)
          if number == 4, app.isRestless { flow?.push(.page(5)) }
        }
      }
      did("show(_:)", isDone, by: flow)
    case 5: flow.withoutAnimation { did("push(_:)", flow.push(place), by: flow) }
    default:
      let foretold = Result { () throws(LinkError) in try flow.link(to: place) }
      did("show(_:)", flow.show(place), by: flow)
      // No link leads to some places.
      guard outcome.isDone == true, case .success(let foretold) = foretold,
        let slot = flow.routes.last(where: { $0.destination == place })?.id
      else { return }
      outcome.links = (foretold, try? flow.scene?.link(to: slot))
    }
  }

  func verb(_ act: Act) {
    let (choice, number) = (act.choice, act.number)
    if choice % 30 == 26, let flow = flow(AnyCoordinator.self, act) {
      return reveal("reveal()", nil, in: flow) { flow.reveal() }
    }
    if act.kind == .shelf || number == 6 {
      if let notes = flow(RandomNotes.self, act) {
        return verb(choice, number, in: notes) { RandomNote.make($0, $1) }
      }
      if let picker = flow(RandomPicker.self, act) {
        return verb(choice, number, in: picker) { RandomStage.make($0, $1) }
      }
    }
    if let flow = flow(RandomFlow.self, act) { verb(choice, number, in: flow, place) }
  }

  private func verb<D: Numbered>(
    _ choice: Int, _ number: Int, in flow: Coordinator<D>, _ make: @escaping (Int, Int) -> D
  ) {
    let place = make(choice / 2 + number, number)
    let ids = [flow.rootID] + flow.routes.map(\.id)
    let id = ids[number % ids.count]
    switch choice % 30 {
    case 0: did("push(_:)", flow.push(place), by: flow)
    case 1: present("presentSheet(_:)", place, in: flow) { $0.presentSheet(place, stack: number > 1, onDismiss: $1) }
    case 2: present("presentCover(_:)", place, in: flow) { $0.presentCover(place, stack: number > 1, onDismiss: $1) }
    case 3: present("show(_:)", place, in: flow) { $0.show(place, as: number > 2 ? .alert : .dialog, onDismiss: $1) }
    case 4: did("goBack(_:)", flow.goBack(number % 3), by: flow)
    case 5: did("goBackToRoot()", flow.goBackToRoot(), by: flow)
    case 6: did("goBackTo(_:)", flow.goBackTo(place), by: flow)
    case 7: did("goBackTo(where:)", flow.goBackTo { $0 != place }, by: flow)
    case 8: did("goBackTo(id:)", flow.goBackTo(id: id), by: flow)
    case 9: did("pop(_:)", flow.pop(number % 3), by: flow)
    case 10: did("popTo(_:)", flow.popTo(place), by: flow)
    case 11: did("popTo(where:)", flow.popTo { $0 != place }, by: flow)
    case 12: did("popTo(id:)", flow.popTo(id: id), by: flow)
    case 13: did("popToCurrentStackRoot()", flow.popToCurrentStackRoot(), by: flow)
    case 14: did("dismiss(_:)", flow.dismiss(number % 3), by: flow)
    case 15: did("dismissAll()", flow.dismissAll(), by: flow)
    case 16: did("replace(with:)", flow.replace(with: place), by: flow)
    case 17:
      outcome.removed = id
      did("remove(_:)", flow.remove(id), by: flow)
    case 18, 19: did("setRoot(_:)", flow.setRoot(place), by: flow)
    case 20: did("update(_:_:)", flow.update(id) { $0 = place }, by: flow)
    case 21:
      // The slot of the flow itself.
      guard let parent = flow.parent as? Coordinator<D> else { return }
      let ids = [parent.rootID] + parent.routes.map(\.id)
      if let id = ids.first(where: { parent.child(of: $0) === flow }) {
        did("update(_:_:)", parent.update(id) { $0 = place }, by: parent)
      }
    case 22 where number > 3:
      let first = flow.routes.first?.destination
      did("remove(where:)", flow.remove { $0 == first }, by: flow)
    case 22: flow.refresh(id)
    case 27: reveal("reveal(_:as:)", place, in: flow) { flow.reveal(place) }
    case 28:
      // One that the flow may show already.
      let place = flow.routes.dropLast(number % 2).last?.destination ?? place
      reveal("reveal(_:as:)", place, in: flow) { flow.reveal(place, as: number > 3 ? .cover : nil) }
    default: edit(flow, place, make(choice / 3, number), number)
    }
  }

  private func reveal(
    _ verb: String, _ place: (any Destination)?, in flow: AnyCoordinator, _ body: () -> Bool
  ) {
    let isInSight = body()
    did(verb, isInSight)
    outcome.revealed = (flow.flowID, place, isInSight)
    // A guard may show something else instead.
    if !isInSight, !app.isPlain { outcome.isDone = nil }
  }

  private func present<D: Numbered>(
    _ verb: String, _ place: D, in flow: Coordinator<D>,
    _ body: (Coordinator<D>, @escaping (RemovalCause) -> Void) -> Bool
  ) {
    did(verb, dismissals.ask(flow, for: place, body), by: flow)
  }

  private func edit<D: Numbered>(_ flow: Coordinator<D>, _ place: D, _ other: D, _ number: Int) {
    do {
      try flow.edit { stack in
        if number % 2 == 0 { stack.goBackToRoot() }
        if number == 1 || number == 3 {
          // Without the second one from the bottom, and with another one there.
          let routes = stack.routes
          try stack.setRoutes(routes.prefix(1) + (number == 1 ? [] : [Route(place)]) + routes.dropFirst(2))
        }
        try stack.show(place)
        if number % 3 == 0 { stack.setRoot(other) }
        try stack.show(other)
        if number == 5 { try stack.goBack(9) }
      }
      did("edit(_:)", true, by: flow)
      outcome.isEdit = true
    } catch {
      did("edit(_:)", false, by: flow)
    }
  }

  // MARK: Containers

  func change(_ act: Act) {
    let (choice, number) = (act.choice, act.number)
    if act.kind == .columns {
      if let columns = flow(RandomColumns.self, act), number < 6 {
        switch choice % 6 {
        case 0: did("closeDetail()", columns.closeDetail())
        case 1: columns.userChoosesDetail(number == 1 ? nil : .page(number))
        default: did("showDetail(_:)", columns.showDetail(place(choice, number)))
        }
      } else if let columns = flow(RandomThreeColumns.self, act) {
        switch choice % 6 {
        case 0: did("closeDetail()", columns.closeDetail())
        case 1: did("closeMiddle()", columns.closeMiddle())
        case 2, 3: did("showMiddle(_:)", columns.showMiddle(.make(choice, number)))
        default: did("showDetail(_:)", columns.showDetail(place(choice, number)))
        }
      }
      return
    }
    guard let container = flow(AnyContainer.self, act, where: \.showsOneMember) else { return }
    let isTabs = container is RandomTabs
    let names = isTabs ? ["a", "b", "c", "d"] : ["x", "y", "z", "w"]
    let name = names[number % names.count]
    switch act.kind == .select ? 5 : choice % 6 {
    case 0: did("hide(_:)", container.hide(name))
    case 1: did("unhide(_:)", container.unhide(name))
    case 2, 3:
      // A page of another name, and not all in their order.
      let some = Array((choice % 2 == 0 ? names.reversed() : Array(names[1...])).prefix(number % 5))
      if let tabs = container as? RandomTabs {
        did("setTabs(_:)", tabs.setTabs(some.compactMap(RandomTab.init)))
      } else {
        did("setNames(_:)", container.setNames(some))
      }
    case 4 where number > 2:
      if let tabs = container as? RandomTabs { openFlow(of: RandomTab.allCases[number - 3], in: tabs) }
    case 4: (container as? RandomTabs)?.refresh()
    default: did(isTabs ? "select(_:)" : "show(_:)", container.show(name))
    }
  }

  private func openFlow(of tab: RandomTab, in tabs: RandomTabs) {
    let flow = tabs.openFlow(of: tab)
    did("openFlow(of:)", flow != nil)
    outcome.opened = (tabs.flowID, tab, flow?.flowID)
  }
}

import Armature

extension Player {
  /// Asks the user, runs a flow, or stops to wait.
  func wait(_ act: Act) {
    let (choice, number) = (act.choice, tasks.count)
    if act.kind == .cancel {
      if !tasks.isEmpty { tasks[choice % tasks.count].cancel() }
    } else if let flow = flow(RandomFlow.self, act) {
      askers[number] = flow.flowID
      let task = Task { [weak self, weak flow, log] in
        let end = await Self.end(of: act, number, flow)
        log.add("ended", "\(number): \(end)")
        self?.ends[number, default: []].append(end)
      }
      tasks.append(task)
    }
  }

  private static func end(of act: Act, _ number: Int, _ flow: RandomFlow?) async -> String {
    let (choice, style) = (act.choice, act.number % 2 == 0 ? PresentationStyle.alert : .dialog)
    guard let flow else { return "nothing" }
    if act.kind == .run { return await run(act, number, flow) }
    switch choice % 4 {
    case 0: return await flow.confirm("\(number)", action: "Yes", as: style) ? "answered \(number)" : "nothing"
    default:
      let question = Question("\(number)", as: style) {
        Answer("One", number)
        Answer("Two", role: .destructive, number)
      }
      return await flow.ask(question).map { "answered \($0)" } ?? "nothing"
    }
  }

  private static func finished<Value>(_ value: Value?) -> String { value.map { "finished with \($0)" } ?? "cancelled" }

  private static func run(_ act: Act, _ number: Int, _ flow: RandomFlow) async -> String {
    do {
      switch act.choice % 8 {
      case 0: return finished(try await flow.run(.page(number), as: RandomPicker.self))
      case 1, 2, 3: return finished(try await flow.run(.lamp(number), as: RandomLamp.self))
      default: return finished(try await flow.run(.picker(number), as: RandomPicker.self, style: .push))
      }
    } catch {
      return "failed: \(error)"
    }
  }
}

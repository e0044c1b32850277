import Armature
import Foundation
import Testing

@Suite("onDismiss is called once when a slot has gone")
@MainActor
struct DismissalTests {
  private let root = StyledFlow()
  private let scene: FlowScene
  private let diary = Diary()

  init() throws { scene = try FlowScene(root: root, notificationCenter: NotificationCenter()) }

  /// Writes down that a slot has gone.
  private func written(_ name: String) -> (RemovalCause) -> Void {
    { [diary] in diary.lines.append("\(name) \($0)") }
  }

  /// Builds page 0, page 1, a sheet, a flow pushed onto it, and a sheet of that flow's.
  private func build() -> StyledFlow? {
    root.push(.page(1))
    root.presentSheet(.page(2), onDismiss: written("sheet"))
    root.show(.flow(3), onDismiss: written("flow"))
    let child = root.children.last as? StyledFlow
    child?.show(.sheet(4), onDismiss: written("inner"))
    return child
  }

  struct Removal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let told: [String]
    let perform: @MainActor @Sendable (_ scene: FlowScene, _ root: StyledFlow, _ child: StyledFlow) throws -> Void

    init(
      _ name: String, _ told: [String],
      _ perform: @escaping @MainActor @Sendable (FlowScene, StyledFlow, StyledFlow) throws -> Void
    ) {
      testDescription = name
      self.told = told
      self.perform = perform
    }
  }

  nonisolated static let removals: [Removal] = [
    Removal("nothing", []) { _, _, _ in },
    Removal("a push above all", []) { _, _, child in child.push(.page(5)) },
    Removal("going back in the inner flow", ["inner verb"]) { _, _, child in child.goBack() },
    Removal("going back in the outer flow", ["inner flowEnded", "flow verb"]) { _, root, _ in root.goBack() },
    Removal("dismissing", ["inner flowEnded", "flow verb", "sheet verb"]) { _, root, _ in root.dismiss() },
    Removal("replacing", ["inner flowEnded", "flow verb"]) { _, root, _ in root.replace(with: .page(9)) },
    Removal("a new root", ["inner flowEnded", "flow newRoot", "sheet newRoot"]) { _, root, _ in
      root.setRoot(.page(9))
    },
    Removal("an edit", ["inner flowEnded", "flow verb", "sheet verb"]) { _, root, _ in
      try root.edit { stack in stack.goBackToRoot() }
    },
    Removal("a batch of several flows", ["inner verb", "flow verb"]) { scene, root, child in
      try scene.batch {
        child.dismiss()
        root.goBack()
      }
    },
    Removal("leaving", ["inner flowEnded", "flow left"]) { _, _, child in child.leave() },
    Removal("going back as the user", ["inner back", "flow back"]) { scene, _, _ in
      scene.back()
      scene.back()
    },
    Removal("a pop gesture", ["inner flowEnded", "flow back"]) { scene, _, _ in
      scene.pop(to: try #require(scene.slot(Styled.page(2))))
    },
    Removal("a swipe", ["inner flowEnded", "flow dismissed", "sheet dismissed"]) { scene, _, _ in
      scene.dismiss(try #require(scene.slot(Styled.page(2))))
    },
    Removal("the broadcast", ["inner flowEnded", "flow broadcast", "sheet broadcast"]) { _, _, child in
      child.popToRoot()
    },
    Removal("a link", ["inner flowEnded", "flow link", "sheet link"]) { scene, _, _ in try scene.open("/page/1") },
    Removal("a payload changed in place", []) { _, root, _ in root.update(root.routes[1].id) { $0 = .page(8) } },
    Removal("a screen drawn again", []) { _, root, _ in root.refresh(root.routes[1].id) },
  ]

  @Test("whatever takes the slot away", arguments: removals, [false, true])
  func told(_ removal: Removal, isObserved: Bool) throws {
    if isObserved { scene.observeEvents { _ in } }
    let child = try #require(build())
    try removal.perform(scene, root, child)
    #expect(diary.lines == removal.told)
    root.goBackToRoot()
    #expect(diary.lines.starts(with: removal.told))
    #expect(diary.lines.map { $0.prefix { $0 != " " } } == ["inner", "flow", "sheet"])
  }

  @Test("a slot that is cut, since a sheet beneath it went, says so")
  func cut() {
    root.show(.sheetFlow(1), onDismiss: written("sheet"))
    root.push(.page(2))
    root.show(.page(3), onDismiss: written("above"))
    root.children.first?.leave()
    #expect(diary.lines == ["above cut", "sheet left"])
  }

  @Test("every verb that asks for a style takes the closure, whatever the style")
  func styles() {
    let verbs: [(StyledFlow) -> Bool] = [
      { $0.show(.page(1), onDismiss: self.written("push")) },
      { $0.show(.page(1), as: .sheet(stack: false), onDismiss: self.written("card")) },
      { $0.presentSheet(.page(1), onDismiss: self.written("sheet")) },
      { $0.presentCover(.page(1), onDismiss: self.written("cover")) },
      { $0.show(.ask(1), onDismiss: self.written("alert")) },
    ]
    for verb in verbs {
      #expect(verb(root))
      scene.back()
    }
    #expect(diary.lines == ["push back", "card back", "sheet back", "cover back", "alert back"])
  }

  // MARK: Containers and scenes

  @Test("a tab that goes and one that does not keep its line tell; one that is hidden does not")
  func tabs() throws {
    let tabs = MixedTabs()
    let scene = try FlowScene(root: tabs, notificationCenter: NotificationCenter())
    for tab in tabs.tabs {
      tabs.select(tab)
      tabs.places(tab)?.show(.page(1), onDismiss: written(tab.name))
    }
    #expect(diary.lines == [])
    tabs.select(.first)
    #expect(diary.lines == ["forgetful hidden"])
    tabs.setTabs([.first])
    #expect(diary.lines == ["forgetful hidden", "second flowEnded"])
    scene.back()
    #expect(diary.lines.last == "first back")
  }

  @Test("a column tells when another choice takes its place, and when it is closed")
  func columns() throws {
    let library = TwoColumns()
    let scene = try FlowScene(root: library, notificationCenter: NotificationCenter())
    library.showDetail(.page(1))
    library.detail?.show(.page(2), onDismiss: written("first"))
    library.showDetail(.page(3))
    library.detail?.show(.page(4), onDismiss: written("second"))
    library.closeDetail()
    #expect(diary.lines == ["first newRoot", "second flowEnded"])
    #expect(scene.line == ["TwoColumns", "home"])
  }

  @Test("a scene that its directory closes tells; one that is released does not, and lets go of the closures")
  func scenes() throws {
    let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in StyledFlow() }
    for name in ["closed", "released"] {
      let flow = try #require(try scenes.open(name).root as? StyledFlow)
      flow.show(.sheet(1), onDismiss: written("\(name) 1"))
      flow.show(.page(2), onDismiss: written("\(name) 2"))
    }
    scenes.close("closed")
    #expect(diary.lines == ["closed 2 flowEnded", "closed 1 flowEnded"])

    weak var held: Diary?
    func open() throws {
      let root = StyledFlow()
      let scene = try FlowScene(root: root, notificationCenter: NotificationCenter())
      let diary = Diary()
      held = diary
      root.show(.page(1)) { diary.lines.append("\($0)") }
      withExtendedLifetime(scene) { #expect(held != nil) }
    }
    try open()
    #expect(held == nil)
  }

  @Test("a flow that is not in a scene yet tells of what goes later only")
  func fresh() throws {
    let flow = StyledFlow()
    weak var held: Diary?
    func show() {
      let diary = Diary()
      held = diary
      flow.show(.page(0)) { diary.lines.append("\($0)") }
      flow.show(.page(1), onDismiss: written("early"))
      flow.show(.page(2), onDismiss: written("late"))
    }
    show()
    #expect(held != nil)
    try flow.edit { stack in
      let last = stack.top
      stack.goBackToRoot()
      try stack.push(last)
    }
    #expect(diary.lines == [] && held == nil)
    flow.goBack()
    flow.show(.page(3), onDismiss: written("late"))
    flow.show(.page(4), onDismiss: written("gone"))
    flow.goBack()
    let scene = try FlowScene(root: flow, notificationCenter: NotificationCenter())
    #expect(diary.lines == [])
    scene.back()
    #expect(diary.lines == ["late back"])
  }

  // MARK: Never

  private struct Stop: Error {}

  @Test("onDismiss is not called for verbs that were refused or rolled back", arguments: [false, true])
  func refused(isObserved: Bool) throws {
    if isObserved { scene.observeEvents { _ in } }
    root.push(.flow(1))
    root.show(.card(1), onDismiss: written("kept"))
    #expect(!root.show(.page(2), onDismiss: written("no stack")))
    #expect(!(root.children[0] as? StyledFlow ?? root).presentSheet(.page(2), onDismiss: written("buried")))
    #expect(!root.show(.flow(2), as: .alert, onDismiss: written("flow in dialog")))
    #expect(throws: NavigationError.pastRoot) {
      try scene.batch {
        root.goBack()
        root.show(.page(2), onDismiss: written("in batch"))
        root.goBack()
        root.show(.page(3), onDismiss: written("in batch"))
        root.goBack(7)
      }
    }
    #expect(throws: Stop.self) {
      try scene.batch {
        root.dismiss()
        root.show(.sheet(2), onDismiss: written("in batch"))
        throw Stop()
      }
    }
    #expect(diary.lines == [])
    root.goBackToRoot()
    #expect(diary.lines == ["kept verb"])
  }

  @Test("for a slot that comes and goes in one batch it is called at the commit")
  func batch() throws {
    try scene.batch {
      root.show(.page(1), onDismiss: written("brief"))
      root.goBack()
      root.show(.page(2), onDismiss: written("kept"))
      #expect(diary.lines == [])
    }
    #expect(diary.lines == ["brief verb"])
    root.goBack()
    #expect(diary.lines == ["brief verb", "kept verb"])
  }

  // MARK: Order and lifetime

  @Test("it is called after the event of its slot and after the flows have left, and may navigate")
  func order() throws {
    let root = DiaryFlow("a", diary)
    let scene = try FlowScene(root: root, notificationCenter: NotificationCenter())
    root.show(.flow(1), onDismiss: written("flow"))
    (root.children.first as? DiaryFlow)?.show(.page(2)) { [diary] cause in
      diary.lines.append("page \(cause)")
      root.push(.page(3))
      diary.lines.append("now \(scene.line)")
    }
    scene.observeTexts { [diary] in diary.lines.append($0) }
    scene.observe { [diary] _ in diary.lines.append("changed") }
    diary.lines = []
    root.goBack()
    #expect(
      diary.lines == [
        "a.1 left", "removed page(2) (flowEnded)", "page flowEnded", "now [\"page(0)\", \"page(3)\"]",
        "removed page(0) (verb)", "flow verb", "changed", "shown page(3)", "changed",
      ])
  }

  @Test("a dialog tells before the action of its button runs")
  func dialog() throws {
    root.show(.ask(1)) { [diary, root] cause in diary.lines.append("ask \(cause) \(root.routes.count)") }
    let id = scene.presentation.top.topNode.id
    guard case .button(_, _, _, let tap) = scene.screen(of: id)?.dialog?.buttons.first?.kind else {
      Issue.record("the dialog has no button")
      return
    }
    tap()
    tap()
    #expect(diary.lines == ["ask dismissed 0"])
    #expect(scene.layers == [["page(0)", "page(9)"]])
  }

  @Test("a closure is released when it was told, and when there is nothing to tell", arguments: [false, true])
  func released(isObserved: Bool) throws {
    if isObserved { scene.observeEvents { _ in } }
    weak var held: Diary?
    func show(_ destination: Styled, as style: PresentationStyle? = nil) {
      let diary = Diary()
      held = diary
      root.show(destination, as: style) { diary.lines.append("\($0)") }
    }
    show(.page(1))
    #expect(held != nil)
    root.goBack()
    #expect(held == nil)
    root.show(.card(1))
    show(.page(2))
    #expect(held == nil, "a refused verb keeps it")
    root.goBack()
    try? scene.batch {
      show(.page(1))
      throw Stop()
    }
    #expect(held == nil, "a batch that was taken back keeps it")
    root.push(.flow(1))
    let child = try #require(root.children.first as? StyledFlow)
    func showInChild() {
      let diary = Diary()
      held = diary
      child.show(.page(2)) { diary.lines.append("\($0)") }
    }
    showInChild()
    #expect(held != nil)
    root.goBack()
    #expect(held == nil, "a flow that has gone keeps it")
  }

  @Test("a closure that shows its own slot's destination again goes on for ever only if it wants to")
  func again() {
    var rounds = 0
    func show() {
      root.show(.sheet(rounds)) { [root] _ in
        rounds += 1
        if rounds < 3 { show() } else { root.push(.page(9)) }
      }
    }
    show()
    for _ in 0..<3 { scene.back() }
    #expect(rounds == 3)
    #expect(scene.layers == [["page(0)", "page(9)"]])
  }
}

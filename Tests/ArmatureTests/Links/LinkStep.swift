import Armature
import TestSupport

/// A step towards some place.
struct LinkStep: Equatable, CustomStringConvertible {
  let flow: Int
  let kind: Int
  let number: Int

  init(using random: inout RandomSource) {
    flow = Int.random(in: 0..<60, using: &random)
    kind = Int.random(in: 0..<40, using: &random)
    number = Int.random(in: 0..<3, using: &random)
  }

  var description: String { "(\(flow), \(kind), \(number))" }

  @MainActor
  func perform(in scene: FlowScene) {
    if kind == 39 { return _ = scene.back() }
    let all = scene.root.subtree
    let flow = all[flow % all.count]
    let sets = kind < 4 && !Self.drawsRoot(flow)
    switch flow {
    case let hub as NestingFlow:
      let places: [Nesting] = [.page(number), .sheet(number), .tabs, .tabsSheet, .split, .mail]
      // A split view in the root of another one's sidebar has no place for its detail in a link.
      if sets { hub.setRoot(places[kind % 4]) } else { hub.show(places[kind % places.count]) }
    case let tabs as MixedTabs: tabs.select(tabs.tabs[number % tabs.tabs.count])
    case let shelf as ClosureContainer: shelf.show(shelf.names[kind % shelf.names.count])
    case let study as NestingColumns:
      study.showDetail([.page(number), .tabs, .split, .start][kind % 4])
    case let mail as ThreeColumns:
      if number % 2 == 0 { mail.showMiddle(.make(kind, number)) } else { mail.showDetail(.make(kind, number)) }
    case let library as TwoColumns: library.showDetail(.make(kind, number))
    case let side as ForeignFlow: if sets { side.setRoot(.make(kind, number)) } else { side.show(.make(kind, number)) }
    case let place as StyledFlow:
      if sets { place.setRoot(.make(kind, number)) } else { place.show(.make(kind, number)) }
    default: break
    }
  }

  /// A root of one of several kinds.
  @MainActor
  static func root(_ kind: Int, census: Census? = nil) -> AnyCoordinator {
    switch kind % 7 {
    case 0: NestingFlow(census: census)
    case 1: MixedTabs([.first, .library, .nested, .forgetful], census: census)
    case 2: TwoColumns(census: census)
    case 3: ThreeColumns(census: census)
    case 4: NestingColumns(census: census)
    case 5: StyledFlow(census: census)
    default:
      ClosureContainer(["study", "hub", "a/b", ".."]) { name in
        switch name {
        case "study": NestingColumns(census: census)
        case "hub": NestingFlow(census: census)
        default: StyledFlow(census: census)
        }
      }
    }
  }

  /// Whether a flow draws the root of its scene, which links keep.
  @MainActor
  private static func drawsRoot(_ flow: AnyCoordinator) -> Bool {
    guard let parent = flow.parent else { return true }
    if let container = parent as? AnyContainer {
      return !(container is SwitchingContainer) && container.held.first?.flow === flow && drawsRoot(parent)
    }
    return flow.isAtParentsRoot && drawsRoot(parent)
  }
}

extension FlowScene {
  /// Dismisses all dialogs on display, which archives do not keep.
  func dismissDialogs() {
    while let dialog = presentation.line.first(where: \.style.isDialog), dismiss(dialog.id) {}
  }
}

/// The steps to two places.
struct LinkCase: Sendable {
  var from: [LinkStep]
  var to: [LinkStep]

  init(using random: inout RandomSource) {
    from = random.list(0...10, of: LinkStep.init)
    to = random.list(0...10, of: LinkStep.init)
  }

  private init(from: [LinkStep], to: [LinkStep]) { (self.from, self.to) = (from, to) }

  var smaller: [Self] {
    from.withoutOne.map { Self(from: $0, to: to) } + to.withoutOne.map { Self(from: from, to: $0) }
  }
}

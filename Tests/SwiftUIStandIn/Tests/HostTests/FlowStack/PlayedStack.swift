import Armature
import Testing

// @testable: looks at the model behind a stack.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

/// Owns the routes of a stack, and the bindings of screens that belong to one of its views.
final class StackOwner: ObservableObject {
  @Published var routes: [Route<Int>] = []
  @Published var showsHelp = false
  @Published var showsMore = false
  @Published var draft: String?
  @Published var hasView = true
  /// The screen with the view for help.
  var helper = 0
  var moreStyle = Armature.PresentationStyle.push
  /// The routes that a play returns to.
  var marked: [Route<Int>] = []
  weak var stack: FlowStackModel?
}

/// A screen with a state of its own.
struct StackScreen: View {
  @State private var text = ""
  @ObservedObject var owner: StackOwner
  let number: Int

  init(owner: StackOwner, number: Int) { (self.owner, self.number) = (owner, number) }

  var body: some View {
    VStack {
      TextField("Own", text: $text)
      FlowLink("Next", value: number + 1)
      FlowLink("Word", value: "word")
      if number == owner.helper, owner.hasView {
        Text("Help").flowDestination(isPresented: $owner.showsHelp) { LocalScreen(title: "Help") }
      }
      if number == 0, owner.hasView {
        Text("More").flowDestination(isPresented: $owner.showsMore, as: owner.moreStyle) { LocalScreen(title: "More") }
          .flowDestination(item: $owner.draft, as: .sheet) { Form(name: $0).navigationTitle("Draft") }
      }
    }
    .navigationTitle(number == 0 ? "Inner" : "\(number)")
  }
}

struct LocalScreen: View {
  let title: String
  var body: some View { FlowLink("Seven", value: 7).navigationTitle(title) }
}

struct StackRoot: View {
  @Environment(\.flowStack) private var stack
  let owner: StackOwner

  init(owner: StackOwner) { self.owner = owner }

  var body: some View {
    // The closure would keep this view, and with it the stack.
    let owner = owner
    owner.stack = stack
    return StackScreen(owner: owner, number: 0)
      .flowDestination(for: Int.self) { StackScreen(owner: owner, number: $0) }
  }
}

struct StackExample: View {
  @ObservedObject var owner: StackOwner
  var ownsNavigation = true

  var body: some View {
    FlowStack(routes: $owner.routes, ownsNavigation: ownsNavigation) { StackRoot(owner: owner) }
  }
}

/// A navigation stack of an app's own.
struct PlainStack<Content: View>: View {
  let generation: Generation
  private let content: Content

  init(_ generation: Generation, @ViewBuilder content: () -> Content) {
    self.generation = generation
    self.content = content()
  }

  var body: some View {
    if generation >= .iOS16 {
      NavigationStack { content }
    } else {
      NavigationView { content }.navigationViewStyle(.stack)
    }
  }
}

/// The place of a stack: with navigation of its own, or in a screen of a stack around it, if there is any.
enum StackPlace: String, CaseIterable, Sendable {
  case own, root, pushed, flowStack, screen, nowhere

  nonisolated static let borrowing: [StackPlace] = [.root, .pushed, .flowStack, .screen]
  nonisolated static let shown: [StackPlace] = [.own] + borrowing

  /// The beginning of all outlines.
  var outer: String { self == .screen ? "Root > " : self == .pushed || self == .flowStack ? "Outer > " : "" }

  @MainActor func stage(_ owner: StackOwner, _ generation: Generation) async throws -> Stage {
    let example = StackExample(owner: owner, ownsNavigation: self == .own)
    let stage: Stage
    switch self {
    case .own, .nowhere: stage = Stage(generation) { example }
    case .root: stage = Stage(generation) { PlainStack(generation) { example } }
    case .pushed:
      stage = Stage(generation) {
        PlainStack(generation) { NavigationLink("Go") { example }.navigationTitle("Outer") }
      }
    case .flowStack:
      stage = Stage(generation) {
        FlowStack {
          FlowLink("Go", value: "inner").navigationTitle("Outer").flowDestination(for: String.self) { _ in example }
        }
      }
    case .screen:
      let flow = PageFlow()
      stage = try Stage(flow, generation) { page, _ in if page == .page(1) { example } else { WireframeView() } }
      flow.push(.page(1))
    }
    await stage.rest()
    if self == .pushed || self == .flowStack { await stage.does { $0.tap("Go") } }
    return stage
  }
}

/// A stack over routes, which a play changes. Routes are numbers, with a letter before those that are no pushes.
struct PlayedStack: PlaySubject {
  let owner: StackOwner
  let stage: Stage
  let outer: String
  var title: String? { nil }

  nonisolated private static let styles: [Character: Armature.PresentationStyle] = [
    "s": .sheet, "b": .sheet(stack: false), "c": .cover, "a": .alert,
  ]

  static func routes(_ text: String) -> [Route<Int>] {
    text.split(separator: " ").compactMap { word in
      Int(word.filter(\.isNumber)).map { Route($0, as: word.first.flatMap { styles[$0] } ?? .push) }
    }
  }

  func batch(_ acts: () throws -> Void) throws { try acts() }

  func seen(_ word: String) -> String? {
    switch word {
    case "routes":
      owner.routes.map { route in
        (Self.styles.first { $0.value == route.style }.map { "\($0.key)" } ?? "") + "\(route.destination)"
      }.joined(separator: " ")
    // The routes of the mark are still the first ones.
    case "kept": zip(owner.routes, owner.marked).allSatisfy { $0 == $1 } ? "" : "\(owner.routes), not \(owner.marked)"
    case "holds":
      [owner.showsHelp ? "help" : nil, owner.showsMore ? "more" : nil, owner.draft].compactMap { $0 }
        .joined(separator: " ")
    case "whole": stage.window.outline
    default: nil
    }
  }

  func perform(_ words: [String], _ rest: String) -> Bool? {
    let numbers = rest.split(separator: " ").compactMap { Int($0) } + [0, 0]
    let count = owner.routes.count
    let index = count == 0 ? 0 : numbers[0] % count
    switch words[0] {
    case "set": owner.routes = Self.routes(rest)
    case "add": owner.routes += Self.routes(rest)
    case "cut": owner.routes.removeLast(min(numbers[0], count))
    case "drop": owner.routes.removeFirst(min(numbers[0], count))
    case "insert": owner.routes.insert(Route(numbers[1]), at: index)
    case "again": owner.routes = owner.marked
    case "mark": owner.marked = owner.routes
    case "return": owner.routes += owner.marked.suffix(1).filter { !owner.routes.map(\.id).contains($0.id) }
    case "verbs":
      try? owner.routes.edit { stack in
        try stack.goBack()
        try stack.push(numbers[0])
      }
    case "help": owner.showsHelp = rest == "on"
    case "more": owner.showsMore = rest == "on"
    case "draft": owner.draft = rest == "none" ? nil : rest
    case "helper": owner.helper = numbers[0]
    case "view": owner.hasView = rest == "on"
    default: return count == 0 ? true : change(words[0], index, numbers[1])
    }
    return true
  }

  /// Changes one of the routes.
  private func change(_ word: String, _ index: Int, _ number: Int) -> Bool? {
    switch word {
    case "at": owner.routes[index].destination = number
    case "new": owner.routes[index] = Route(number, as: owner.routes[index].style)
    case "remove": owner.routes.remove(at: index)
    case "swap": owner.routes.swapAt(index, number % owner.routes.count)
    case "double": owner.routes.append(owner.routes[index])
    default: return nil
    }
    return true
  }
}

/// A story with a stack over routes, in some places. See ``Play`` and ``PlayedStack``.
/// The words of a row name its places, or `shown` for all that show it. A play is `from` routes.
nonisolated struct StackPlay: CustomStringConvertible, Sendable {
  private let row: PlayRow
  private let places: [StackPlace]
  var description: String { row.description }

  static func all(_ text: String, location: SourceLocation = #_sourceLocation) -> [StackPlay] {
    PlayRow.all(text, location).map { row in
      let places = row.words == ["shown"] ? StackPlace.shown : row.words.compactMap { StackPlace(rawValue: $0) }
      precondition(places.count == row.words.count || row.words == ["shown"], "\(row.words)")
      return StackPlay(row: row, places: places.isEmpty ? [.own] : places)
    }
  }

  @MainActor func callAsFunction(on generation: Generation) async throws {
    for place in places {
      let owner = StackOwner()
      owner.routes = PlayedStack.routes(row.start ?? "")
      let stage = try await place.stage(owner, generation)
      let subject = PlayedStack(owner: owner, stage: stage, outer: place.outer)
      try await PlayRun(stage: stage, subject: subject, location: row.location)(row.steps)
    }
  }
}

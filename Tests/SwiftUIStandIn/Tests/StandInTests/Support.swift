import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

/// The model that a test changes from outside.
final class Model: ObservableObject {
  @Published var path: [Int] = []
  @Published var item: Item?
  @Published var other: Item?
  @Published var isOn = false
  @Published var isOther = false
  @Published var tab = "a"
  var log: [String] = []

  /// Carries out a change such as `item 1`, `item` for no item, `path 1 2`, `on`, `off`, `also`, or several with `&`.
  fileprivate func change(_ step: String) {
    for part in step.split(separator: "&") {
      let words = part.split(separator: " ").map(String.init)
      let numbers = words.dropFirst().compactMap(Int.init)
      switch words[0] {
      case "path": path = numbers
      case "item": item = numbers.first.map(Item.init)
      case "other": other = numbers.first.map(Item.init)
      case "on", "off": isOn = words[0] == "on"
      case "also": isOther = true
      case "tab": tab = words[1]
      default: Issue.record("there is no step \(step)")
      }
    }
  }

  /// Returns the changes that make another model the same.
  fileprivate var state: Set<String> {
    let path = (["path"] + path.map(String.init)).joined(separator: " ")
    return [path, item.map { "item \($0.id)" } ?? "item", isOn ? "on" : "off", "tab \(tab)"]
  }
}

struct Item: Identifiable, Hashable {
  let id: Int
}

/// A walk through a window, by steps with commas between them:
///
/// - changes of the model, see ``Model/change(_:)``
/// - actions of the user: `tap <title>`, `select <tab>`, `back`, `pop <height>`, `swipe`, `wide`, `narrow`
/// - `finish` for the end of one transition, and `settle` for the end of all
/// - expectations: `shows <outline>`, `texts <text>/<text>`, `tabs <tab>/<tab>`, `logs <entry>/<entry>` since the last such
///   step, `holds <change of the model>`, `counts <evaluations of a type>/<of another one>`, `field <text>`,
///   `needs <feature>`, `fails <part of a failure>`
///
/// There must be no failures but those.
struct Walk: CustomTestStringConvertible, Sendable {
  private let name: String
  private let generations: [Generation]
  private let width: UserInterfaceSizeClass
  private let steps: [String]
  private let location: SourceLocation
  var testDescription: String { name }

  init(
    _ name: String, on generations: [Generation] = [.iOS17], width: UserInterfaceSizeClass = .compact,
    _ steps: String,
    location: SourceLocation = #_sourceLocation
  ) {
    self.name = name
    self.generations = generations
    self.width = width
    self.steps = steps.replacing("\n", with: " ").split(separator: ", ").map(String.init)
    self.location = location
  }

  init(
    on generations: [Generation] = [.iOS17], width: UserInterfaceSizeClass = .compact, _ steps: String,
    location: SourceLocation = #_sourceLocation
  ) {
    self.init("", on: generations, width: width, steps, location: location)
  }

  @MainActor func callAsFunction<V: View>(
    counting types: any View.Type..., hiding: Bool = false, asking: Bool = false, @ViewBuilder _ view: (Model) -> V
  ) {
    for generation in generations {
      let model = Model()
      let window = Window(generation, width, asksBeforeDismissal: asking) { view(model) }
      window.coversHideViews = hiding
      for step in steps {
        let text = step.drop { $0 != " " }.dropFirst()
        if step.hasPrefix("counts ") {
          let counts = types.map { "\(window.evaluations(of: $0)[0])" }.joined(separator: "/")
          #expect(counts == text, "after \(step)", sourceLocation: location)
        } else if !perform(step, String(text), window), !expect(step, String(text), window, model) {
          model.change(step)
        }
        window.update()
      }
      let expected = steps.filter { $0.hasPrefix("fails ") }.count
      #expect(window.failures.count == expected, "\(window.failures) on \(generation)", sourceLocation: location)
    }
  }

  @MainActor private func perform(_ step: String, _ text: String, _ window: Window) -> Bool {
    switch step.prefix(while: { $0 != " " }) {
    case "tap": window.tap(text)
    case "select": window.select(tab: text)
    case "back": window.back()
    case "pop": window.popGesture(to: Int(text) ?? 0)
    case "swipe": window.swipeDown()
    case "wide": window.resize(.regular)
    case "narrow": window.resize(.compact)
    case "fill": window.screen.first(where: \.isInput).map { _ = window.fill($0.texts[0], with: text) }
    case "away": window.move(to: .background)
    case "finish": window.finishTransition()
    case "settle": window.settle()
    default: return false
    }
    return true
  }

  @MainActor private func expect(_ step: String, _ text: String, _ window: Window, _ model: Model) -> Bool {
    let seen: String
    switch step.prefix(while: { $0 != " " }) {
    case "shows": seen = window.outline
    case "texts": seen = window.texts.joined(separator: "/")
    case "field": seen = window.fields.values.first ?? "none"
    case "tabs": seen = window.tabs.joined(separator: "/")
    case "logs":
      seen = model.log.joined(separator: "/")
      model.log = []
    case "holds": seen = model.state.contains(text) ? text : "\(model.state)"
    case "needs": seen = window.tooNew.contains { $0.hasPrefix(text) } ? text : "\(window.tooNew)"
    case "fails": seen = window.failures.last?.contains(text) == true ? text : "\(window.failures)"
    default: return false
    }
    #expect(seen == text, "after \(step) on \(window.generation)", sourceLocation: location)
    return true
  }
}

import Armature
import ArmatureUI
import Foundation
import SwiftUI

// Three tabs that show values above the same home screen, with the features of the example app of NavigationBackport.
// In the sample of numbers, two of them also open in sheets of each other.

/// The values are of several types, in a path.
struct PathTab: View {
  @State private var saved: Data?
  @State private var path: FlowPath

  init(_ path: FlowPath = FlowPath()) { _path = State(wrappedValue: path) }

  var body: some View {
    VStack {
      Button("Save") { if let new = try? JSONEncoder().encode(CodablePath<ItemName>(path)) { saved = new } }
      Button("Restore") { restore() }.disabled(saved == nil)
      Button("Random") { path = FlowPath([7, Herd(animal: "Sheep", count: 7), 8]) }
      FlowStack(path: $path) { HomeScreen { $0.value }.showsValues() }
    }
    .onOpenURL { if let numbers = $0.numbers(in: "path") { path = FlowPath(numbers) } }
  }

  private func restore() {
    if let saved, let new = try? JSONDecoder().decode(CodablePath<ItemName>.self, from: saved) { path = new.path }
  }
}

/// The values have no owner.
struct PlainTab: View {
  init() {}

  var body: some View { FlowStack { HomeScreen { $0.value }.showsValues() } }
}

/// The values are cases of one enum, in an array.
struct ArrayTab: View {
  @State private var saved: [Route<Item>]?
  @State private var routes: [Route<Item>]

  init(_ items: [Item] = []) { _routes = State(wrappedValue: items.map { Route($0) }) }

  var body: some View {
    VStack {
      Button("Save") { saved = routes }
      Button("Restore") { if let saved { routes = saved } }.disabled(saved == nil)
      FlowStack(routes: $routes) {
        HomeScreen { $0 }.flowDestination(for: Item.self) { ItemScreen(item: $0) { $0 } }
      }
    }
  }
}

extension View {
  fileprivate func showsValues() -> some View {
    flowDestination(for: Choices.self) { _ in ItemScreen(item: .choices) { $0.value } }
      .flowDestination(for: Int.self) { ItemScreen(item: .number($0)) { $0.value } }
      .flowDestination(for: Herd.self) { ItemScreen(item: .animals($0.animal, $0.count)) { $0.value } }
      .flowDestination(for: Item.Child.self) { ItemScreen(item: .child($0)) { $0.value } }
      .flowDestination(for: Specimen.self) { Text($0.text).navigationTitle("Specimen") }
  }
}

private struct HomeScreen: View {
  @CurrentFlow private var flow: Coordinator<AnyDestination>?
  @State private var showsLocal = false
  @State private var light: String?
  private let value: (Item) -> any Hashable & Sendable

  init(_ value: @escaping (Item) -> any Hashable & Sendable) { self.value = value }

  var body: some View {
    VStack {
      FlowLink("Choose", value: value(.choices), as: .sheet)
      FlowLink("Choose here", value: value(.choices))
      Button("99 balloons") {
        flow?.push(AnyDestination(value(.number(99))))
        flow?.push(AnyDestination(value(.animals("Balloons", 99))))
      }
      Button("Specimen") { flow?.push(AnyDestination(FirstSpecimen())) }
      Button("Local") { showsLocal = true }.disabled(showsLocal)
      Button("Lights") { light = "red" }
    }
    .flowDestination(isPresented: $showsLocal) { Text("Local").navigationTitle("Local") }
    .flowDestination(item: $light) { shown in
      Button(shown) { light = ["red": "amber", "amber": "green"][shown] }.navigationTitle("Lights")
    }
    .navigationTitle("Home")
  }
}

private struct ItemScreen: View {
  @CurrentFlow private var flow: Coordinator<AnyDestination>?
  private let item: Item
  private let value: (Item) -> any Hashable & Sendable

  init(item: Item, _ value: @escaping (Item) -> any Hashable & Sendable) { (self.item, self.value) = (item, value) }

  var body: some View {
    switch item {
    case .choices:
      List {
        ForEach(0..<10, id: \.self) { FlowLink("\($0)", value: value(.number($0))) }
        Button("Back") { flow?.goBack() }
      }
      .navigationTitle("Choices")
    case .number(let number):
      VStack {
        FlowLink("Next number", value: value(.number(number + 1)))
        FlowLink("Sheep", value: value(.animals("Sheep", number)), as: .sheet(stack: false))
        FlowLink("Sheep here", value: value(.animals("Sheep", number)))
        FlowLink("Path child", value: value(.child(.path)), as: .sheet(stack: false))
        FlowLink("Plain child", value: value(.child(.plain)), as: .sheet(stack: false))
        Button("To the root") { flow?.goBackToRoot() }
      }
      .navigationTitle("\(number)")
    case .animals(let animal, let count):
      Button("Back") { flow?.goBack() }.navigationTitle("\(animal) \(count)")
    case .child(.path): PathTab()
    case .child(.plain): PlainTab()
    }
  }
}

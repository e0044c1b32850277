import Armature
import ArmatureUI
import Foundation
import SwiftUI

/// An app with the features of the example app of FlowStacks: five tabs of stacks, whose values have five kinds of
/// owners.
struct NumbersSample: View {
  @State private var tab = "Doubling"
  @StateObject private var model = DoublingModel(first: 64)

  init() {}

  var body: some View {
    TabView(selection: $tab) {
      DoublingTab().tabItem { Text("Doubling") }.tag("Doubling")
      PathTab().tabItem { Text("Path") }.tag("Path")
      ArrayTab().tabItem { Text("Array") }.tag("Array")
      PlainTab().tabItem { Text("Plain") }.tag("Plain")
      ModelTab(model: model).tabItem { Text("Model") }.tag("Model")
    }
    .onOpenURL { url in
      if url.numbers(in: "doubling") != nil { tab = "Doubling" }
      if url.numbers(in: "model") != nil { tab = "Model" }
    }
  }
}

// MARK: An array of numbers

private struct DoublingTab: View {
  @State private var first = 0
  @State private var routes: [Route<Int>] = []

  init() {}

  var body: some View {
    FlowStack(routes: $routes) {
      DoublingScreen(number: $first, value: { $0 }, jump: jump)
        .flowDestination(for: Int.self, editing: { DoublingScreen(number: $0, value: { $0 }, jump: jump) })
    }
    .onOpenURL { url in for number in url.numbers(in: "doubling") ?? [] { try? routes.edit { try $0.push(number) } } }
  }

  private func jump() { routes = [Route(1), Route(2, as: .sheet), Route(3), Route(4, as: .cover), Route(5)] }
}

private struct DoublingScreen: View {
  @CurrentFlow private var flow: Coordinator<AnyDestination>?
  @State private var color: String?
  @Binding var number: Int
  let value: (Int) -> any Hashable & Sendable
  let jump: () -> Void

  init(number: Binding<Int>, value: @escaping (Int) -> any Hashable & Sendable, jump: @escaping () -> Void) {
    (_number, self.value, self.jump) = (number, value, jump)
  }

  var body: some View {
    VStack {
      Stepper("Number", value: $number, in: 0...999)
      FlowLink("Double in a cover", value: value(number * 2), as: .cover)
      FlowLink("Double in a sheet", value: value(number * 2), as: .sheet)
      Button("Next") { flow?.push(AnyDestination(value(number + 1))) }
      Button("Red") { color = "red" }
      Button("Jump") { jump() }
      if flow?.canGoBack() == true {
        Button("Back") { flow?.goBack() }
        Button("To the root") { flow?.goBackToRoot() }
      }
    }
    .flowDestination(item: $color, as: .sheet) { Text($0).navigationTitle("Color") }
    .navigationTitle("\(number)")
  }
}

// MARK: A model that owns the routes

private struct ModelTab: View {
  @ObservedObject var model: DoublingModel

  var body: some View {
    FlowStack(routes: $model.routes) {
      ModelScreen(model: model.first, jump: model.jump)
        .flowDestination(for: NumberModel.self) { ModelScreen(model: $0, jump: model.jump) }
    }
    .onOpenURL { model.open($0) }
  }
}

private struct ModelScreen: View {
  @ObservedObject var model: NumberModel
  let jump: () -> Void

  var body: some View { DoublingScreen(number: $model.number, value: { NumberModel($0) }, jump: jump) }
}

@MainActor
private final class DoublingModel: ObservableObject {
  let first: NumberModel
  @Published var routes: [Route<NumberModel>] = []

  init(first: Int) { self.first = NumberModel(first) }

  func open(_ url: URL) {
    for number in url.numbers(in: "model") ?? [] { try? routes.edit { try $0.push(NumberModel(number)) } }
  }

  func jump() {
    routes = [1, 2, 3, 4].map { Route(NumberModel($0), as: $0.isMultiple(of: 2) ? .push : .sheet) }
  }
}

@MainActor
private final class NumberModel: ObservableObject, Hashable {
  @Published var number: Int

  nonisolated init(_ number: Int) { _number = Published(initialValue: number) }

  nonisolated static func == (one: NumberModel, other: NumberModel) -> Bool { one === other }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

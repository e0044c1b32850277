import Armature
import ArmatureUI
import Combine
import SwiftUI

/// What the columns report: the counters on display, and what SwiftUI writes.
@MainActor
final class Columns: ObservableObject {
  /// Each counter on display counts the changes of this value in its `@State`.
  @Published var ticks = 0
  /// The counter of each page, as it was last drawn.
  var counts: [String: Int] = [:]
  var visibility = NavigationSplitViewVisibility.all {
    didSet { writes.append("columnVisibility = \(visibility)") }
  }
  var shown: Binding<NavigationSplitViewVisibility> { ObservedObject(wrappedValue: self).projectedValue.visibility }
  /// The values that SwiftUI has written since the last step.
  var writes: [String] = []
}

enum Page: Destination {
  case root, above

  typealias Flow = PageFlow

  func screen(in flow: PageFlow) -> Screen<Self> { Screen(flow.title(of: self)) }
}

/// The flow of a column.
final class PageFlow: Coordinator<Page> {
  let column: String
  let columns: Columns

  init(_ column: String, _ columns: Columns) {
    self.column = column
    self.columns = columns
    super.init(root: .root)
  }

  func title(of page: Page) -> String { page == .root ? column : "page above the \(column)" }
}

extension Page: ViewDestination {
  func view(in flow: PageFlow) -> some View { Counter(columns: flow.columns, title: flow.title(of: self)) }
}

/// A counter that is lost with its view.
struct Counter: View {
  @ObservedObject var columns: Columns
  let title: String
  @State private var count = 0

  var body: some View {
    Text("\(title): \(count)")
      .onChange(of: columns.ticks) { _, _ in count += 1 }
      .onChange(of: count, initial: true) { _, new in columns.counts[title] = new }
      .navigationTitle(title)
  }
}

final class TwoColumns: SplitCoordinator<Page, Page>, ModifiesColumns {
  let columns: Columns

  init(_ columns: Columns) {
    self.columns = columns
    super.init(sidebar: PageFlow("sidebar", columns))
  }

  override func detailFlow(for destination: Page) -> Coordinator<Page> { PageFlow("detail", columns) }

  var columnVisibility: Binding<NavigationSplitViewVisibility>? { columns.shown }

  func modified(columns: AnyView) -> some View { columns.navigationSplitViewStyle(.balanced) }
}

final class ThreeColumns: ThreeColumnCoordinator<Page, Page, Page>, ModifiesColumns {
  let columns: Columns

  init(_ columns: Columns) {
    self.columns = columns
    super.init(sidebar: PageFlow("sidebar", columns))
  }

  override func middleFlow(for destination: Page) -> Coordinator<Page> { PageFlow("content", columns) }
  override func detailFlow(for destination: Page) -> Coordinator<Page> { PageFlow("detail", columns) }

  var columnVisibility: Binding<NavigationSplitViewVisibility>? { columns.shown }

  func modified(columns: AnyView) -> some View { columns.navigationSplitViewStyle(.balanced) }
}

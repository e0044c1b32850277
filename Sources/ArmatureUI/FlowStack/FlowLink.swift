#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// A button that shows a value: in the ``FlowStack`` around it, or a destination in the flow of a ``CoordinatorView``.
  public struct FlowLink<Label: View>: View {
    @Environment(\.currentFlow) private var reference
    private let value: (any Hashable & Sendable)?
    private let style: PresentationStyle?
    private let label: Label

    /// - Parameters:
    ///   - value: What to show; `nil` disables the link.
    ///   - style: How it appears; `nil` asks the value when it is a destination, and pushes any other.
    ///   - label: What the link looks like.
    public init(
      value: (any Hashable & Sendable)?, as style: PresentationStyle? = nil, @ViewBuilder label: () -> Label
    ) {
      self.value = value
      self.style = style
      self.label = label()
    }

    public var body: some View {
      Button {
        if let value { show(value) }
      } label: {
        label
      }
      .disabled(value == nil)
    }

    private func show(_ value: any Hashable & Sendable) {
      if let flow = reference?.flow as? Coordinator<AnyDestination> {
        flow.show(AnyDestination(value), as: style)
      } else if let destination = value as? any Destination {
        show(destination)
      }
    }

    private func show(_ destination: some Destination) { (reference?.flow).map { show(destination, in: $0) } }

    private func show<D: Destination>(_ destination: D, in flow: AnyCoordinator) {
      (flow as? Coordinator<D>)?.show(destination, as: style)
    }
  }

  extension FlowLink where Label == Text {
    /// - Parameters:
    ///   - title: What the link says.
    ///   - value: What to show; `nil` disables the link.
    ///   - style: How it appears; `nil` asks the value when it is a destination, and pushes any other.
    public init(_ title: String, value: (any Hashable & Sendable)?, as style: PresentationStyle? = nil) {
      self.init(value: value, as: style) { Text(title) }
    }
  }
#endif

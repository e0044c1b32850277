#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// A button that shows a value in the ``FlowStack`` around it, or a destination in the flow of a ``CoordinatorView``.
  ///
  /// If a value of that type cannot be shown there, a message in place of the button says why.
  public struct FlowLink<Label: View>: View {
    @Environment(\.currentFlow) private var reference
    @Environment(\.flowStack) private var stack
    @Environment(\.currentSlot) private var slot
    private let value: (any Hashable & Sendable)?
    private let style: PresentationStyle?
    private let label: Label

    /// Creates a link with a view as its label.
    ///
    /// - Parameters:
    ///   - value: The value to show; `nil` disables the link.
    ///   - style: How it appears. With `nil`, a destination uses its own style and any other value is pushed.
    ///   - label: The label of the link.
    public init(
      value: (any Hashable & Sendable)?, as style: PresentationStyle? = nil, @ViewBuilder label: () -> Label
    ) {
      self.value = value
      self.style = style
      self.label = label()
    }

    public var body: some View {
      if let value, let complaint = complaint(about: value) {
        Message(text: complaint)
      } else {
        Button {
          if let value { show(value) }
        } label: {
          label
        }
        .presenting(value)
        .disabled(value == nil)
      }
    }

    private func show(_ value: any Hashable & Sendable) {
      guard let flow = reference?.flow else { return }
      // Ignores a second tap after the first one has covered the screen.
      if let slot, flow.scene?.presentation.isOnDisplay(slot.id) == false { return }
      let destination = flow is Coordinator<AnyDestination> ? AnyDestination(value) : value as? any Destination
      destination?.show(in: flow, as: style)
    }

    /// The reason why a value cannot be shown here.
    private func complaint(about value: any Hashable & Sendable) -> String? {
      let type = "\(Swift.type(of: value as Any))"
      guard let flow = reference?.flow else {
        return "The link's value is of type \(type), but there is no FlowStack around it."
      }
      if flow is Coordinator<AnyDestination> {
        return stack?.flow === flow ? stack?.complaint(about: value) : nil
      }
      guard (value as? any Destination)?.isDestination(of: flow) != true else { return nil }
      return flow.complaint(aboutLinkTo: type)
    }
  }

  extension FlowLink where Label == Text {
    /// Creates a link with a text as its label.
    ///
    /// - Parameters:
    ///   - title: The title of the link.
    ///   - value: The value to show; `nil` disables the link.
    ///   - style: How it appears. With `nil`, a destination uses its own style and any other value is pushed.
    public init(_ title: String, value: (any Hashable & Sendable)?, as style: PresentationStyle? = nil) {
      self.init(value: value, as: style) { Text(title) }
    }
  }

  extension Destination {
    fileprivate func isDestination(of flow: AnyCoordinator) -> Bool { flow is Coordinator<Self> }

    /// Shows the destination in a flow. If it is of another flow, that is reported as a mistake.
    @MainActor func show(in flow: AnyCoordinator, as style: PresentationStyle? = nil) {
      if let flow = flow as? Coordinator<Self> {
        flow.show(self, as: style)
      } else {
        flow.scene?.report(mistake: flow.complaint(aboutLinkTo: "\(Self.self)"), in: flow)
      }
    }
  }

  extension AnyCoordinator {
    fileprivate func complaint(aboutLinkTo type: String) -> String {
      "The link's value is of type \(type), which is not a destination of the \(Swift.type(of: self)) around it."
    }
  }
#endif

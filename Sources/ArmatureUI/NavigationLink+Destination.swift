#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// Links of SwiftUI's own that show a destination of the flow, in its own style. They look as links do in lists, and need a
  /// stack of a ``CoordinatorView`` around them, in a screen of the flow that has the destination. Elsewhere, and in another
  /// style, use a ``FlowLink``.
  ///
  /// Unlike a ``FlowLink``, such a link is no source: add `presents(_:)` if a popover points at it or a zoom begins at it.
  ///
  /// A type that is `Codable`, too, needs initializers of its own: otherwise those of SwiftUI fit it as well.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  extension NavigationLink where Destination == Never {
    /// Creates a link that shows a destination of the flow.
    ///
    /// - Parameters:
    ///   - value: The destination; `nil` disables the link.
    ///   - label: The label of the link.
    public init(value: (some Armature.Destination)?, @ViewBuilder label: () -> Label) {
      self.init(value: value.map { StackElement.wanted(AnyDestination($0)) }, label: label)
    }

    /// Creates a link that shows a destination of the flow.
    ///
    /// - Parameters:
    ///   - value: The destination; `nil` disables the link.
    ///   - label: The label of the link.
    public init(value: (some Armature.Destination & Codable)?, @ViewBuilder label: () -> Label) {
      self.init(value: value.map { StackElement.wanted(AnyDestination($0)) }, label: label)
    }

    /// Creates a link that shows a destination of the flow.
    ///
    /// - Parameters:
    ///   - titleKey: The title of the link, which may be a key in the app's texts.
    ///   - value: The destination; `nil` disables the link.
    public init(_ titleKey: LocalizedStringKey, value: (some Armature.Destination)?) where Label == Text {
      self.init(titleKey, value: value.map { StackElement.wanted(AnyDestination($0)) })
    }

    /// Creates a link that shows a destination of the flow.
    ///
    /// - Parameters:
    ///   - titleKey: The title of the link, which may be a key in the app's texts.
    ///   - value: The destination; `nil` disables the link.
    public init(_ titleKey: LocalizedStringKey, value: (some Armature.Destination & Codable)?) where Label == Text {
      self.init(titleKey, value: value.map { StackElement.wanted(AnyDestination($0)) })
    }

    /// Creates a link that shows a destination of the flow.
    ///
    /// - Parameters:
    ///   - title: The title of the link.
    ///   - value: The destination; `nil` disables the link.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: (some Armature.Destination)?) where Label == Text {
      self.init(title, value: value.map { StackElement.wanted(AnyDestination($0)) })
    }

    /// Creates a link that shows a destination of the flow.
    ///
    /// - Parameters:
    ///   - title: The title of the link.
    ///   - value: The destination; `nil` disables the link.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: (some Armature.Destination & Codable)?) where Label == Text {
      self.init(title, value: value.map { StackElement.wanted(AnyDestination($0)) })
    }
  }
#endif

#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// A destination that is drawn in views of the app's own.
  ///
  /// ```swift
  /// extension NotesDestination: ViewDestination {
  ///   func view(in flow: NotesCoordinator) -> some View {
  ///     switch self {
  ///     case .note(let id): NoteView(id: id)
  ///     default: WireframeView()
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// A ``CoordinatorView`` finds the view by the destination's type, in each flow of its scene. Nothing has to be
  /// registered. ``WireframeView`` is the view of a case that has none yet.
  ///
  /// If an app runs on Apple platforms alone, its enum can conform where it is declared. Then the screens need no second
  /// description: ``screen(in:)`` has a default.
  public protocol ViewDestination: Destination {
    associatedtype Body: View

    /// Returns the view of this destination. It is called when the slot is drawn.
    ///
    /// Alerts, dialogs and destinations with a child flow are never asked for a view.
    ///
    /// - Parameter flow: The coordinator that shows the destination.
    /// - Returns: The view.
    @MainActor @ViewBuilder func view(in flow: Flow) -> Body
  }

  extension ViewDestination {
    /// Returns a screen that has only a title, ``caseTitle``. A test and a terminal still walk through it.
    ///
    /// Declare the method in the enum for screens with rows, and for alerts and dialogs with buttons.
    @MainActor
    public func screen(in flow: Flow) -> Screen<Self> {
      var screen = Screen<Self>(caseTitle)
      screen.isDefault = true
      return screen
    }

    /// The name of the case in words: "Note List" for `noteList(of: 7)`.
    public var caseTitle: String {
      let mirror = Mirror(reflecting: self)
      guard mirror.displayStyle == .enum else { return "\(Self.self)".inWords }
      return (mirror.children.first?.label ?? "\(self)").inWords
    }

    @MainActor
    fileprivate func drawn(in flow: AnyCoordinator) -> AnyView? { (flow as? Flow).map { AnyView(view(in: $0)) } }
  }

  extension Destination {
    /// The view of the app's own; `nil` for a type that has none.
    @MainActor
    func ownView(in flow: AnyCoordinator) -> AnyView? { (self as? any ViewDestination)?.drawn(in: flow) }
  }

  /// A container of the app's own that is drawn in a view of the app's own.
  ///
  /// ```swift
  /// extension PagerCoordinator: ViewContainer {
  ///   func view(of names: [String], showing visible: String, _ flow: AnyView) -> some View {
  ///     VStack {
  ///       flow
  ///       HStack { ForEach(names, id: \.self) { name in Button(name) { self.show(name) } } }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// A container of another type is drawn as its visible flow alone.
  public protocol ViewContainer: ContainerCoordinator {
    associatedtype Body: View

    /// Returns the view of the container. It is called when the container is drawn.
    ///
    /// - Parameters:
    ///   - names: The names of the flows that are not hidden, in their order.
    ///   - visible: The name of the visible one.
    ///   - flow: Its view.
    /// - Returns: The view.
    @MainActor @ViewBuilder func view(of names: [String], showing visible: String, _ flow: AnyView) -> Body
  }

  extension AnyCoordinator {
    /// The container in the app's own view; `nil` for a type that has none.
    func ownView(of drawn: Presentation.Custom, visible: AnyView) -> AnyView? {
      (self as? any ViewContainer).map { AnyView($0.view(of: drawn.names, showing: drawn.visible, visible)) }
    }
  }

  extension String {
    /// The words of a name, separated by spaces and with capitals: "URL List" for `URLList`.
    fileprivate var inWords: String {
      let letters = Array(self)
      var words = ""
      for (index, letter) in letters.enumerated() {
        let isLast = index + 1 == letters.count
        if index > 0, letter.isUppercase, !letters[index - 1].isUppercase || !isLast && letters[index + 1].isLowercase {
          words.append(" ")
        }
        words += index == 0 ? letter.uppercased() : "\(letter)"
      }
      return words
    }
  }
#endif

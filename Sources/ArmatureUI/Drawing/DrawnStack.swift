#if canImport(SwiftUI)
  import Armature
  import Combine

  /// A stack that a window draws, with its path. It reports to the scene when the user has changed the path.
  @MainActor
  final class DrawnStack: SystemValue<[StackElement]> {
    struct ID: Hashable {
      let root: SlotID
      /// Whether the stack has all columns of a split view.
      var joinsColumns = false
    }

    let root: SlotID
    /// The slots above the root. SwiftUI reads them also between a change and the next drawing.
    private(set) var path: [SlotID]
    /// The path with which the views were drawn last.
    private var drawnPath: [SlotID] = []
    /// The path to which the user has just gone back. SwiftUI may report it again, late.
    private(set) var popped: [SlotID]?

    init(root: SlotID, path: [SlotID], in window: WindowModel) {
      (self.root, self.path) = (root, path)
      super.init([])
      connect(window, get: { [weak self] in (self?.path ?? []).map(StackElement.slot) }) { [weak self] path in
        guard case .wanted(let value)? = path.last else {
          self?.shorten(to: path.compactMap(\.slot), in: window)
          return true
        }
        self?.show(linked: value, to: path, in: window)
        return false
      }
    }

    /// Takes the path to draw. It draws the stack alone, not the layer or the container around it.
    func show(_ path: [SlotID]) {
      guard path != self.path else { return }
      objectWillChange.send()
      self.path = path
    }

    /// The views are drawn with the path of this moment.
    func willDraw() { drawnPath = path }

    /// The user followed a link to a destination.
    private func show(linked value: AnyDestination, to path: [StackElement], in window: WindowModel) {
      // A second tap on the link, while the first one is carried out.
      guard window.runner?.isSettled != false else { return }
      guard path.dropLast().elementsEqual(self.path.map(StackElement.slot)),
        let flow = window.scene.flow(drawing: self.path.last ?? root), let destination = value.base as? any Destination
      else { return }
      destination.show(in: flow)
    }

    /// The user made the stack shorter. SwiftUI reports it late and twice, so a report is ignored that does not match
    /// the drawn stack.
    private func shorten(to path: [SlotID], in window: WindowModel) {
      guard self.path == drawnPath, path.count < drawnPath.count, drawnPath.starts(with: path), popped != path else {
        return
      }
      // SwiftUI drops the path of a stack whose root gets another identity in the same update.
      guard drawnPath.last.flatMap(window.slots.drawn)?.isNew != true else { return }
      popped = path
      Task { [pace = window.pace] in
        await pace.waitForPush()
        popped = nil
      }
      window.scene.pop(to: path.last ?? root)
      window.user.didRemove(drawnPath[path.count])
    }
  }

  /// An element of a stack's path: a slot, or a destination that a `NavigationLink` wants to show.
  enum StackElement: Hashable, Sendable {
    case slot(SlotID)
    case wanted(AnyDestination)

    /// The slot; `nil` for a destination that is not shown yet.
    var slot: SlotID? { if case .slot(let id) = self { id } else { nil } }
  }
#endif

import Armature

@MainActor
final class Weak {
  weak var value: AnyCoordinator?
  init(_ value: AnyCoordinator?) { self.value = value }
}

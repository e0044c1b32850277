extension FlowScene {
  /// The rules of a scene, in the order in which they are asked.
  static func rules() -> [any Rule] { [Guards(), Leaving(), HeldLinks(), Events()] }
}

extension FlowScene {
  /// The rules of a scene, in the order in which they are asked.
  ///
  /// Leaving comes first: while the user stays where a flow keeps a slot, guards need not be asked about another place. A
  /// link waits for a guard or for a flow that keeps a slot, so its rule comes after both. The rest only hears how a change has ended, and events come last:
  /// they tell what all others have done.
  static func rules() -> [any Rule] { [Leaving(), Guards(), HeldLinks(), Outcomes(), Events()] }

  /// The services that have to hear of all changes. Others are made when they are first needed.
  static var services: [any Service.Type] { [WorkEnd.self, Archives.self] }
}

extension LinkPlan {
  /// The types of the flows on the way that decide as guards, from the outside in.
  package var guards: [String] {
    var names: [String] = []
    for type in legs.flatMap({ [$0.flowType, $0.openedType].compactMap { $0 } }) where type is any Guarding.Type {
      if !names.contains("\(type)") { names.append("\(type)") }
    }
    return names
  }
}

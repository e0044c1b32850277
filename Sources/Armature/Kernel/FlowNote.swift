/// The memory of one feature about a flow. It lives as long as the flow.
protocol FlowNote {
  init()
}

extension AnyCoordinator {
  /// The note of a feature about this flow.
  final subscript<Note: FlowNote>(type: Note.Type) -> Note {
    get { notes.isEmpty ? Note() : notes[ObjectIdentifier(type)] as? Note ?? Note() }
    _modify {
      let key = ObjectIdentifier(type)
      var note = notes.removeValue(forKey: key) as? Note ?? Note()
      defer { notes[key] = note }
      yield &note
    }
  }
}

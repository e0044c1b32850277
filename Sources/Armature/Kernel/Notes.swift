/// The memory of one feature about an open draft or a flow.
protocol Note {
  init()
}

/// A note about an open draft. It is dropped with the draft, and with a part of it that is taken back.
protocol DraftNote: Note {}

/// A note about a flow. It lives as long as the flow.
protocol FlowNote: Note {}

/// Notes by their types. One that was not written is as its `init()` makes it.
struct Notes {
  private var list: [ObjectIdentifier: any Note] = [:]

  subscript<Wanted: Note>(type: Wanted.Type) -> Wanted {
    get { list.isEmpty ? Wanted() : list[ObjectIdentifier(type)] as? Wanted ?? Wanted() }
    _modify {
      let key = ObjectIdentifier(type)
      var note = list.removeValue(forKey: key) as? Wanted ?? Wanted()
      defer { list[key] = note }
      yield &note
    }
  }
}

extension FlowScene: SceneLinks {
  func link(to state: SceneState) -> String? { try? address(LinkPlace(of: state)) }

  func follow(_ link: String, in draft: Draft, keepsRoot: Bool) throws {
    try resolve(link) { text throws(LinkError) in
      _ = try LinkReader.read(text, into: draft, of: core, keepsRoot: keepsRoot)
    }
  }
}

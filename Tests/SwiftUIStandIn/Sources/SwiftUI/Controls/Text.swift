extension Text {
  public static func + (left: Text, right: Text) -> Text { Text(verbatim: left.text + right.text) }
  public func bold() -> Text { self }
  public func italic() -> Text { self }
}

extension Image {
  public init(_ name: String, bundle: Bundle? = nil) { self.init(systemName: name) }
}

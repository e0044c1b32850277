/// Not `Sendable`, as Apple's.
///
/// https://developer.apple.com/documentation/swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let text: String
  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Takes the same values as Apple's: not every value can be part of a localized text.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ string: String) { text += string }
    public mutating func appendInterpolation(_ text: Text) { self.text += text.text }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { text += "\(value)" }
  }
}

public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

nonisolated public struct Text: View, Equatable, Sendable, PrimitiveView {
  let text: String
  /// Whether the text is a key in the main bundle of the app. A literal is one, also in a library.
  let isKeyOfApp: Bool

  public init(verbatim content: String) { (text, isKeyOfApp) = (content, false) }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { (text, isKeyOfApp) = (key.text, bundle == nil) }
}

nonisolated public struct Image: View, Equatable, Sendable, PrimitiveView {
  let name: String

  public init(systemName: String) { name = systemName }
}

nonisolated public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

/// https://developer.apple.com/documentation/swiftui/labeledcontent
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    (label, content) = (Text(titleKey), Text(value))
  }
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    (label, content) = (Text(title), Text(value))
  }
}

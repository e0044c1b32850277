/// A position between the segments of a link, for reading legs.
package struct LinkCursor: Sendable {
  let segments: [LinkSegment]
  let query: [LinkParameter]
  /// The index of the next segment.
  var position = 0
  /// The style of the last leg read; `nil` asks the destination.
  private(set) var style: PresentationStyle?
  /// The root of the flow that the last leg opens, as a link; `nil` is the flow's own.
  private(set) var rootText: String?
  /// The detail of the split view that the last leg opens, as a link.
  private(set) var detail: String?

  package init(_ link: LinkText) {
    segments = link.segments
    query = link.query
  }

  var isAtEnd: Bool { position >= segments.count }

  /// The next segment; `nil` at the end.
  var next: LinkSegment? { isAtEnd ? nil : segments[position] }

  /// Returns the name or value at an index, if it can belong to the leg at the position.
  func text(at index: Int) -> String? {
    guard index < segments.count, index == position || !segments[index - 1].endsLeg else { return nil }
    return segments[index].text
  }

  /// Returns whether a leg that ends before an index has parameters.
  func hasParameters(endingAt end: Int) -> Bool {
    guard end > position else { return false }
    return !segments[end - 1].parameters.isEmpty || (end == segments.count && !query.isEmpty)
  }

  /// Returns the parameters of the leg from the position to the segment before an index.
  func parameters(endingAt end: Int) -> [LinkParameter] {
    guard end > position else { return [] }
    let parameters = segments[end - 1].parameters
    if parameters.isEmpty { return end == segments.count ? query : [] }
    return end == segments.count ? parameters + query : parameters
  }

  /// Returns an error about a segment, about one of its parameters, or about the end of the link.
  func error(
    _ reason: LinkError.Reason, at index: Int, parameter: LinkParameter? = nil, expected: [String] = [],
    known: [String] = []
  ) -> LinkError {
    let segment = index < segments.count ? segments[index] : nil
    let text = parameter.map(\.value) ?? segment?.text
    var error = LinkError(
      reason, leg: parameter?.description ?? segment?.description ?? "", index: index,
      offset: parameter?.offset ?? segment?.offset ?? 0, expected: expected,
      nearest: text?.nearestSpelling(among: known))
    error.remaining = [segments.count - index]
    return error
  }

  /// Moves past a segment that is not a leg. Throws for parameters without a meaning there.
  mutating func skip(allowing name: String? = nil) throws(LinkError) {
    guard let segment = next else { return }
    for parameter in segment.parameters where parameter.name != name {
      throw error(.unknownParameter(parameter.name), at: position, parameter: parameter)
    }
    position += 1
  }

  /// Throws if the last leg read has a style. For legs that are not routes.
  func refuseStyle() throws(LinkError) {
    guard position > 0, let style = segments[position - 1].parameters.first(where: { $0.name == "as" }) else { return }
    throw error(.unknownParameter("as"), at: position - 1, parameter: style)
  }

  /// Moves past a leg, takes the reserved parameters, and throws for unknown parameters after a `;`. Unknown query
  /// items are ignored.
  ///
  /// - Parameters:
  ///   - end: The index after the leg.
  ///   - knows: Returns whether a value of the leg's destination has a name.
  /// - Throws: A ``LinkError`` about a parameter.
  mutating func finishLeg(at end: Int, knows: (String) -> Bool) throws(LinkError) {
    (style, rootText, detail) = (nil, nil, nil)
    defer { position = end }
    guard hasParameters(endingAt: end) else { return }
    let ownCount = segments[end - 1].parameters.count
    for (index, parameter) in parameters(endingAt: end).enumerated() {
      switch parameter.name {
      case "root": rootText = rootText ?? parameter.value
      case "detail": detail = detail ?? parameter.value
      case "as":
        guard let named = PresentationStyle(linkText: parameter.value) else {
          let kinds = PresentationStyle.Kind.allCases.map(\.rawValue)
          throw error(
            .badValue(type: "PresentationStyle"), at: end - 1, parameter: parameter, expected: kinds, known: kinds)
        }
        style = style ?? named
      default:
        if index >= ownCount || parameter.payloadName.map(knows) == true { continue }
        throw error(.unknownParameter(parameter.name), at: end - 1, parameter: parameter)
      }
    }
  }
}

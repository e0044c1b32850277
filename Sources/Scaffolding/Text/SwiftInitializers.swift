/// The initializers of a class.
extension SwiftSource {
  /// A parameter of an initializer.
  struct Parameter {
    /// The label; `_` for none.
    let label: Substring
    let name: Substring
    let hasDefault: Bool
  }

  /// Returns the parameters of each initializer of a class.
  func initializers(of type: String) -> [[Parameter]] {
    let starts = topLevel(of: type).filter {
      tokens[$0] == "init" && $0 + 1 < tokens.count && tokens[$0 + 1] == "(" && tokens[$0 - 1] != "."
    }
    // The others call one of these.
    let own = starts.filter { !tokens[..<$0].suffix(3).contains("convenience") }
    return (own.isEmpty ? starts : own).map { start in
      var (depth, parameters) = (0, [Parameter]())
      for index in tokens[(start + 1)...].indices {
        switch tokens[index] {
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        case ":" where depth == 1:
          let label = ["(", ","].contains(tokens[index - 2]) ? tokens[index - 1] : tokens[index - 2]
          parameters.append(Parameter(label: label, name: tokens[index - 1], hasDefault: false))
        case "=" where depth == 1:
          if let last = parameters.popLast() {
            parameters.append(Parameter(label: last.label, name: last.name, hasDefault: true))
          }
        default: break
        }
        if depth == 0 { break }
      }
      return parameters
    }
  }

  /// The tokens of an initializer: all of it with its modifiers, its parameters, and its body.
  struct Initializer {
    let whole: Range<Int>
    let parameters: Range<Int>
    let body: Range<Int>
  }

  /// Returns the designated initializers of a class that call `super.init`.
  func initializerRanges(of type: String) -> [Initializer] {
    bodies(of: type).filter { $0.keyword == "class" }.flatMap { body in
      topLevel(of: body.range).compactMap { index -> Initializer? in
        guard tokens[index] == "init", tokens[index + 1] == "(", let bracket = closingBrackets[index + 1],
          let brace = first("{", in: bracket..<body.range.upperBound), let end = closingBrackets[brace],
          tokens[brace..<end].contains("super")
        else { return nil }
        let modifiers = tokens[..<index].suffix { ["public", "package", "override", "internal"].contains($0) }
        return Initializer(
          whole: modifiers.startIndex..<(end + 1), parameters: (index + 2)..<bracket, body: (brace + 1)..<end)
      }
    }
  }

  /// Returns an initializer with another property, which has a new value if none is given.
  func initializer(_ found: Initializer, storing property: FlowAddition.Dependency) -> String {
    let (outer, newline) = (
      indentation(of: found.whole.lowerBound), newline(at: ranges[found.whole.lowerBound].lowerBound)
    )
    let inner = outer + unit(of: outer)
    let parameter = "\(property.name): \(property.type)? = nil"
    let head = text[ranges[found.whole.lowerBound].lowerBound..<ranges[found.parameters.upperBound].lowerBound]
    let body = text(of: found.body)
    return
      "let \(property.name): \(property.type)\(newline)\(newline)\(outer)\(head)\(found.parameters.isEmpty ? "" : ", ")\(parameter)) {"
      + "\(newline)\(inner)self.\(property.name) = \(property.name) ?? \(property.type)()\(newline)\(inner)\(body)\(newline)\(outer)}"
  }
}

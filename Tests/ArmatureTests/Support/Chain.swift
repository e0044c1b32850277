// @testable: builds presentations of slots with chosen identities.
@testable import Armature

/// A chain of layers by the names of its slots: `a b | sheet c | !ask`. The first of a layer is its root; the first letter
/// of the root says how a layer comes up: `c` is a cover, `n` a sheet without a stack, `!` an alert, anything else a sheet.
extension Presentation {
  init(_ chain: String, destination: Styled = .page(0)) {
    let layers = chain.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
    let nodes = layers.enumerated().flatMap { index, names in
      names.enumerated().map { position, name in
        let style: PresentationStyle =
          switch name.first {
          case _ where index == 0 || position > 0: .push
          case "c": .cover
          case "n": .sheet(stack: false)
          case "!": .alert
          default: .sheet
          }
        return Node(id: SlotID(name: name), destination: destination, style: style)
      }
    }
    self.init(root: nodes[0], line: Array(nodes.dropFirst()))
  }

  /// The chain that the presentation shows.
  var chain: String {
    layers.map { layer in layer.nodes.map(\.id.name).joined(separator: " ") }.joined(separator: " | ")
  }
}

extension SlotID {
  /// A slot with a name of at most eight letters.
  init(name: String) { self.init(number: name.utf8.reduce(0) { $0 << 8 | UInt64($1) }) }

  var name: String {
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    return String(decoding: bytes.drop { $0 == 0 }, as: UTF8.self)
  }
}

extension TransitionLimits {
  static let presets: [Self] = [.swiftUI14, .swiftUI16, .swiftUI17, .unlimited]

  /// The limits with the numbers that matter, small enough to be searched. The presets are among them.
  static let samples: [Self] = {
    let data = [1, 2, nil].flatMap { dismissals in
      [1, 2, nil].flatMap { presentations in
        [false, true].map {
          Self(pushes: nil, dismissals: dismissals, presentations: presentations, joinsStacks: $0)
        }
      }
    }
    let pushing = [1, 2].flatMap { pushes in
      [(1, 1), (nil, 1), (2, 2)].map {
        Self(pushes: pushes, dismissals: $0.0, presentations: $0.1, joinsStacks: false)
      }
    }
    return data + pushing
  }()
}

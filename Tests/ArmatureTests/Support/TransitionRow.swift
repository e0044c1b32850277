import Armature
import Testing

/// The steps of a plan between two presentations, each written as a chain.
struct TransitionRow: CustomTestStringConvertible, Sendable {
  let rule: String
  let limits: TransitionLimits
  let from: String
  let to: String
  let steps: [String]

  init(_ rule: String, _ limits: TransitionLimits, _ from: String, _ to: String, _ steps: String...) {
    (self.rule, self.limits, self.from, self.to, self.steps) = (rule, limits, from, to, steps)
  }

  var testDescription: String { rule }
}

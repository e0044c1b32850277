import Foundation

/// A random case that failed, in its smallest form.
package struct FailedCase: Error, CustomStringConvertible {
  package let description: String
}

/// Tries random cases. `ARMATURE_SEED` and `ARMATURE_SEQUENCES` in the environment try others.
///
/// - Parameters:
///   - count: The number of cases.
///   - seed: Fixes the cases.
///   - make: Makes a case.
///   - smaller: Returns smaller forms of a case, the smallest first.
///   - isolation: The caller's actor.
///   - problem: Returns what is wrong with a case; `nil` for one that passes. It gets the number of the case too.
/// - Returns: Whether the environment asks for no fewer cases. A test that checks how many of its cases have reached
///   something does so only then.
/// - Throws: ``FailedCase`` for the first that fails, or has `problem` throw.
@discardableResult
package func tryCases<Case: Sendable>(
  _ count: Int, seed: UInt64, make: (inout RandomSource) -> Case, smaller: (Case) -> [Case],
  isolation: isolated (any Actor)? = #isolation,
  problem: (_ number: Int, Case) async throws -> String?
) async throws -> Bool {
  let environment = ProcessInfo.processInfo.environment
  let seed = environment["ARMATURE_SEED"].flatMap(UInt64.init) ?? seed
  var random = RandomSource(seed: seed)
  let total = environment["ARMATURE_SEQUENCES"].flatMap(Int.init) ?? count
  for number in 0..<max(total, 0) {
    var tried = make(&random)
    guard var found = await text(of: tried, number, problem) else { continue }
    var rest = smaller(tried)[...]
    while let next = rest.popFirst() {
      guard let same = await text(of: next, number, problem) else { continue }
      (tried, found) = (next, same)
      rest = smaller(next)[...]
    }
    throw FailedCase(description: "case \(number) of seed \(seed): \(found)\nshrunk: \(tried)")
  }
  return total >= count
}

private func text<Case: Sendable>(
  of tried: Case, _ number: Int, isolation: isolated (any Actor)? = #isolation,
  _ problem: (_ number: Int, Case) async throws -> String?
) async -> String? {
  do { return try await problem(number, tried) } catch { return "\(error)" }
}

extension Array {
  /// The list with one element left out, for each of them; then with one element simplified.
  package func smaller(_ simplify: (inout Element) -> Void = { _ in }) -> [Self] where Element: Equatable {
    withoutOne
      + indices.compactMap { index in
        var list = self
        simplify(&list[index])
        return list == self ? nil : list
      }
  }

  /// The list with one element left out, for each of them.
  package var withoutOne: [Self] {
    indices.map { index in
      var list = self
      list.remove(at: index)
      return list
    }
  }
}

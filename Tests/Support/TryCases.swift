import Foundation

/// A random case that failed, in its smallest form.
package struct FailedCase: Error, CustomStringConvertible {
  package let description: String
}

/// How much of what could be tried is tried. `ARMATURE_SEQUENCES` in the environment is a number of random cases for each
/// test, such as `5000`, or a multiple of the usual numbers, such as `8x`.
package enum Effort {
  private static let wanted = ProcessInfo.processInfo.environment["ARMATURE_SEQUENCES"] ?? ""
  private static let multiple = wanted.hasSuffix("x") ? Swift.max(1, Int(wanted.dropLast()) ?? 1) : 1

  /// Returns the number of random cases to try.
  package static func count(usually count: Int) -> Int { Int(wanted).map { Swift.max(0, $0) } ?? count * multiple }

  /// Returns whether a row of a table is tried of which usually every n-th is.
  package static func includes(_ row: Int, oneIn count: Int) -> Bool {
    row.isMultiple(of: Swift.max(1, count / multiple))
  }
}

/// Tries random cases. `ARMATURE_SEED` and `ARMATURE_SEQUENCES` in the environment try others; see ``Effort``.
///
/// - Parameters:
///   - count: The usual number of cases.
///   - seed: Fixes the cases.
///   - make: Makes a case.
///   - smaller: Returns smaller forms of a case, the smallest first.
///   - isolation: The caller's actor.
///   - problem: Returns what is wrong with a case; `nil` for one that passes. It gets the number of the case too.
/// - Returns: The number of cases that were tried.
/// - Throws: ``FailedCase`` for the first that fails, or has `problem` throw.
@discardableResult
package func tryCases<Case: Sendable>(
  _ count: Int, seed: UInt64, make: (inout RandomSource) -> Case, smaller: (Case) -> [Case],
  isolation: isolated (any Actor)? = #isolation,
  problem: (_ number: Int, Case) async throws -> String?
) async throws -> Int {
  let environment = ProcessInfo.processInfo.environment
  let seed = environment["ARMATURE_SEED"].flatMap(UInt64.init) ?? seed
  var random = RandomSource(seed: seed)
  let count = Effort.count(usually: count)
  for number in 0..<count {
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
  return count
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

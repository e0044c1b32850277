import Foundation

// @testable: the grammar of a link is internal.
@testable import Armature

/// Tries to open any text as a link, and says what is wrong with the result.
///
/// - Parameter input: A byte for the kind of scene, a link that is opened first, a line feed, and the link to try. After
///   an `a` it is an address instead, after a `d` a line of destinations, and after a `p` patterns and a link.
/// - Returns: The problem; `nil` if there is none.
@MainActor
package func problem(ofLink input: [UInt8]) -> String? {
  guard let kind = input.first else { return nil }
  let lines = input.dropFirst().split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
  guard let first = lines.first, let link = lines.last else { return nil }
  do {
    switch kind {
    case UInt8(ascii: "a"): return try problem(ofAddress: first)
    case UInt8(ascii: "d"): return try problem(of: link, in: EveryPayload.linkTable)
    case UInt8(ascii: "p"):
      Patterned.patterns = first.split(separator: " ").map(String.init)
      return try problem(of: link, in: LinkTable(Patterned.self))
    default: return try problem(of: link, after: first, kind: kind)
    }
  } catch {
    return "\(error)"
  }
}

// MARK: Scenes

@MainActor
private func problem(of link: String, after first: String, kind: UInt8) throws -> String? {
  func make() throws -> FlowScene {
    let scene = try FlowScene(root: fuzzedRoot(kind), notificationCenter: NotificationCenter())
    if kind >= UInt8(ascii: "A") {
      scene.linkAddress = try LinkAddress("notes://{scene}", "https://example.com/app/{scene}", "notes://")
    }
    return scene
  }
  if let text = try? LinkText(link), try LinkText("\(text)") != text { return "\(link) is printed as \(text)" }
  let scene = try make()
  _ = try? scene.open(first)
  let (before, archive) = (scene.presentation, try scene.archive())
  func isUnchanged() throws -> Bool { try scene.presentation == before && scene.archive() == archive }
  let plan = Result { try scene.plan(for: link) }
  guard try isUnchanged() else { return "the plan changed something" }
  do {
    try scene.open(link)
  } catch {
    guard case .failure(let planned as LinkError) = plan, planned == error else { return "another plan: \(error)" }
    guard error.offset <= link.utf8.count else { return "\(error) is at \(error.offset)" }
    return try isUnchanged() ? unclearness(of: error) : "a refused link changed something"
  }
  guard case .success(let plan) = plan else { return "\(plan), but it opens" }
  guard plan.changesNothing == (scene.presentation == before) else { return "the plan is wrong" }
  guard scene.presentation.line.allSatisfy(\.destination.isLinkable) else { return nil }
  let printed = try scene.link
  let other = try make()
  try other.open(printed)
  guard other.presentation.shape == scene.presentation.shape else {
    return "\(printed) leads to \(other.line), not to \(scene.line)"
  }
  guard try other.link == printed else { return "\(printed) became \(try other.link)" }
  guard try scene.plan(for: printed).changesNothing else { return "\(printed) would change something again" }
  let restored = try make()
  let losses = restored.restore(try scene.archive()).losses
  guard losses.isEmpty, try restored.link == printed else { return "\(printed) is restored with \(losses)" }
  return nil
}

/// Says whether an error is no sentence for people.
private func unclearness(of error: LinkError) -> String? {
  let text = error.description
  let isClean = text.unicodeScalars.allSatisfy { !$0.isControl }
  return isClean && text.utf8.count < 10_000 ? nil : "an unclear error: \(text)"
}

// MARK: Addresses

@MainActor
private func problem(ofAddress text: String) throws -> String? {
  let address: LinkAddress
  do throws(LinkError) { address = try LinkAddress(text) } catch { return unclearness(of: error) }
  func make() throws -> FlowScene {
    let scene = try FlowScene(root: StyledFlow(), notificationCenter: NotificationCenter())
    scene.linkAddress = address
    return scene
  }
  let scene = try make()
  for link in ["page/1", "page/2;as=sheet"] {
    try scene.open(link)
    let printed = try scene.link
    let other = try make()
    try other.open(printed)
    guard other.presentation.shape == scene.presentation.shape else { return "\(printed) leads to \(other.line)" }
    guard try other.link == printed else { return "\(printed) became \(try other.link)" }
  }
  return nil
}

// MARK: Destinations

/// Destinations with patterns of the fuzzer.
private enum Patterned: Screenless, Codable {
  case plain, number(Int), text(String), pair(String, Int?)

  @MainActor static var patterns: [String] = []

  static var links: [LinkPattern<Self>] {
    MainActor.assumeIsolated { patterns }.enumerated().map { index, text in
      switch index % 4 {
      case 0: .init(text, .plain)
      case 1: .init(text, Self.number) { if case .number(let number) = $0 { number } else { nil } }
      case 2: .init(text, Self.text) { if case .text(let text) = $0 { text } else { nil } }
      default: .init(text, Self.pair) { if case .pair(let text, let number) = $0 { (text, number) } else { nil } }
      }
    }
  }
}

private func problem(of link: String, in table: LinkTable) throws -> String? {
  guard table.problems.isEmpty else { return nil }
  let line: [any BoxedDestination]
  do throws(LinkError) { line = try table.decode(link) } catch { return unclearness(of: error) }
  var place = LinkPath()
  for destination in line { place.append(try table.encode(destination), of: table) }
  let printed = "\(place.text())"
  let again = try table.decode(printed)
  let isSame = line.count == again.count && zip(line, again).allSatisfy { $0.isEqual(to: $1) }
  return isSame ? nil : "\(printed) leads to \(again.map(\.destination))"
}

import Armature
import Foundation
import Testing

@Suite("A link that waits is opened, or has an end that is true")
@MainActor
struct HeldLinkTests {
  let door = ClubDoor()

  @Test(
    "a link waits at the next gate when the guard takes the first one away",
    arguments: [false, true], [false, true])
  func nextGate(isRoot: Bool, byModel: Bool) async throws {
    door.admit = { [door] request, club in
      switch (request.destination as? ClubPlace, door.user) {
      case (.signIn, .some): .deny("You are signed in already.")
      case (.home, nil) where isRoot: club.hold(at: .signIn)
      case (.home, .some) where isRoot && !door.hasPin: club.hold(at: .pin)
      case (.pin, _) where door.hasPin: .deny("You have the pin already.")
      case (.account, nil): club.hold(at: .signIn)
      case (.account, .some): door.hasPin ? .allow : club.hold(at: .pin)
      default: .allow
      }
    }
    let (scene, club, heard) = try door.open()
    try scene.open("/account/7")
    #expect(scene.heldLink?.link == "/account/7")
    #expect(scene.layers.last == ["start"])
    heard.events = []
    door.user = "Ada"
    if byModel { await scene.settled() } else { scene.checkGuards() }
    #expect(scene.heldLink?.link == "/account/7", "\(heard.events)")
    #expect(scene.layers == (isRoot ? [["pin"]] : [["home", "pin"]]))
    door.hasPin = true
    if byModel { await scene.settled() } else { scene.checkGuards() }
    #expect(scene.layers == [["home", "account(7)"]])
    #expect(!heard.events.contains { $0.hasPrefix("could not") || $0.hasPrefix("replaced") }, "\(heard.events)")
    _ = club
  }

  @Test("a link that the user has left is still given up when a guard changes at the same time")
  func left() async throws {
    door.admit = { [door] request, club in
      switch request.destination as? ClubPlace {
      case .account where door.user == nil: club.hold(at: .signIn)
      case .account where !door.hasPin: club.hold(at: .pin)
      default: .allow
      }
    }
    let (scene, _, heard) = try door.open()
    try scene.open("/account/7")
    scene.dismiss(try #require(scene.presentation.modal?.nodes.first?.id))
    await scene.settled()
    #expect(scene.heldLink == nil && heard.events.last == "could not open /account/7")
  }

  @Test("only links wait", arguments: ["opening", "verb", "restore", "sign-out"])
  func onlyLinks(_ way: String) throws {
    door.user = way == "opening" ? nil : "Ada"
    door.admit = { [door] request, club in
      switch request.destination as? ClubPlace {
      case .signIn: .allow
      case nil: .allow
      default: door.user == nil ? club.hold(at: .signIn) : .allow
      }
    }
    var (scene, club, heard) = try door.open()
    club.push(.account(7))
    let archive = try scene.archive()
    switch way {
    case "opening": break
    case "verb":
      club.goBack()
      door.user = nil
      club.push(.account(8))
    case "restore":
      (scene, club, heard) = try door.open()
      door.user = nil
      scene.restore(archive)
    default:
      door.user = nil
      scene.checkGuards()
    }
    #expect(scene.layers.last == ["start"] && scene.heldLink == nil)
    #expect(!heard.events.contains { $0.hasPrefix("held") })
    heard.events = []
    try scene.open("/account/9")
    #expect(heard.events.last == "held /account/9")
    door.user = "Bob"
    scene.checkGuards()
    #expect(scene.layers.flatMap { $0 }.contains("account(9)") && !scene.layers.flatMap { $0 }.contains("account(7)"))
  }

  @Test("a link that was given up by a restore does not wait on", arguments: ["same", "other", "none", "damaged"])
  func restored(_ kind: String) throws {
    door.admit = { [door] request, club in
      guard case .account? = request.destination as? ClubPlace, door.user == nil else { return .allow }
      return club.hold(at: .pin)
    }
    let (other, _, _) = try door.open()
    if kind != "none" { try other.open(kind == "same" ? "/account/7" : "/account/8") }
    let archive = kind == "damaged" ? Data("{".utf8) : try other.archive()
    let (scene, _, heard) = try door.open()
    try scene.open("/account/7")
    heard.events = []
    scene.restore(archive)
    let ends = heard.events.filter { $0.hasPrefix("could not") || $0.hasPrefix("replaced") }
    #expect(heard.events.filter { $0.hasPrefix("held") } == (kind == "other" ? ["held /account/8"] : []))
    #expect(ends == (["other", "none"].contains(kind) ? ["could not open /account/7"] : []))
    let held = ["same": "/account/7", "other": "/account/8", "damaged": "/account/7"][kind]
    #expect(scene.heldLink?.link == held)
    door.user = "Ada"
    scene.checkGuards()
    let last = ["same": "account(7)", "other": "account(8)", "damaged": "account(7)", "none": "home"][kind]
    #expect(scene.layers.last?.last == last)
  }

  @Test("a link of an archive that the guards deny now has one end, and does not open later")
  func deniedInArchive() throws {
    door.admit = { request, club in request.destination as? ClubPlace == .account(7) ? club.hold(at: .pin) : .allow }
    let (scene, _, heard) = try door.open()
    try scene.open("/account/7")
    let archive = try scene.archive()
    door.admit = { request, _ in request.destination as? ClubPlace == .account(7) ? .deny("Closed.") : .allow }
    heard.events = []
    scene.restore(archive)
    #expect(scene.heldLink == nil)
    #expect(heard.events.filter { $0 == "could not open /account/7" }.count == 1)
    door.admit = { _, _ in .allow }
    scene.checkGuards()
    #expect(scene.layers == [["home", "pin"]])
  }
}

import Foundation
import Testing

// @testable: reads the record.
@testable import Scaffolding

@Suite("The record of a package that was made by hand")
struct AdoptionTests {
  private let sandbox: Sandbox
  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("let package = Package(name: \"Hand\")\n", to: "Hand/Package.swift")
  }

  private func write(_ type: String, _ body: String = "", in target: String = "Hand", more: String = "") throws {
    try sandbox.write(
      "final class \(type): Coordinator<\(type)Route> {\n\(body)\n}\n\(more)",
      to: "Hand/Sources/\(target)/\(type).swift")
  }

  private func adopt(
    _ folder: String = "Hand", sources: String? = nil, flow: String? = nil, root: String? = nil
  ) throws -> Adoption {
    try Adoption(of: sandbox[folder], sources: sources, flow: flow, root: root)
  }

  @Test("names the flow that no other one makes, and the code that makes it")
  func certain() throws {
    try write("HomeCoordinator", "  init() {}", more: "func child() { SettingsCoordinator(a: 1) }")
    try write("SettingsCoordinator", "  init(a: Int) {}")
    try sandbox.makeFolder("Hand/Sources/Other")
    let adoption = try adopt("Hand/Sources")
    #expect(adoption.folder == sandbox["Hand"])
    #expect(adoption.record.module == "Hand" && adoption.record.sources == "Sources/Hand")
    #expect(adoption.record.flow == "Home" && adoption.record.root == "HomeCoordinator()")
    try adoption.apply()
    let project = try Project(at: sandbox["Hand"])
    #expect(project.record == adoption.record && !project.hasApp)
    #expect(try sandbox.entries(of: "Hand") == [".armature.json", "Package.swift", "Sources"])
    let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": sandbox.path]) { $1 }
    #expect(try Doctor(project, environment: environment).findings().map(\.path) == [])
    #expect(sandbox.message { _ = try adopt() } == "Hand has a record already: .armature.json")
    #expect(
      sandbox.message { _ = try Update(of: project, templates: Sandbox.library, executable: nil, environment: [:]) }
        == "Hand was not made from a template, so there is nothing to update it from")
  }

  @Test("needs the names of what is not certain")
  func uncertain() throws {
    let message = { sandbox.message { _ = try adopt() } }
    #expect(message()?.hasPrefix("Hand/Sources has no coordinator; expected a class") == true)
    let outside = sandbox.message { _ = try Adoption(of: sandbox.path) }
    #expect(outside == ". is not in a package; expected a Package.swift in it or above it")
    try write("HomeCoordinator", "  init(store: Store) {}")
    let parameters =
      "the initializer of HomeCoordinator has parameters; expected the code that makes it, as in --root "
    #expect(message() == parameters + "\"HomeCoordinator(store: …)\"")
    try write("HelpCoordinator")
    #expect(message() == "it is not certain which flow is the first one; name it: --flow Help or --flow Home")
    let unknown = sandbox.message { _ = try adopt(flow: "Hom") }
    #expect(unknown == "Sources/Hand has no flow “Hom”; expected Help, Home; did you mean “Home”?")
    try write("MapCoordinator", "  init() {}", in: "MapsFlows")
    let folders = "several folders have coordinators; name one: --sources Sources/Hand or --sources Sources/MapsFlows"
    #expect(message() == folders)
    let record = try adopt(sources: "./Sources/MapsFlows/").record
    #expect(record.module == "Maps" && record.sources == nil && record.flow == "Map")
    #expect(refusal { _ = try adopt(sources: "../Hand") }?.kind == .usage)
    #expect(try adopt(sources: "Sources/Hand", flow: "Home", root: "make()").record.root == "make()")
  }

  @Test(
    "takes no code that cannot make a flow",
    arguments: ["\"", "(", "1", "", "class", "\"Home\"", "HomeCoordinator(", "HomeCoordinator() // first"])
  func root(code: String) throws {
    try write("HomeCoordinator", "  init() {}")
    #expect(
      sandbox.message { _ = try adopt(root: code) }
        == "“\(code)” does not make a flow; expected code, as in --root \"AppCoordinator(store: Store())\"")
    for code in ["makeHome()", "Home.flow", "HomeCoordinator(\"(\")"] { _ = try adopt(root: code) }
  }

  @Test(
    "needs a manifest with a package",
    arguments: [
      ("", "it is empty"), ("\n // swift-tools-version: 6.0\n", "it has no “Package(”"), ("\0", "it is not text"),
      ("<<<<<<< HEAD\nlet package = Package(", "it has marks of a conflict"),
    ])
  func manifest(text: String, problem: String) throws {
    try write("HomeCoordinator", "  init() {}")
    try sandbox.write(text, to: "Hand/Package.swift")
    #expect(sandbox.message { _ = try adopt() } == "Hand/Package.swift: \(problem); expected a manifest of SwiftPM")
    #expect(try sandbox.entries(of: "Hand") == ["Package.swift", "Sources"])
  }
}

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

  private var folder: String { sandbox["Hand"] }

  private func write(_ type: String, _ body: String = "", in target: String = "Hand", more: String = "") throws {
    try sandbox.write(
      "final class \(type): Coordinator<\(type)Route> {\n\(body)\n}\n\(more)",
      to: "Hand/Sources/\(target)/\(type).swift")
  }

  @Test("names the flow that no other one makes, and the code that makes it")
  func certain() throws {
    try write("HomeCoordinator", "  init() {}", more: "func child() { SettingsCoordinator(a: 1) }")
    try write("SettingsCoordinator", "  init(a: Int) {}")
    try FileManager.default.createDirectory(atPath: sandbox["Hand/Sources/Other"], withIntermediateDirectories: true)
    let adoption = try Adoption(of: sandbox["Hand/Sources"])
    #expect(adoption.folder == folder)
    #expect(adoption.record.module == "Hand" && adoption.record.sources == "Sources/Hand")
    #expect(adoption.record.flow == "Home" && adoption.record.root == "HomeCoordinator()")
    try adoption.apply()
    let project = try Project(at: folder)
    #expect(project.record == adoption.record)
    #expect(!project.hasApp)
    #expect(try sandbox.entries(of: "Hand") == [".armature.json", "Package.swift", "Sources"])
    let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": sandbox.path]) { $1 }
    #expect(try Doctor(project, environment: environment).findings().map(\.path) == [])
    #expect(
      refusal { _ = try Adoption(of: folder) }?.description == "\(folder) has a record already: .armature.json")
    let library = try TemplateLibrary(folder: (Checkout.find(executable: nil) ?? "") + "/Templates")
    #expect(
      refusal { _ = try Update(of: project, templates: library, executable: nil, environment: [:]) }?.description
        == "\(folder) was not made from a template, so there is nothing to update it from")
  }

  @Test("needs the names of what is not certain")
  func uncertain() throws {
    let none = refusal { _ = try Adoption(of: folder) }
    #expect(none?.description.hasPrefix("there is no coordinator in \(folder)/Sources, expected a class") == true)
    #expect(
      refusal { _ = try Adoption(of: sandbox.path) }?.description
        == "\(sandbox.path) is in no package, expected a Package.swift in it or above")
    try write("HomeCoordinator", "  init(store: Store) {}")
    #expect(
      refusal { _ = try Adoption(of: folder) }?.description
        == "the initializer of HomeCoordinator has parameters, expected the code that makes it, such as "
        + "--root 'HomeCoordinator(store: …)'")
    try write("HelpCoordinator")
    #expect(
      refusal { _ = try Adoption(of: folder) }?.description
        == "it is not certain which flow is the first one; name it: --flow Help or --flow Home")
    #expect(
      refusal { _ = try Adoption(of: folder, flow: "Hom") }?.description
        == "no flow 'Hom' in Sources/Hand, did you mean 'Home'?")
    try write("MapCoordinator", "  init() {}", in: "MapsFlows")
    #expect(
      refusal { _ = try Adoption(of: folder) }?.description
        == "several folders have coordinators; name one: --sources Sources/Hand or --sources Sources/MapsFlows")
    let record = try Adoption(of: folder, sources: "./Sources/MapsFlows/").record
    #expect(record.module == "Maps" && record.sources == nil && record.flow == "Map")
    #expect(refusal { _ = try Adoption(of: folder, sources: "../Hand") }?.kind == .usage)
    #expect(try Adoption(of: folder, sources: "Sources/Hand", flow: "Home", root: "make()").record.root == "make()")
  }

  @Test(
    "takes no code that cannot make a flow",
    arguments: ["\"", "(", "1", "", "class", "\"Home\"", "HomeCoordinator(", "HomeCoordinator() // first"])
  func root(code: String) throws {
    try write("HomeCoordinator", "  init() {}")
    #expect(
      refusal { _ = try Adoption(of: folder, root: code) }?.description
        == "'\(code)' is no code that makes a flow, expected it as in --root 'AppCoordinator(store: Store())'")
    for code in ["makeHome()", "Home.flow", "HomeCoordinator(\"(\")"] { _ = try Adoption(of: folder, root: code) }
  }

  @Test("needs a manifest with a package")
  func manifest() throws {
    try write("HomeCoordinator", "  init() {}")
    for (text, problem) in [
      ("", "it is empty"), ("\n // swift-tools-version: 6.0\n", "it has no 'Package('"), ("\0", "it is no text"),
      ("<<<<<<< HEAD\nlet package = Package(", "it has marks of a conflict"),
    ] {
      try sandbox.write(text, to: "Hand/Package.swift")
      #expect(
        refusal { _ = try Adoption(of: folder) }?.description
          == "\(folder)/Package.swift: \(problem), expected a manifest of SwiftPM")
    }
    #expect(try sandbox.entries(of: "Hand") == ["Package.swift", "Sources"])
  }
}

import Testing

// @testable: makes the names of the types and cases of a flow.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("The name of a flow, of tabs and of a case")
struct FlowNameTests {
  @Test(
    "is refused with the reason if its types or its case cannot be compiled",
    arguments: [
      ("Type", "“type” is a Swift keyword"), ("Self", "“self” is"), ("Protocol", "“protocol” is"),
      ("Init", "“init” is"),
      ("Any", "Armature has a type AnyCoordinator"), ("Tab", "Armature has a type TabCoordinator"),
      ("View", "or ViewDestination"), ("Split", "Armature has a type SplitCoordinator"), ("Repeat", "“repeat” is"),
      ("None", "an optional destination has a case “none”"), ("Examples", "destinations have a property “examples”"),
      ("AllCases", "an enum that is CaseIterable has a property “allCases”"), ("tripPlan", "a letter from A to Z"),
      ("TripCoordinator", "the command adds “Coordinator” itself"), ("Trip.Day", "only letters and digits"),
    ])
  func refused(name: String, rule: String) {
    let error = refusal { _ = try FlowName(name) }
    #expect(error?.kind == .name && error?.description.contains(rule) == true, "\(error?.description ?? "accepted")")
  }

  @Test(
    "can be one of Swift's own if nothing is called so: the types have longer names",
    arguments: ["Task", "Screen", "Link", "Hash", "Style", "Error", "Text", "Scene"])
  func accepted(name: String) throws {
    #expect(try FlowName(name).coordinator == "\(name)Coordinator")
  }

  @Test("is refused if it differs from another one only in capital letters, since many disks have one file for both")
  func twins() throws {
    let sandbox = try Sandbox()
    try sandbox.makeNotes()
    sandbox.run("add flow CardPicker", "add tabs Main --tabs 'Home, Search'", "add destination App.aboutUs")
    let path = "Notes/Sources/NotesFlows/App/AppDestination.swift"
    let end = "only in capital letters; on many disks, both would have the same files\nchoose another name"
    try sandbox.refuses([
      ("add flow Cardpicker", "“Cardpicker” differs from the flow “CardPicker” \(end)"),
      ("add tabs MAIN --tabs 'A, B'", "“MAIN” differs from the tabs “Main” \(end)"),
      ("add tabs Other --tabs 'A, HOME'", "“HOME” differs from the flow “Home” \(end)"),
      ("add tabs Other --tabs 'Map, MAP'", "“MAP” differs from the tab “Map” \(end)"),
      (
        "add destination App.aboutus",
        "\(path) has a case “aboutUs”, and “aboutus” differs from it only in capital letters; on many disks, the views of"
      ),
      ("add tabs Modifies --tabs 'A, B'", "“Modifies” cannot name tabs: Armature has a type ModifiesTabs"),
    ])
  }
}

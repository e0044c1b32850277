import ArmatureExplorer
import ArmatureTesting
import Foundation
import TestSupport
import Testing

@Suite("A walk is exported for a device")
struct ExportTests {
  private typealias Control = UserStep.Control

  private static func walk(
    named name: String = "Every gesture", _ actions: [UserStep.Action], screen: String? = nil
  ) -> Walk {
    Walk(name: name, steps: actions.map { UserStep($0, command: "command") }, screen: screen)
  }

  /// All that a user of a device can do.
  private static let gestures: [UserStep.Action] = [
    .tap(Control("Settings", .link)),
    .tap(Control("Delete", .button, index: 2)),
    .tap(Control("Pinned", .toggle)),
    .enter(Control("Title", .field), text: "Milk"),
    .enter(Control("Find", .search, index: 1), text: ""),
    .enter(Control("Amount", .number), text: "12.5"),
    .enter(Control("Password", .secure), text: "s3cret"),
    .enter(Control("Currency", .picker), text: "EUR"),
    .enter(Control("Name", .field, isInDialog: true), text: "Office"),
    .tap(Control("Rename", .button, isInDialog: true)),
    .back, .dismiss,
    .select("Reading"),
    .open(link: "/note/7"), .open(link: "https://example.com/note/8"),
  ]

  @Test("as a UI test of Xcode")
  func xcuiTest() throws {
    let text = try Self.walk(Self.gestures + [.backTo("Notes")], screen: "My “notes”").xcuiTest(linkAddress: "notes://")
    #expect(
      text.hasPrefix(
        """
        // A UI test that Armature made from a walk. It has never been run on a device.
        import XCTest

        final class EveryGestureUITests: XCTestCase {
          @MainActor
          func testEveryGesture() throws {
            continueAfterFailure = false
            start()
            tap(.button, "Settings")
            tap(.button, "Delete", at: 2)
            tap(.switch, "Pinned")
            enter("Milk", .textField, "Title")
            enter("", .textField, "Find", at: 1)
            enter("12.5", .textField, "Amount")
            enter("s3cret", .secureTextField, "Password")
            choose("EUR", for: "Currency")
            enterInDialog("Office", .textField)
            tapInDialog("Rename")
            goBack()
            swipeDown()
            select(tab: "Reading")
            try open("notes:///note/7")
            try open("https://example.com/note/8")
            goBack(to: "Notes")
            expect(screen: "My “notes”")
          }

          @MainActor
          private var app: XCUIApplication { XCUIApplication() }
        """))
    #expect(text.hasSuffix("  }\n}\n"))
  }

  /// Titles with the characters that have a meaning in Swift.
  private static let hostile: [(title: String, swift: String)] = [
    (#"Say "hi""#, #""Say \"hi\"""#), (#"\(x) \u{41}"#, #""\\(x) \\u{41}""#), ("two\nlines", #""two\nlines""#),
    ("# no: - comment", ##""# no: - comment""##), ("👩‍👩‍👧 é 日本", #""👩‍👩‍👧 é 日本""#),
    ("\u{202E}ab\u{0}\t", #""\u{202e}ab\u{0}\u{9}""#),
  ]

  @Test("with titles in which every character stands for itself", arguments: hostile.indices)
  func hostileTitles(_ index: Int) throws {
    let (title, swift) = Self.hostile[index]
    let walk = Self.walk(named: title, [.tap(Control(title, .button)), .enter(Control("Title", .field), text: title)])
    let test = try walk.xcuiTest()
    #expect(test.contains("\n    tap(.button, \(swift))\n"))
    #expect(test.contains("\n    enter(\(swift), .textField, \"Title\")\n"))
  }

  @Test(
    "under a name that Swift takes",
    arguments: [("adds an item", "AddsAnItem"), ("2 x \"3\"", "2X3"), ("日本", "Walk"), ("", "Walk")])
  func names(name: String, type: String) throws {
    let text = try Self.walk(named: name, []).xcuiTest()
    #expect(text.contains("class \(type)UITests: XCTestCase {") && text.contains("func test\(type)() throws {"))
  }

  @Test("or names all steps that no user of a device can do")
  func obstacles() {
    let steps: [(UserStep.Action, String)] = [
      (.tap(Control("Add", .button)), "Add"), (.popToRoot, "root"), (.turn(scene: "two"), "scene two"),
      (.close(scene: "two"), "scene close two"), (.open(link: "/note/7"), "open /note/7"),
      (.open(link: "../8"), "open ../8"), (.enter(Control("Due", .date), text: "2026-11-22"), "set Due 2026-11-22"),
      (.enter(Control("Copies", .stepper), text: "3"), "set Copies 3"),
    ]
    let walk = Walk(name: "Odd", steps: steps.map { UserStep($0, command: $1) })
    let error = #expect(throws: WalkExportError.self) { try walk.xcuiTest() }
    #expect(
      error?.description == """
        the walk “Odd” cannot be repeated on a device:
          step 2, “root”: only a program can do that, not a user
          step 3, “scene two”: only a program can do that, not a user
          step 4, “scene close two”: only a program can do that, not a user
          step 5, “open /note/7”: a device opens only whole links; pass the beginning of the app's links as “linkAddress”
          step 6, “open ../8”: a device opens no relative links
          step 7, “set Due 2026-11-22”: a device shows wheels and buttons for this field, and accepts no text
          step 8, “set Copies 3”: a device shows wheels and buttons for this field, and accepts no text
        """)
  }

  #if os(Linux)
    @Test("as Swift that compiles against the documented declarations")
    func compiles() async throws {
      let folder = TemporaryFolder()
      let actions = Self.gestures + [.backTo("Notes")] + Self.hostile.map { .tap(Control($0.title, .button)) }
      let walk = try Self.walk(actions).xcuiTest(linkAddress: "notes://")
      for (name, text) in [("Walk.swift", walk), ("Foundation.swift", foundation)] {
        try text.write(toFile: folder[name], atomically: true, encoding: .utf8)
      }
      // The declarations after Apple's documentation are those of the check for Apple's systems.
      let automation = URL(fileURLWithPath: "\(#filePath)").appendingPathComponent(
        "../../../AppleTargets/XCTest/XCUIAutomation.swift"
      ).standardized
      let result = try await BuiltProgram("swiftc").shell(
        "cd '\(folder.url.path)'; swiftc -typecheck -swift-version 6 -warnings-as-errors *.swift '\(automation.path)'",
        environment: ["TMPDIR": folder.url.path])
      #expect(result.errors == "" && result.status == 0)
    }
  #endif
}

/// What Foundation lacks on Linux.
private let foundation = """
  public class NSPredicate { init(format: String, _ arguments: CVarArg...) {} }
  public struct CGVector { var dx: Double, dy: Double }
  """

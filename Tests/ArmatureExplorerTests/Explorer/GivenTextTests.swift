import Armature
@testable import ArmatureExplorer
import Testing

@Suite("A text that the explorer was given")
@MainActor
struct GivenTextTests {
  private static let secret = "open sesame"

  /// A user who types.
  @MainActor
  private final class User {
    var name = ""
    var password = ""
    var isSignedIn = false
  }

  /// An app behind a sign-in, which takes one password.
  private func explorer(_ texts: [String: String], kind: FieldRow.Kind = .secure) -> Explorer {
    Explorer(texts: texts) { _ in
      User()
    } root: { user in
      let flow = StopCoordinator { stop, flow in
        switch stop {
        case .inner:
          Screen("Sign In") {
            FieldRow("Name", text: user.name) { user.name = $0 }
            FieldRow("Password", text: user.password, kind: kind) { user.password = $0 }
            ButtonRow("Sign in") {
              user.isSignedIn = user.password == Self.secret && user.name == "Ada"
              flow.scene?.checkGuards()
            }
          }
        case .home:
          Screen("Home") {
            LinkRow("Page", to: .page(1))
            ButtonRow("Nothing") {}
          }
        default: drawStop(stop, flow)
        }
      }
      flow.admits = { flow, _ in user.isSignedIn ? .allow : flow.hold(at: .inner) }
      return flow
    }
  }

  @Test("leads past a sign-in, and stands nowhere in the output", arguments: [FieldRow.Kind.secure, .text])
  func password(kind: FieldRow.Kind) async throws {
    let drawing = try await explorer(["name": "Ada", "Password": Self.secret], kind: kind).draw()
    let exploration = drawing.exploration
    #expect(exploration.places.contains("StopCoordinator:page"))
    #expect(exploration.notes == [])
    #expect(exploration.bound == nil)
    let finding = try #require(exploration.findings.first)
    #expect(exploration.findings.count == 1 && finding.isCertain, "\(exploration.text)")
    #expect(finding.script == ["set Name …", "set Password …", "Sign in", "Nothing"])
    #expect(
      finding.test == [
        #"app.fill("Name", with: "…")"#, #"app.fill("Password", with: "…")"#, #"app.tap("Sign in")"#,
        #"app.tap("Nothing")"#,
      ])
    for output in [exploration.text, try exploration.json(), try drawing.storyboard.html(), drawing.text.text] {
      #expect(!output.contains(Self.secret) && !output.contains(Self.secret.dots))
    }
  }

  @Test("is asked for in front of a sign-in, also if it is wrong")
  func without() async throws {
    for texts in [[:], ["Password": "wrong", "Name": "Ada"]] {
      let exploration = try await explorer(texts).run()
      #expect(exploration.findings.allSatisfy { !$0.isCertain })
      #expect(!exploration.places.contains("StopCoordinator:home"))
      #expect(exploration.notes.count == 1 && exploration.notes[0].contains(#"--type "Password=…""#))
    }
  }

  @Test("is asked for in front of a sheet behind which places wait, until something leads there")
  func sheet() async throws {
    for isSignedIn in [false, true] {
      let exploration = try await Explorer(world: { _ in false }, otherWorlds: isSignedIn ? ["in": { _ in true }] : [:])
      {
        isSignedIn in
        let flow = StopCoordinator(.sheet, "Sign In") { _ in ButtonRow("Sign In") {} }
        flow.admits = { flow, request in
          !isSignedIn && [.page(1), .page(2)].contains(request.destination as? Stop) ? flow.hold(at: .sheet) : .allow
        }
        return flow
      }.run()
      let note = "The explorer did not reach Stop.page: a guard shows StopCoordinator:sheet as sheet first, and no act "
      #expect(exploration.notes.count == (isSignedIn ? 0 : 1))
      let way = "a way past StopCoordinator:sheet as sheet, which a guard shows"
      #expect(exploration.findings.map(\.dependsOn) == [isSignedIn ? nil : [way]])
      #expect(exploration.notes.allSatisfy { $0.hasPrefix(note) }, "\(exploration.notes)")
    }
  }

  @Test("for no row, or for one that does not take it, is reported with the nearest title")
  func unused() async throws {
    let exploration = try await Explorer(texts: ["Pasword": "a", "Age": "b", "Zip": "c"]) { _ in
      User()
    } root: { user in
      StopCoordinator(.home, "Home") { _ in
        FieldRow("Password", text: user.password) { user.password = $0 }
        NumberRow("Age", value: 7) { _ in }
      }
    }.run()
    #expect(
      exploration.notes == [
        "The text for “Age” was not typed: the row takes a whole number",
        "The explorer saw no row “Pasword” that takes a text; expected Age, Password; did you mean “Password”?",
        "The explorer saw no row “Zip” that takes a text; expected Age, Password",
      ])
  }

  @Test("counts on the next screen, too")
  func wizard() async throws {
    let exploration = try await Explorer(texts: ["Name": "Ada"]) { _ in
      User()
    } root: { user in
      StopCoordinator { stop, flow in
        switch stop {
        case .home:
          Screen("Home") {
            FieldRow("Name", text: user.name) { user.name = $0 }
            LinkRow("Next", to: .page(1))
          }
        case .page: Screen("Page") { ButtonRow("Done") { if user.name == "Ada" { flow.push(.inner) } } }
        default: drawStop(stop, flow)
        }
      }
    }.run()
    #expect(exploration.places.contains("StopCoordinator:inner") && exploration.findings == [])
  }
}

import Armature
import ArmatureTesting
import QuillSampleFlows
import Testing

@MainActor
@Suite("The feature in an app", .traced)
struct QuillSampleTests {
  private let app: AppDriver

  init() throws { app = try AppDriver { AppCoordinator() } }

  @Test("It ends with the choice of the user, which the app then shows")
  func choice() {
    app.tap("Choose")
    app.expect(line: ["App", "Quill Sample"])
    app.expect(rows: ["Tea", "Milk"])
    app.tap("Milk")
    app.expect(line: ["App"])
    app.expect(row: "Choose", .detail("Milk"))
  }

  @Test("It opens a guide that only the app knows, and the user goes back to the feature")
  func guide() {
    app.tap("Choose", "Guide")
    app.expect(line: ["App", "Quill Sample", "Tea or milk"])
    app.back()
    app.expect(line: ["App", "Quill Sample"])
  }

  @Test("In an app without a guide, it shows its own")
  func ownGuide() throws {
    let feature = try AppDriver(root: QuillSampleCoordinator(choices: ["Tea"]))
    feature.tap("Guide")
    feature.expect(line: ["Quill Sample", "Guide"])
  }

  @Test("The app receives the choice also when it was opened again in between")
  func relaunch() throws {
    app.tap("Choose")
    #expect(try app.relaunch() == [])
    app.tap("Tea")
    app.expect(row: "Choose", .detail("Tea"))
  }

  @Test("A link leads there")
  func link() throws {
    app.tap("Choose")
    let other = try AppDriver(root: AppCoordinator(), opening: app.scene.link)
    other.expect(line: ["App", "Quill Sample"])
  }
}

import Armature
import ArmatureTesting
import Observation
import Testing

@MainActor
@Suite("A test sees the models as they are")
struct ModelTests {
  @Observable
  final class Mail { var unread = 1 }

  enum Box: Tab {
    case inbox, sent

    typealias Flow = Boxes

    func flow(in tabs: Boxes) -> AnyCoordinator { Coordinator(root: Page.list) }
    func item(in tabs: Boxes) -> TabItem { TabItem("\(self)", badge: self == .inbox ? "\(tabs.mail.unread)" : nil) }
    func isHidden(in tabs: Boxes) -> Bool { self == .sent && tabs.mail.unread > 5 }
  }

  final class Boxes: TabCoordinator<Box> {
    let mail: Mail

    init(_ mail: Mail) {
      self.mail = mail
      super.init([.inbox, .sent])
    }
  }

  enum Page: Destination {
    case list

    func screen(in flow: Coordinator<Self>) -> Screen<Self> {
      let mail = (flow.parent as? Boxes)?.mail
      return Screen("\(mail?.unread ?? 0) unread") { ButtonRow("Read") { mail?.unread -= 1 } }
    }
  }

  @Test("in the bar as on the screen, at once, and a trace has the change")
  func bar() async throws {
    let mail = Mail()
    let app = try AppDriver(root: Boxes(mail))
    app.expect(tabs: ["inbox (1)", "sent"])
    app.tap("Read")
    app.expect(tabs: ["inbox (0)", "sent"])
    app.expect(screen: "0 unread")
    mail.unread = 6
    app.expect(tabs: ["inbox (6)"])
    app.expect(screen: "6 unread")
    var changes = 0
    app.scene.observe { _ in changes += 1 }
    mail.unread = 7
    await app.settle()
    #expect(changes == 1)
    app.expect(tabs: ["inbox (7)"])
  }
}

import Armature
import Testing

enum StylesExample {
  enum PaintDestination: Destination {
    case canvas, settings, colorPicker

    var style: PresentationStyle {
      switch self {
      case .settings: .sheet
      case .colorPicker: .sheet(stack: false, detents: [.medium, .large])
      default: .push
      }
    }

    func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("\(self)") }
  }

  @Test("styles say how a destination appears, and detents how high a sheet rests")
  static func styles() {
    let style = PresentationStyle.sheet(detents: [.medium, .fraction(0.3), .height(120)])
    #expect(style.detents.list == [.medium, .fraction(0.3), .height(120)])
    #expect(PaintDestination.canvas.style == .push)
    #expect(!PaintDestination.colorPicker.style.hasStack)
    #expect(PaintDestination.settings.style.hasStack)
  }
}

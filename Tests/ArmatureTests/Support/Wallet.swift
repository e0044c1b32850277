import Armature
import Foundation

/// The places of a wallet, whose cards are picked in a flow that ends with one.
enum WalletPlace: Destination, Codable {
  case cards
  case card(String)
  case picker
  case chain
  case other

  typealias Flow = Wallet

  var style: PresentationStyle { self == .picker ? .sheet : .push }

  func screen(in flow: Wallet) -> Screen<Self> {
    switch self {
    case .cards, .card: Screen("\(self)") { ButtonRow("Act") { await flow.act() } }
    case .picker, .chain, .other: .child
    }
  }
}

final class Wallet: Coordinator<WalletPlace>, Finishing, Guarding {
  typealias Value = String
  static let linksToSteps = true

  let diary: Diary
  /// Answers the value of a picker.
  var receive: (Wallet, String) -> Void = { _, _ in }
  /// The work of the button of a screen.
  var act: @MainActor () async -> Void = {}
  weak var picker: Picker?
  /// The destination that a guard shows in place of the picker.
  var detour: WalletPlace?
  /// Whether nothing but the root is admitted.
  var isClosed = false
  /// The destinations that the guard was asked about.
  var requests: [String] = []

  init(_ diary: Diary, root: WalletPlace = .cards) {
    self.diary = diary
    super.init(root: root)
  }

  override func child(for destination: WalletPlace) -> AnyCoordinator? {
    switch destination {
    case .cards, .card: return nil
    case .picker:
      let picker = Picker().onFinish { [weak self, diary] in
        diary.lines.append("got \($0)")
        if let self { receive(self, $0) }
      }
      self.picker = picker
      return picker
    case .chain: return Wallet(diary, root: .picker).onFinish { [diary] in diary.lines.append("chain got \($0)") }
    case .other: return Coordinator(root: PickerPlace.second)
    }
  }

  func admit(_ request: AdmissionRequest) -> Admission {
    requests.append("\(request.destination)")
    if let detour, requests.last == "picker" { return redirect(to: detour) }
    return isClosed && requests.last != "cards" ? .deny("Closed.") : .allow
  }

  func written(_ name: String) -> (RemovalCause) -> Void { { [diary] in diary.lines.append("\(name) \($0)") } }
}

enum PickerPlace: Destination, Codable {
  case first, second, sheet

  var style: PresentationStyle { self == .sheet ? .sheet : .push }
  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("\(self)") }
}

final class Picker: Coordinator<PickerPlace>, Finishing {
  typealias Value = String

  convenience init() { self.init(root: .first) }
}

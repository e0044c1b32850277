import Armature
import Foundation
import Observation

/// A club whose lounge, vault and bar need a sign-in. The cellar needs a code, too.
package enum ClubPlace: Destination, Codable {
  case lobby, lounge, cellar, bar, signIn, code
  /// No link leads there.
  case vault

  package typealias Flow = Club
  package static let examples: [Self] = [.lobby, .lounge, .cellar, .bar, .signIn, .code]

  package var style: PresentationStyle { self == .signIn ? .sheet : .push }
  package var isLinkable: Bool { self != .vault }

  package func screen(in club: Club) -> Screen<Self> {
    let member = club.member
    return switch self {
    case .lobby:
      Screen("Lobby") {
        LinkRow("Lounge", to: .lounge)
        LinkRow("Cellar", to: .cellar)
        ButtonRow("Vault") { club.push(.vault) }
        if member.isSignedIn {
          ButtonRow("Leave") { member.isSignedIn = false }
        } else {
          ButtonRow("Join") { member.isSignedIn = true }
        }
      }
    case .signIn: Screen("Sign In") { ButtonRow("Sign in") { member.isSignedIn = true } }
    case .code:
      Screen("Code") {
        ButtonRow("Enter") { member.hasCode = true }
        ButtonRow("Sign out") { member.isSignedIn = false }
      }
    case .lounge, .cellar, .bar, .vault: Screen("\(self)".capitalized) { TextRow("Welcome") }
    }
  }
}

@MainActor
@Observable
package final class ClubMember {
  package var isSignedIn = false
  package var hasCode = false

  package init() {}
}

package final class Club: Coordinator<ClubPlace>, Guarding {
  let member: ClubMember

  init(_ member: ClubMember, root: ClubPlace) {
    self.member = member
    super.init(root: root)
  }

  package func admit(_ request: AdmissionRequest) -> Admission {
    switch request.destination as? ClubPlace {
    case .lounge, .vault, .bar: member.isSignedIn ? .allow : hold(at: .signIn)
    case .cellar: !member.isSignedIn ? hold(at: .signIn) : member.hasCode ? .allow : hold(at: .code)
    case .code: member.isSignedIn ? .allow : .deny("the user has signed out")
    default: .allow
    }
  }
}

package enum ClubTab: String, Tab, CaseIterable {
  case rooms, bar

  package func flow(in tabs: TabCoordinator<Self>) -> AnyCoordinator {
    Club((tabs as? ClubTabs)?.member ?? ClubMember(), root: self == .rooms ? .lobby : .bar)
  }

  package func item(in tabs: TabCoordinator<Self>) -> TabItem { TabItem(rawValue.capitalized) }
}

package final class ClubTabs: TabCoordinator<ClubTab> {
  let member: ClubMember

  package init(_ member: ClubMember) {
    self.member = member
    super.init(ClubTab.allCases)
  }
}

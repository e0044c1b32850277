import TestSupport

// @testable: the positions on the map.
@testable import ArmatureExplorer

/// Screens and ways between them, without an app.
struct StoryboardGraph {
  private(set) var names: [String] = []
  private(set) var titles: [String] = []
  /// Those that are not drawn are ways back by the button and to other tabs.
  private(set) var ways: [(from: Int, to: Int, isDrawn: Bool)] = []

  /// Reads a line for each screen: its place, its title, and the numbers of the screens that it leads to. Those after
  /// `~` are not drawn.
  init(_ text: String) {
    for (from, line) in text.split(separator: "\n").enumerated() {
      let parts = line.split(separator: ";", omittingEmptySubsequences: false).map { $0.trimmingPrefix(" ") }
      names.append(String(parts[0]))
      titles.append(String(parts[1]))
      for word in parts[2].split(separator: " ") {
        ways.append((from, Int(word.drop { $0 == "~" }) ?? 0, word.first != "~"))
      }
    }
  }

  /// Makes an app at random: most screens are opened from a screen of their flow, others begin a flow. Some have rows to
  /// any other screen, or back to the first screen of their flow or the app.
  init(random count: Int, seed: UInt64 = 7) {
    var random = RandomSource(seed: seed)
    var (flows, flowOfScreen): ([String], [Int]) = (["App"], [0])
    for screen in 0..<count {
      var parent = Int.random(in: 0..<max(screen, 1), using: &random)
      if screen > 0 {
        let members = flowOfScreen.indices.filter { flowOfScreen[$0] == flows.count - 1 }
        if members.count > 1, Int.random(in: 0..<6, using: &random) == 0 {
          flows.append("\(flows[flowOfScreen[parent]])/Flow\(flows.count)")
        } else {
          parent = members.randomElement(using: &random) ?? parent
        }
        flowOfScreen.append(flows.count - 1)
        ways.append((parent, screen, true))
        ways.append((screen, parent, false))
      }
      names.append("\(flows[flowOfScreen[screen]]):screen\(screen)")
      titles.append(String(repeating: "Title", count: Int.random(in: 1...4, using: &random)))
      let others = [
        Int.random(in: 0..<count, using: &random), 0, flowOfScreen.firstIndex(of: flowOfScreen[screen]) ?? 0,
      ]
      for (other, share) in zip(others, [3, 8, 4])
      where other != screen && Int.random(in: 0..<share, using: &random) == 0 {
        ways.append((screen, other, true))
      }
    }
  }

  private var items: [StoryboardLayout.Item] {
    names.map { .init(flows: [String($0.prefix { $0 != ":" })], isWide: $0.contains("|")) }
  }

  var layout: StoryboardLayout { StoryboardLayout(items, ways: ways) }

  /// The captions of the screens: the titles and the cases.
  func captions(_ layout: StoryboardLayout) -> [StoryboardLayout.Frame] {
    zip(zip(titles, names), layout.stops).map { texts, frame in
      let name = String(texts.1.split(separator: ":").last ?? "")
      let width =
        [frame.caption(texts.0, largest: 32, smallest: 16), frame.caption(name, largest: 16, smallest: 13)]
        .map { $0.text.count * $0.size * 6 / 10 }.max() ?? 0
      return .init(x: frame.x + frame.width / 2 - width / 2, y: frame.bottom + 6, width: width, height: 58)
    }
  }

  /// The screens of the template App.
  static let app = Self(
    #"""
    AppCoordinator:items; Quill Sample; 1 2 3
    AppCoordinator:item; Write the release notes; 3 7 ~0
    AppCoordinator/SettingsCoordinator:overview; Settings; 5 ~0
    AppCoordinator/EditorCoordinator:draft as sheet; New Item; 0 4
    AppCoordinator/EditorCoordinator/CategoryCoordinator:list as sheet; Category; 3 ~0
    AppCoordinator/SettingsCoordinator/AccountCoordinator:profile as cover; Account; 2 6
    AppCoordinator/SettingsCoordinator/AccountCoordinator:signOut as cover; Sign out; 8 ~5
    AppCoordinator:question as alert; Delete “Write the release notes”?; 0 1
    AppCoordinator/SignInCoordinator:form; Sign In; 0
    AppCoordinator/SignInCoordinator:form while a link waits; Sign In; 5 6
    """#)

  /// The screens of the template Account.
  static let account = Self(
    #"""
    AppCoordinator/AppTabs(home)/HomeCoordinator:home; Home; 1 2
    AppCoordinator/AppTabs(home)/HomeCoordinator:news; News; ~0 ~2
    AppCoordinator/SignInCoordinator:form as sheet while a link waits; Sign In; 0 4 5 6
    AppCoordinator/SignInCoordinator:form as sheet; Sign In; 0
    AppCoordinator/AppTabs(home)/HomeCoordinator:messages; Messages; ~0 ~5
    AppCoordinator/AppTabs(account)/AccountCoordinator:profile; Account; 6 7 8 ~4
    AppCoordinator/AppTabs(account)/AccountCoordinator:name as sheet; Name; 5
    AppCoordinator/AppTabs(account)/AccountCoordinator:question as alert; Sign out?; 3 5
    LockCoordinator:cover; Quill Sample; 5
    LockCoordinator:cover while a link waits; Quill Sample; 0 5 6
    """#)

  /// The screens of the planner in Tests/Planner.
  static let planner = Self(
    #"""
    AppCoordinator/MainTabs(trips)/TripsCoordinator:start; Trips; 1 2 ~3
    AppCoordinator/MainTabs(trips)/TripsCoordinator/TripCoordinator:overview; Lisbon; 4 9 ~0 ~3
    AppCoordinator/MainTabs(trips)/TripsCoordinator/NewTripCoordinator:name as sheet; New Trip; 0 10
    AppCoordinator/MainTabs(profile)/ProfileCoordinator:start; Profile; 6 7 ~0
    AppCoordinator/MainTabs(trips)/TripsCoordinator/TripCoordinator:day; Day 1; 5 ~0 ~1 ~3
    AppCoordinator/MainTabs(trips)/TripsCoordinator/TripCoordinator:activity; Ride the tram; ~0 ~3 ~4
    AppCoordinator/MainTabs(profile)/ProfileCoordinator/PhotoPickerCoordinator:photos as sheet; Photos; 3
    AppCoordinator/MainTabs(profile)/ProfileCoordinator/SettingsCoordinator:start; Settings; 8 12 ~0 ~3
    AppCoordinator/MainTabs(profile)/ProfileCoordinator/SettingsCoordinator:about as cover; About; 7
    AppCoordinator/MainTabs(trips)/TripsCoordinator/TripCoordinator:question as alert; Delete “Lisbon”?; 0 1
    AppCoordinator/MainTabs(trips)/TripsCoordinator/NewTripCoordinator:dates as sheet; Dates; 11 ~0 ~2
    AppCoordinator/MainTabs(trips)/TripsCoordinator/NewTripCoordinator:photo as sheet; Photo; 0 14 ~10
    AppCoordinator/SignInCoordinator:form; Sign In; 0
    AppCoordinator/SignInCoordinator:form while a link waits; Sign In; 0 7 8
    AppCoordinator/MainTabs(trips)/TripsCoordinator/NewTripCoordinator/PhotoPickerCoordinator:photos as sheet; Photos; 11
    """#)

  /// The screens of the template Tabs.
  static let tabs = Self(
    #"""
    AppCoordinator/AppTabs(reading)/BooksCoordinator:books; Reading; 1 ~2 ~3 ~4
    AppCoordinator/AppTabs(reading)/BooksCoordinator/BookCoordinator:overview; Orlando; 5 8 ~0 ~2 ~3 ~4
    AppCoordinator/AppTabs(finished)/BooksCoordinator:books; Finished; 9 ~0 ~3 ~4
    AppCoordinator/AppTabs(search)/SearchCoordinator:search; Search; 1 6 ~0 ~2 ~4
    AppCoordinator/AppTabs(settings)/SettingsCoordinator:overview; Settings; 7 ~0 ~2 ~3
    AppCoordinator/AppTabs(reading)/BooksCoordinator/BookCoordinator:notes; Notes; ~0 ~1 ~2 ~3 ~4
    AppCoordinator/AppTabs(search)/SearchCoordinator/BookCoordinator:overview; Frankenstein; 12 13 ~0 ~2 ~3 ~4
    AppCoordinator/AppTabs(settings)/SettingsCoordinator:account; Account; 14 ~0 ~2 ~3 ~4
    AppCoordinator/AppTabs(reading)/BooksCoordinator/BookCoordinator:removal as dialog; Remove “Orlando”?; 0 1
    AppCoordinator/AppTabs(finished)/BooksCoordinator/BookCoordinator:overview; Frankenstein; 10 11 ~0 ~2 ~3 ~4
    AppCoordinator/AppTabs(finished)/BooksCoordinator/BookCoordinator:notes; Notes; ~0 ~2 ~3 ~4 ~9
    AppCoordinator/AppTabs(finished)/BooksCoordinator/BookCoordinator:removal as dialog; Remove “Frankenstein”?; 2 9
    AppCoordinator/AppTabs(search)/SearchCoordinator/BookCoordinator:notes; Notes; ~0 ~2 ~4 ~6
    AppCoordinator/AppTabs(search)/SearchCoordinator/BookCoordinator:removal as dialog; Remove “Frankenstein”?; 3 6
    AppCoordinator/WelcomeCoordinator:hello; Quill Sample; 15
    AppCoordinator/WelcomeCoordinator:name; Who reads?; 0 ~14
    """#)

  /// The screens of the template Split.
  static let split = Self(
    #"""
    AppSplit/FoldersCoordinator:folders | nothing; Quill Sample; 1 ~5
    AppSplit/FoldersCoordinator:folder | nothing; Home; 6 7 ~0 ~8
    AppSplit/FoldersCoordinator:folders | AppSplit/NotesCoordinator:note; Paint the fence; 3 6 9 10 ~12
    AppSplit/FoldersCoordinator:folders | AppSplit/NotesCoordinator:editor; Edit; 11 ~13
    AppSplit/FoldersCoordinator:folders | AppSplit/NotesCoordinator:move; Move to; 14 ~15
    AppSplit/FoldersCoordinator:folders; Quill Sample; 8 ~0
    AppSplit/FoldersCoordinator:folder | AppSplit/NotesCoordinator:note; Paint the fence; 7 9 10 11 ~2 ~12
    AppSplit/FoldersCoordinator:renaming as alert; Rename the folder; 1
    AppSplit/FoldersCoordinator:folder; Home; 7 12 ~1 ~5
    AppSplit/NotesCoordinator:move as sheet; Move to; 6
    AppSplit/NotesCoordinator:deletion as dialog; Delete “Paint the fence”?; 1 6
    AppSplit/FoldersCoordinator:folder | AppSplit/NotesCoordinator:editor; Edit; 6 7 ~13
    AppSplit/NotesCoordinator:note; Paint the fence; 9 10 13 ~6 ~8
    AppSplit/NotesCoordinator:editor; Edit; ~11 ~12
    AppSplit/FoldersCoordinator:folder | AppSplit/NotesCoordinator:move; Move to; 6 7 ~4 ~15
    AppSplit/NotesCoordinator:move; Move to; ~4 ~5
    """#)
}

import Armature
import Foundation

/// A window with a wallet in a tab, in which a card is picked or a question is asked, and a diary of the outcomes.
@MainActor
final class Awaiting {
  enum Kind: CaseIterable { case onFinish, run, ask }

  let kind: Kind
  let diary = Diary()
  let tabs: ClosureContainer
  let wallet: Wallet
  private(set) var scenes: SceneDirectory?
  private(set) var scene: FlowScene?
  /// The archive of the place before.
  let archive: Data
  private(set) var task: Task<Void, Never>?

  init(_ kind: Kind) throws {
    self.kind = kind
    let wallet = Wallet(diary)
    let tabs = ClosureContainer(["a", "b"]) { $0 == "a" ? wallet : Picker() }
    (self.wallet, self.tabs) = (wallet, tabs)
    let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in tabs }
    let scene = try scenes.open()
    (self.scenes, self.scene) = (scenes, scene)
    wallet.presentSheet(.card("1"))
    archive = try scene.archive()
  }

  /// Shows the picker or the question.
  func begin() async {
    switch kind {
    case .onFinish: wallet.show(.picker)
    case .run:
      task = Task { [wallet, diary] in
        do { diary.lines.append(try await wallet.run(.picker, as: Picker.self) ?? "no value") } catch {
          diary.lines.append("\(error)")
        }
      }
    case .ask:
      task = Task { [wallet, diary] in
        let question = Question("Which card?") {
          Answer("Blue", "blue")
          Answer("Red", "red")
        }
        diary.lines.append(await wallet.ask(question) ?? "no answer")
      }
    }
    await letTasksRun()
  }

  func answer() {
    if kind == .ask { scene?.tap("Blue") } else { wallet.picker?.finish("blue") }
  }

  func leave() {
    if kind == .ask { scene?.tap("Cancel") } else { wallet.picker?.leave() }
  }

  func forgetScene() { (scenes, scene) = (nil, nil) }
}

/// Lets tasks that can go on do so.
///
/// - Parameter isDone: The end of the tasks. On a busy machine, a cancelled task may need many turns until it hears
///   of it, as this passes through other threads. The patience ends after many more.
@MainActor
func letTasksRun(until isDone: () -> Bool = { true }) async {
  for turn in 0..<100_000 {
    if turn >= 50, isDone() { return }
    await Task.yield()
  }
}

import Armature
import ArmatureExplorer
import Foundation

// Links that wait: a guard holds them, or a flow asks the user first. The screen alone does not say so.
extension TerminalHost {
  /// Informs the user when a link begins to wait, and when it is given up.
  func watchLinks() {
    for scene in scenes.scenes { watchLinks(of: scene) }
    scenes.observe { [weak self] change in
      if case .opened(let name) = change, let self, let scene = self.scenes[name] { watchLinks(of: scene) }
    }
  }

  private func watchLinks(of scene: FlowScene) {
    reportHeldLink(of: scene)
    scene.observeEvents { [weak self, weak scene] event in
      guard let self, let scene else { return }
      switch event.kind {
      case .linkHeld: reportHeldLink(of: scene)
      case .linkOpened(let link): waitingLinks[link] = nil
      case .linkRefused(let link, let error): reportEnd(of: link, "\(error)")
      case .linkReplaced(let link, let newer): if link != newer { reportEnd(of: link, "\(newer) is newer") }
      case .linkExpired(let link): reportEnd(of: link, "it has waited too long")
      default: break
      }
    }
  }

  private func reportHeldLink(of scene: FlowScene) {
    guard let held = scene.held else { return }
    state?.keeper.dropUnreached(scene.name)
    let reason =
      scene.cover != nil
      ? "until the app is unlocked" : held.asksToLeave ? "for your answer" : "until a guard admits it"
    guard waitingLinks.updateValue(reason, forKey: held.link) != reason else { return }
    announce("\(subject(held.link)) waits \(reason).")
  }

  private func reportEnd(of link: String, _ reason: String) {
    if waitingLinks.removeValue(forKey: link) != nil {
      announce("\(subject(link)) is not opened any more: \(reason)")
    }
  }

  /// The text of a link that waits, as the subject of a sentence. A place without a link has only a name.
  private func subject(_ link: String) -> String {
    (link.hasPrefix("/") || link.contains("://") ? "The link " : "") + link.quoted
  }
}

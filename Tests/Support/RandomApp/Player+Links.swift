import Armature
import Foundation

extension Player {
  /// A link that was kept, to the user's place, or to one of the first flows.
  func link(_ act: Act) -> String {
    let (number, other) = (act.number, act.choice % 6 + 1)
    let legs = [
      "page/\(number)", "page/\(number)/page/\(other)", "desk/\(number)/page/\(other)", "eager/\(number)",
      "desk/\(number)/page/\(other)/~/page/\(number)", "sheet/\(number)/page/\(other)", "twin/\(number)/page/\(other)",
      "drawer/\(number)/page/\(other)", "lamp/\(number)/page/\(other)", "shelf/\(number)/notes/\(other)",
      "shelf/\(number)/desk/\(other)/page/\(number)", "picker/\(number)", "tabs/b/page/\(number)",
      "columns/#page/\(number)", "page/\(number);as=sheet", "cover/\(number)", "pager/y/page/\(number)",
      "help/\(number)", "page/\(number);as=alert", "desk/\(number);root=page%2F\(other)",
    ]
    let links = kept.compactMap(\.link)
    switch act.flow % 8 {
    case 0...3 where !links.isEmpty: return links[act.choice % links.count]
    case 4: return ["page/\(number)", "../page/\(number)", "..", "./\(number)", "../..", "../\(other)"][act.choice % 6]
    default: return app.link(legs[act.choice % legs.count], act.flow)
    }
  }

  private static let wrongLinks = [
    "/pages/1", "/page/x", "/page", "/~", "/page//1", "/page/%4", "/secret/1", "/picker/1/stage/2", "bank://x",
    "page/1/~", "/card/1/page/2", "/page/1#page/2", "/page/1?x=1", "/page/1;root=page%2F2", "/desk/1/~/~", "/#page/x",
  ]

  func open(_ act: Act, in scene: FlowScene) {
    let wrong = (Self.wrongLinks + ["\((try? scene.link) ?? "")/=nowhere"])
    let link = act.kind == .wrongLink ? wrong[act.choice % wrong.count] : link(act)
    let plan = Result { () throws(LinkError) in try scene.plan(for: link) }
    log.add("plan", "\(plan)")
    do throws(LinkError) {
      let isInSight = try scene.open(
        link, orElse: act.number == 6 ? .popToRoot : .stay, asksToLeave: act.kind == .linkThatAsks)
      log.add("opened", "\(link) \(isInSight)")
      log.count("opened \(isInSight)")
      outcome.isLinkInSight = isInSight
      outcome.link = (link, plan, nil)
      outcome.isDone = true
    } catch {
      log.add("not opened", "\(link): \(error)")
      outcome.link = (link, plan, error)
      if act.number != 6 { outcome.isDone = false }
    }
  }

  func restore(_ act: Act, in scene: FlowScene) {
    let archives = kept.compactMap(\.archive)
    guard var archive = archives.isEmpty ? try? scene.archive() : archives[act.choice % archives.count] else { return }
    // A part of the archive, or an archive of another version of the app.
    if act.number == 5 { archive = archive.prefix(archive.count / 2) }
    if act.number == 6 {
      archive = Data(String(decoding: archive, as: UTF8.self).replacingOccurrences(of: "page", with: "leaf").utf8)
    }
    let report = scene.restore(archive)
    log.add("restored", "\(report)")
  }

  func launch(_ act: Act, in scene: FlowScene) {
    let archives = kept.compactMap(\.archive)
    let wrong = Self.wrongLinks[act.choice % Self.wrongLinks.count]
    launch(
      scene, archives.isEmpty || act.number == 1 ? nil : archives[act.choice % archives.count],
      act.number % 3 == 0 ? nil : act.number == 4 ? wrong : link(act))
  }

  func launch(_ scene: FlowScene, _ archive: Data?, _ link: String?) {
    let report = scene.launch(archive: archive, link: link)
    log.add("launched", "\(report), \(link ?? "no link"): \(report.linkError.map { "\($0)" } ?? "no error")")
  }
}

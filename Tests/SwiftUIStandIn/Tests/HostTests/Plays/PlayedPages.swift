import Armature

@testable import SwiftUI

/// A scene of pages, which a play changes.
struct PlayedPages: PlaySubject {
  let scene: FlowScene
  var log = DrawingLog()
  var outer: String { "" }

  var title: String? {
    let top = scene.presentation.top
    return top.style.isDialog ? nil : scene.screen(of: top.topNode.id)?.title
  }

  func batch(_ acts: () throws -> Void) throws { try scene.batch(acts) }

  func seen(_ word: String) -> String? {
    switch word {
    case "at": (try? scene.link) ?? "no link"
    case "drawn": log.drawings.values.first?.joined(separator: "/") ?? ""
    case "started": flow(nil)?.started.map { "\($0)" }.joined(separator: "/")
    case "returned": flow(nil)?.returned.map { "\($0)" }.joined(separator: "/")
    default: nil
    }
  }

  func perform(_ words: [String], _ rest: String) throws -> Bool? {
    let number = Int(rest) ?? 0
    switch words[words.count - 1] {
    case "open": try scene.open(rest)
    case "link":
      let links = ["/", "/page/1/page/2", "/sheet/1/page/2/cover/3", "/cover/1/sheet/2"]
      try scene.open((scene.root is PageTabs ? ["/home", "/more"][number % 2] : "") + links[number % 4])
    default: return contain(words, rest) ?? call(words, rest)
    }
    return true
  }

  /// Changes the innermost container, or the outer tabs; `nil` for other acts.
  private func contain(_ target: [String], _ rest: String) -> Bool? {
    let flows = scene.root.visibleFlows
    let bars = flows.compactMap { $0 as? PageTabs }
    let bar = target[0] == "outer" ? bars.first : bars.last
    let columns = flows.lazy.compactMap { $0 as? PageColumns }.first
    let tabs = rest.split(separator: " ").compactMap { name in PageTab.allCases.first { "\($0)" == name } }
    switch target[target.count - 1] {
    case "select": if let tab = tabs.first { bar?.select(tab) }
    case "hide": if let tab = tabs.first { bar?.hide(tab) }
    case "unhide": if let tab = tabs.first { bar?.unhide(tab) }
    case "bar": bar?.setTabs(tabs)
    case "turn": flows.lazy.compactMap { $0 as? PagePager }.first?.show(rest)
    case "detail": if let page = Page(rest) { columns?.showDetail(page) }
    case "close": columns?.closeDetail()
    case "middle": if let page = Page(rest) { (scene.root as? PageMail)?.showMiddle(page) }
    default: return nil
    }
    return true
  }

  /// The flow of a tab, the one in the second column, the second one, the last one, or the first one.
  private func flow(_ name: String?) -> PageFlow? {
    let all = scene.root.visibleFlows
    let pages = all.compactMap { $0 as? PageFlow }
    switch name {
    case nil: return pages.first
    case "child": return pages.dropFirst().first
    case "top": return pages.last
    case "detail": return all.lazy.compactMap { $0 as? PageColumns }.first?.pages
    default:
      let tab = PageTab.allCases.first { "\($0)" == name }
      return tab.flatMap { all.compactMap { $0 as? PageTabs }.last?.pages($0) }
    }
  }

  private func call(_ target: [String], _ rest: String) -> Bool? {
    let flow = flow(target.count > 1 ? target[0] : nil)
    let words = rest.split(separator: " ").map(String.init)
    let page = words.first.flatMap { Page($0) } ?? .root
    let styles: [String: Armature.PresentationStyle] = [
      "sheet": .sheet, "bare": .sheet(stack: false), "cover": .cover(stack: false), "dialog": .dialog, "alert": .alert,
      "low": .sheet(detents: [.medium]),
    ]
    switch target[target.count - 1] {
    case "push": return flow?.push(page)
    case "show": return flow?.show(page, as: words.count > 1 ? styles[words[1]] : nil)
    case "set": return flow?.setRoot(page)
    case "replace": return flow?.replace(with: page)
    case "remove": return flow?.remove { $0 == page }
    case "order":
      let pages = words.compactMap { Page($0) }
      return
        (try? flow?.edit { stack in
          let own = stack.routes
          try stack.setRoutes(pages.map { page in own.last { $0.destination == page } ?? Route(page) })
        }) != nil
    case "still": flow?.withoutAnimation { _ = flow?.push(page) }
    case "goBack": return flow?.goBack(Int(rest).map { $0 % 3 } ?? 1)
    case "toRoot": return flow?.popToRoot()
    case "dismiss": return flow?.dismiss()
    case "dismissAll": return flow?.dismissAll()
    case "leave": return flow?.leave()
    case "refresh": flow?.refresh()
    case "hold", "free": flow?.mayLeave = target.last == "free"
    case "keep": flow?.held = page
    case "note":
      flow?.note = rest
      flow?.refresh()
    default: return nil
    }
    return true
  }
}

extension Page {
  /// A page by its number, with a letter before it that stands for its kind, or by its name.
  fileprivate init?(_ word: String) {
    let names: [String: Page] = ["root": .root, "rename": .rename, "tabs": .tabs, "split": .split, "pager": .pager]
    let kinds: [Character: (Int) -> Page] = ["s": Page.sheet, "c": Page.cover, "a": Page.ask, "f": Page.flow]
    if let page = names[word] {
      self = page
    } else if let number = Int(word) {
      self = .page(number)
    } else if let first = word.first, let kind = kinds[first], let number = Int(word.dropFirst()) {
      self = kind(number)
    } else {
      return nil
    }
  }
}

extension FlowScene {
  /// Returns the outline of a window that shows a place in the scene.
  func outline(of place: Presentation, on generation: Generation) -> String {
    sequence(first: place, next: \.modal).map { layer in
      let content = layer.nodes.count == 1 ? layer.nodes[0].content : nil
      let stack =
        if case .split(let split) = content, split.isCollapsed {
          Optional(split.collapsed)
        } else {
          content?.stacks.last
        }
      let nodes = stack.map { [$0.root] + $0.path } ?? layer.nodes
      let titles = nodes.map { screen(of: $0.id)?.title ?? "?" }.joined(separator: " > ")
      guard layer.style.isModal else { return titles }
      return "\(layer.style.kind == .cover ? generation.cover : "sheet"): \(titles)"
    }
    .joined(separator: " | ")
  }
}

import Foundation
import Testing

// @testable: sees whether a closed scene still listens at its center.
@testable import Armature

/// A scene's observer at its notification center. It is removed when it is released.
@Suite("A broadcast reaches one scene of a directory, or all")
@MainActor
struct SceneBroadcastTests {
  let center = NotificationCenter()
  let scenes: SceneDirectory
  private let names = ["a", "b", "c"]

  init() throws {
    scenes = SceneDirectory(notificationCenter: center) { _ in StyledFlow() }
    for name in names { try scenes.open(name) }
    try goUp()
  }

  private func goUp() throws {
    for scene in scenes.scenes { try scene.open("/page/1/sheet-flow/2/page/3") }
  }

  private func post(_ object: Any?, _ userInfo: [AnyHashable: Any]? = nil) {
    center.post(name: .popToRoot, object: object, userInfo: userInfo)
  }

  /// The scenes that stand at their root.
  private var popped: [String] { scenes.scenes.filter { $0.presentation.line.count == 1 }.map(\.name) }

  @Test("from a flow, its scene or every scene", arguments: ["a", "b", "c"])
  func flows(name: String) throws {
    let flow = try #require(scenes[name]?.root.children.first)
    flow.popToRoot()
    #expect(popped == [name])
    scenes[name]?.root.popToRoot(inEveryScene: true)
    #expect(popped == names)
  }

  @Test("from code that knows no flow, and each post is carried out once in each scene")
  func posts() throws {
    var changes: [String] = []
    for scene in scenes.scenes { scene.observe { [name = scene.name] _ in changes.append(name) } }
    post(scenes["b"])
    #expect(popped == ["b"] && changes == ["b"])
    changes = []
    post(scenes)
    #expect(changes.isEmpty)
    post(nil)
    #expect(popped == names && changes.sorted() == ["a", "c"])
    try goUp()
    changes = []
    post(nil, [PopToRootScope.key: PopToRootScope.flow(try #require(scenes["a"]?.root.children.first))])
    #expect(changes == ["a"] && popped.isEmpty)
    #expect(scenes["a"]?.text == "page(0) page(1) | home")
  }

  @Test("from other threads", arguments: [nil, "b"])
  func threads(name: String?) async throws {
    let expected = name.map { [$0] } ?? names
    let object = name.flatMap { scenes[$0] }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { [center] in center.post(name: .popToRoot, object: object) } }
    }
    while popped != expected { await Task.yield() }
    for _ in 0..<100 { await Task.yield() }
    #expect(popped == expected)
  }

  @Test("a closed scene has no observer left, also when somebody keeps it")
  func closed() throws {
    let kept = try #require(scenes["a"])
    let all = scenes.scenes
    for name in ["a", "b"] { scenes.close(name) }
    #expect(all.map { $0.listener != nil } == [false, false, true])
    for object in [nil, kept] { post(object) }
    #expect(kept.presentation.line.count == 4 && popped == ["c"])
  }

  @Test("a post from another thread that comes after its scene was closed changes nothing")
  func late() async throws {
    let kept = try #require(scenes["a"])
    await Task.detached { [center] in center.post(name: .popToRoot, object: nil) }.value
    let isLate = kept.presentation.line.count == 4
    scenes.close("a")
    for _ in 0..<100 { await Task.yield() }
    #expect(kept.presentation.line.count == (isLate ? 4 : 1))
    #expect(popped == ["b", "c"])
  }

  @Test("scenes may be opened and closed by who hears of the broadcast")
  func reentrant() throws {
    scenes["a"]?.observe { [scenes] _ in
      scenes.close("b")
      _ = try? scenes.open("d")
    }
    post(nil)
    #expect(scenes.names == ["a", "c", "d"] && popped == scenes.names)
  }
}

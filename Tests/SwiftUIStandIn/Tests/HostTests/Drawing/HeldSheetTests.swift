import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("A held sheet that has no button to close it is a mistake")
struct HeldSheetTests {
  private enum Memo: Destination {
    case list, plain, closing, linked, working

    typealias Flow = Coordinator<Self>

    var style: PresentationStyle { self == .list ? .push : .sheet }

    func screen(in flow: Flow) -> Screen<Self> {
      switch self {
      case .closing: Screen("Memo") { FieldRow("Text", text: "") { _ in } }.toolbar(.leading) { ButtonRow("Close") {} }
      case .linked:
        Screen("Memo") {
          FieldRow("Text", text: "") { _ in }
          SectionRow("More") { LinkRow("Next", to: .list) }
        }
      case .working: Screen("Memo") { TextRow("Sending") }
      case .list, .plain: Screen("Memo") { FieldRow("Text", text: "") { _ in } }
      }
    }
  }

  private class Keeping: Coordinator<Memo> {
    override func canLeave(_ slot: Armature.Slot<Memo>) -> Bool { false }
  }

  private final class Asking: Keeping, AsksToLeave {
    func wantsToLeave(_ slot: Armature.Slot<Memo>, by cause: ChangeCause) async -> Bool { false }
  }

  private final class Confirming: Keeping, AsksToLeave {
    func leavingQuestion(about slot: Armature.Slot<Memo>) -> Question<Bool>? {
      Question("Sure?") { Answer("Yes", true) }
    }
  }

  private func mistakes(
    _ memo: Memo, of flow: Keeping, asks: Bool = false, _ generation: Generation = .newest
  ) async throws -> [String] {
    let scene = try FlowScene(root: flow)
    var mistakes: [String] = []
    scene.observeEvents { if case .mistake(let text) = $0.kind { mistakes.append(text) } }
    let stage = await Stage(scene, generation, asks: asks).atRest()
    for _ in 0..<2 {
      await stage.does { flow.show(memo) }
      await stage.does { flow.dismiss() }
    }
    #expect(stage.failures == [])
    return mistakes
  }

  @Test("if its flow asks, and the system cannot ask for it", arguments: Generation.tested)
  func reported(_ generation: Generation) async throws {
    let mistake =
      "the sheet “Memo” cannot be swiped away now, and has no button: give it one that closes it, so that its flow asks"
    // iOS 14 cannot hold a sheet.
    let expected = generation < .iOS15 ? [] : [mistake]
    #expect(try await mistakes(.plain, of: Asking(root: .list), generation) == expected)
    #expect(try await mistakes(.plain, of: Confirming(root: .list), generation) == expected)
    #expect(try await mistakes(.plain, of: Confirming(root: .list), asks: true, generation) == [])
  }

  @Test("not if it has a button or a link, or its flow does not ask, or it may be on display for the time of its work")
  func silent() async throws {
    #expect(try await mistakes(.closing, of: Asking(root: .list)) == [])
    #expect(try await mistakes(.linked, of: Asking(root: .list)) == [])
    #expect(try await mistakes(.working, of: Asking(root: .list)) == [])
    #expect(try await mistakes(.plain, of: Keeping(root: .list)) == [])
  }
}

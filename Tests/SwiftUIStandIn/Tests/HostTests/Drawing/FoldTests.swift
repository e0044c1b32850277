import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("A phone that is folded and unfolded")
struct FoldTests {
  /// The systems that draw the columns of a split view as one stack by themselves.
  nonisolated private static let folding = [Generation].from(.iOS17).withoutMac

  nonisolated private static let plays = [
    Play(
      "keeps the state of all views in all columns, also for a user who goes back while it is folded", in: .columns,
      views: .drafts, on: folding, width: .regular,
      """
      detail 7, detail.push 8, tap Root 0 & tap Page 8 0, fold, unfold, says Root 1/Page 8 1, fold, says Page 8 1,
      back, says Page 7 0, back, says Root 1, at /
      """),
    Play(
      "keeps a sheet with its state above the columns, and the selected tab", in: .wideTabs, views: .drafts,
      on: folding, width: .regular,
      """
      detail 7, detail.show s1, tap Sheet 1 0, fold, says Sheet 1 1, unfold, says Sheet 1 1, detail.dismiss,
      says Root 0/Page 7 0, tabs [Wide]/Home
      """),
    Play(
      "keeps the first column when the middle one is filled", in: .mail, views: .drafts, on: folding, width: .regular,
      "tap Root 0, middle 1, has Root 1, fold, back, says Root 1, at /"),
    Play(
      "keeps a detail that its flow does not let go, and closes it later", in: .columns, views: .drafts, on: folding,
      width: .regular,
      "detail 7 & detail.hold, fold, !back & tap Back, has Page 7 0, detail.free, tap Back, says Root 0, at /"),
    Play(
      "leads back from tabs in the detail, unless their flow keeps them", in: .columns, views: .drafts, on: folding,
      width: .regular,
      """
      detail tabs, fold, tabs [Home]/More, back, says Root 0, at /, detail tabs & detail.hold, !back & tap Back,
      tabs [Home]/More
      """),
    Play(
      "does not stay at an empty column after a choice that was refused", in: .columns, views: .drafts, on: folding,
      width: .regular, "fold, column, says Root 0"),
    Play(
      "shows the place of a link that was opened while it was folded", in: .columns, views: .drafts, on: folding,
      width: .regular, "fold, open /page/1#page/2/page/3, says Page 3 0, unfold, says Page 1 0/Page 3 0"),
  ]

  @Test("in steps", arguments: Play.each(plays))
  private func steps(_ play: Play, _ generation: Generation) async throws { try await play(on: generation) }
}

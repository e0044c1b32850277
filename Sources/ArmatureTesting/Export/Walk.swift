import ArmatureExplorer
import Foundation

/// A walk through an app: the actions of a user, by the titles on the screen.
///
/// A walk that a test has made runs on a device, too, as a UI test of Xcode:
///
/// ```swift
/// let walk = app.walk(named: "Adds an item")
/// try walk.xcuiTest().write(toFile: "UITests/AddsAnItem.swift", atomically: true, encoding: .utf8)
/// ```
///
/// It finds rows by title, as Armature's wireframes draw them. In a view of your own, the same title must be the text or
/// the accessibility identifier of the same kind of control. Its text has been checked against Apple's documentation, but
/// never been run on a device. It contains everything that was typed, also passwords.
public struct Walk: Hashable, Sendable {
  /// The name of the walk.
  public let name: String
  package let steps: [UserStep]
  /// The title of the screen at the end; `nil` at a dialog.
  package let screen: String?

  package init(name: String, steps: [UserStep], screen: String? = nil) {
    self.name = name
    self.steps = steps
    self.screen = screen
  }
}

extension AppDriver {
  /// Returns the actions so far as a walk, for a UI test on a device.
  public func walk(named name: String) -> Walk {
    let listing = session.display.listings.last
    return Walk(name: name, steps: session.steps, screen: listing?.isDialog == false ? listing?.title : nil)
  }
}

extension Walk {
  /// The reason why a user of a device cannot do a step.
  struct Obstacle: Error {
    let reason: String

    static let program = Self(reason: "only a program can do that, not a user")
    static let device = Self(reason: "no device can be folded by a program")
    static let value = Self(reason: "a device shows wheels and buttons for this field, and accepts no text")
  }

  /// Returns the lines for all steps, or reports all steps for which there are none.
  func lines(
    of write: (UserStep.Action) throws(Obstacle) -> [String]
  ) throws(WalkExportError) -> [String] {
    var lines: [String] = []
    var problems: [WalkExportError.Problem] = []
    for (index, step) in steps.enumerated() {
      do throws(Obstacle) { lines += try write(step.action) } catch {
        problems.append(WalkExportError.Problem(step: index + 1, command: step.command, reason: error.reason))
      }
    }
    if problems.isEmpty { return lines }
    throw WalkExportError(walk: name, problems: problems)
  }

  /// Returns a link as another app would open it: a whole one, or a path after the beginning of the app's links.
  static func wholeLink(_ link: String, at address: String?) throws(Obstacle) -> String {
    if link.contains("://") { return link }
    guard link.hasPrefix("/") else { throw Obstacle(reason: "a device opens no relative links") }
    guard let address else {
      throw Obstacle(reason: "a device opens only whole links; pass the beginning of the app's links as “linkAddress”")
    }
    return (address.hasSuffix("/") && !address.hasSuffix("//") ? String(address.dropLast()) : address) + link
  }
}

/// The error for a walk that a user of a device could not repeat.
public struct WalkExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A step that is not possible on a device.
  public struct Problem: Hashable, Sendable {
    /// The number of the step, from 1.
    public let step: Int
    /// The step as a command of the terminal host.
    public let command: String
    /// The reason, in words.
    public let reason: String
  }

  /// The name of the walk.
  public let walk: String
  /// The steps that are not possible, at least one.
  public let problems: [Problem]

  /// The steps with their reasons, each on a line of its own.
  public var description: String {
    "the walk \(walk.quoted) cannot be repeated on a device:\n"
      + problems.map { "  step \($0.step), \($0.command.quoted): \($0.reason)" }.joined(separator: "\n")
  }
}

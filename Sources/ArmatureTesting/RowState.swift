import Armature
import ArmatureExplorer

/// A property of a row that a test expects.
public enum RowState: Hashable, Sendable {
  /// The row is on display.
  case present
  /// There is no such row on display.
  case absent
  /// The row can be tapped.
  case enabled
  /// The row cannot be tapped now.
  case disabled
  /// The button's work is running.
  case busy
  /// The button's work has failed, with a message.
  case failed(String)
  /// The text beside the title.
  case detail(String)
  /// The value of an input row, as text.
  case value(String)
  /// The toggle is on.
  case on
  /// The toggle is off.
  case off
}

extension RowContent {
  /// The states of the row, as a test would name them, without ``RowState/present``.
  var states: [RowState] {
    var states: [RowState] = []
    switch kind {
    case .button(_, .busy, _, _): states.append(.busy)
    case .button(_, .failed(let message), let isEnabled, _):
      states += [.failed(message), isEnabled ? .enabled : .disabled]
    case .button(_, .idle, let isEnabled, _): states.append(isEnabled ? .enabled : .disabled)
    case .link: states.append(.enabled)
    case .toggle(let isOn, _): states += [.enabled, isOn ? .on : .off]
    case .field, .number, .picker, .date, .stepper: states += [.enabled, .value(input?.text ?? "")]
    case .text, .image, .section: break
    }
    return states + (detail.map { [.detail($0)] } ?? [])
  }
}

extension RowState: CustomStringConvertible {
  /// The state in words, such as `detail “Work”`.
  public var description: String {
    switch self {
    case .present: "present"
    case .absent: "absent"
    case .enabled: "enabled"
    case .disabled: "disabled"
    case .busy: "busy"
    case .failed(let message): "failed with \(message.quoted)"
    case .detail(let text): "detail \(text.quoted)"
    case .value(let text): "value \(text.quoted)"
    case .on: "on"
    case .off: "off"
    }
  }
}

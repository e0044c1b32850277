import ArmatureExplorer

extension Walk {
  /// Writes the walk as a flow of Maestro, for iOS.
  ///
  /// - Parameters:
  ///   - appID: The bundle identifier of the app.
  ///   - linkAddress: The beginning of the app's links, such as `notes://`. It stands before links that begin with a
  ///     slash.
  /// - Returns: The flow, in YAML.
  /// - Throws: A ``WalkExportError`` with all steps that a flow cannot do: broadcasts, turning to scenes by name,
  ///   folding, relative links, values of steppers and date pickers, and going back by several screens.
  public func maestroFlow(appID: String, linkAddress: String? = nil) throws(WalkExportError) -> String {
    let lines = try lines { action throws(Obstacle) in
      switch action {
      case .tap(let control): tap(control)
      case .enter(let control, let text):
        switch control.kind {
        case .picker: tap(control) + tap(text.pattern)
        case .date, .stepper: throw Obstacle.value
        default:
          tap(control) + ["- eraseText: 100"] + (text.isEmpty ? [] : ["- inputText: \(text.unevaluated.yaml)"])
        }
      // The command `back` is not for iOS.
      case .back: swipe(from: "0%, 50%", to: "90%, 50%")
      case .backTo: throw Obstacle(reason: "Maestro does not know the menu of the back button")
      case .dismiss: swipe(from: "50%, 10%", to: "50%, 95%")
      case .select(let title): tap(title.pattern)
      case .open(let link): ["- openLink: \(try Self.wholeLink(link, at: linkAddress).unevaluated.yaml)"]
      case .relaunch: ["- stopApp", "- launchApp"]
      case .popToRoot, .turn, .close: throw Obstacle.program
      case .fold, .unfold: throw Obstacle.device
      }
    }
    return """
      # A flow that Armature made from a walk. It has never been run on a device.
      appId: \(appID.yaml)
      name: \(name.unevaluated.yaml)
      ---
      - launchApp
      \(lines.map { "\($0)\n" }.joined())
      """
  }

  private func tap(_ control: UserStep.Control) -> [String] {
    // The label of a link goes on with its detail.
    tap(control.title.pattern + (control.kind == .link ? "(, .*)?" : ""), at: control.index)
  }

  private func tap(_ pattern: String, at index: Int = 0) -> [String] {
    index == 0 ? ["- tapOn: \(pattern.yaml)"] : ["- tapOn:", "    text: \(pattern.yaml)", "    index: \(index)"]
  }

  private func swipe(from start: String, to end: String) -> [String] {
    ["- swipe:", "    start: \(start)", "    end: \(end)"]
  }
}

extension String {
  /// A regular expression for the text alone.
  fileprivate var pattern: String {
    map { "\\.[]{}()*+-?^$|".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// The text with a backslash before each `${…}`, which Maestro would evaluate.
  fileprivate var unevaluated: String {
    var text = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "$") {
      let script = rest[start...].dropFirst()
      let isScript = script.first == "{" && script.first { $0 == "$" || $0 == "}" } == "}"
      text += rest[..<start] + (isScript ? "\\$" : "$")
      rest = script
    }
    return text + rest
  }

  /// The text as a double-quoted string in YAML.
  fileprivate var yaml: String {
    quotedLiteral { value in
      let digits = String(value, radix: 16, uppercase: true)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
  }
}

import Armature
import Foundation
import Testing

extension FlowScene {
  /// A scene that the broadcasts of other tests do not reach.
  convenience init(of root: AnyCoordinator, at address: LinkAddress? = nil) throws {
    try self.init(root: root, notificationCenter: NotificationCenter())
    linkAddress = address
  }

  /// Opens a link, and checks what holds for each link: its plan agrees, a refused link changes nothing, and the printed
  /// link leads to the same place.
  ///
  /// - Returns: The link to the place. For a refused link its problem and the place of it, such as `badValue(Int) 1@6`.
  func outcome(of link: String, at location: SourceLocation = #_sourceLocation) -> String {
    let before = presentation
    var planned: LinkError?
    do throws(LinkError) { _ = try plan(for: link) } catch { planned = error }
    #expect(presentation == before, "the plan changed something", sourceLocation: location)
    do throws(LinkError) { try open(link) } catch {
      #expect(presentation == before && planned == error, "a refused link", sourceLocation: location)
      return error.brief
    }
    #expect(planned == nil, sourceLocation: location)
    do throws(LinkError) {
      let printed = try self.link
      #expect(try plan(for: printed).changesNothing, sourceLocation: location)
      if let url = URL(string: printed) { try open(url) }
      #expect(try self.link == printed, sourceLocation: location)
      return printed
    } catch {
      return "no link: \(error.brief)"
    }
  }
}

extension LinkError {
  /// The problem, and the number and the position of the wrong part.
  var brief: String {
    let problem =
      if case .refused(let error) = reason { "refused(\(error.name))" } else { "\(reason)" }
    return problem.replacingOccurrences(of: "type: ", with: "").filter { $0 != "\"" } + " \(index)@\(offset)"
  }

  /// The description, with the number and the position of the wrong part: `(2, 6)` for part 2 of the link, at 6.
  var sentence: String {
    switch reason {
    case .unknownScene, .noWindow, .notLinkable, .stepOfFlow: description
    default:
      description.replacingOccurrences(
        of: "“\(leg)”\(index > 0 ? " (part \(index + 1) of the link)" : "")",
        with: "“\(leg)” (\(index + 1), \(offset))", options: .anchored)
    }
  }
}

extension SceneDirectory {
  /// A directory that the broadcasts of other tests do not reach.
  convenience init(
    at address: String?, root: @escaping @MainActor (String) -> AnyCoordinator? = { _ in StyledFlow() }
  ) throws {
    self.init(
      notificationCenter: NotificationCenter(), linkAddress: try address.map { try LinkAddress($0) }, root: root)
  }
}

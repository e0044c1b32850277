import Armature

/// A large app: a house with as many rooms as each room has doors. Each room is a flow of a type of its own, so that the
/// explorer tells their places apart.
final class House: Coordinator<House.Place> {
  /// At most 100.
  let doors: Int

  enum Place: Int, Destination, Codable, CaseIterable {
    case hall = 0
    case r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15, r16, r17, r18, r19, r20
    case r21, r22, r23, r24, r25, r26, r27, r28, r29, r30, r31, r32, r33, r34, r35, r36, r37, r38, r39, r40
    case r41, r42, r43, r44, r45, r46, r47, r48, r49, r50, r51, r52, r53, r54, r55, r56, r57, r58, r59, r60
    case r61, r62, r63, r64, r65, r66, r67, r68, r69, r70, r71, r72, r73, r74, r75, r76, r77, r78, r79, r80
    case r81, r82, r83, r84, r85, r86, r87, r88, r89, r90, r91, r92, r93, r94, r95, r96, r97, r98, r99, r100

    static let examples: [Self] = [.hall, .r1]

    func screen(in flow: House) -> Screen<Self> {
      switch self {
      case .hall:
        Screen("Hall") { for room in Self.allCases[1...flow.doors] { LinkRow("Room \(room.rawValue)", to: room) } }
      default: .child
      }
    }
  }

  init(doors: Int) {
    self.doors = doors
    super.init(root: .hall)
  }

  override func child(for destination: Place) -> AnyCoordinator? {
    destination == .hall ? nil : room(destination.rawValue, digits: 7, Void.self)
  }

  /// Returns a room whose type has the digits of its number.
  private func room<T>(_ number: Int, digits: Int, _ type: T.Type) -> AnyCoordinator {
    if digits == 0 { return Room<T>(doors: doors) }
    return number % 2 == 0
      ? room(number / 2, digits: digits - 1, Digit<Zero, T>.self)
      : room(number / 2, digits: digits - 1, Digit<One, T>.self)
  }
}

enum Zero {}
enum One {}
enum Digit<D, Rest> {}

final class Room<Number>: Coordinator<Room.Door> {
  let doors: Int

  enum Door: Int, Destination, Codable, CaseIterable {
    case room = 0
    case d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20
    case d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31, d32, d33, d34, d35, d36, d37, d38, d39, d40
    case d41, d42, d43, d44, d45, d46, d47, d48, d49, d50, d51, d52, d53, d54, d55, d56, d57, d58, d59, d60
    case d61, d62, d63, d64, d65, d66, d67, d68, d69, d70, d71, d72, d73, d74, d75, d76, d77, d78, d79, d80
    case d81, d82, d83, d84, d85, d86, d87, d88, d89, d90, d91, d92, d93, d94, d95, d96, d97, d98, d99, d100

    static var examples: [Self] { [.room, .d1] }

    var style: PresentationStyle {
      switch rawValue % 8 {
      case 3: .sheet
      case 6: .cover()
      default: .push
      }
    }

    func screen(in flow: Room) -> Screen<Self> {
      Screen(self == .room ? "Room" : "Door \(rawValue)") {
        if self == .room {
          for door in Self.allCases[1...flow.doors] { LinkRow("Door \(door.rawValue)", to: door) }
        } else {
          TextRow("Behind door \(rawValue)")
          if style != .push { ButtonRow("Close") { flow.dismiss() } }
        }
      }
    }
  }

  init(doors: Int) {
    self.doors = doors
    super.init(root: .room)
  }
}

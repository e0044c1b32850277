import Armature
import Foundation
import Testing

@Suite("Links that are derived from Codable")
@MainActor
struct DerivedLinkTests {
  nonisolated private static let id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

  @Test(
    "a destination has this link, and the link leads back",
    arguments: [
      (.home, "home"), (.noteList, "note-list"), (.URLList, "-u-r-l-list"), (.note2, "note2"), (.x1Y, "x1-y"),
      (.note(id: 42), "note/42"), (.note(id: .min), "note/-9223372036854775808"), (.text(""), "text/="),
      (.text("."), "text/=."), (.text(".."), "text/=.."), (.text("~"), "text/=~"), (.text("="), "text/=="),
      (.text("=="), "text/==="), (.text("..."), "text/..."),
      (.text("a/b;c?d#e%f&g=h+i j:k"), "text/a%2Fb%3Bc%3Fd%23e%25f%26g=h%2Bi%20j:k"),
      (.text("🦉é\u{301}\0"), "text/%F0%9F%A6%89%C3%A9%CC%81%00"), (.twoTexts("", "note"), "two-texts/=/note"),
      (.small(-128, 255, -32768, 65535), "small/-128/255/-32768/65535"), (.real(0.1, -1e20), "real/0.1/-1e%2B20"),
      (.big(.min, .max, .min, .max, .max), "big/-2147483648/4294967295/-9223372036854775808/\(UInt64.max)/\(UInt.max)"),
      (.real(.leastNonzeroMagnitude, .greatestFiniteMagnitude), "real/5e-324/3.4028235e%2B38"),
      (.flag(false), "flag/false"), (.identified(by: id), "identified/\(id)"),
      (.ticket(Ticket(rawValue: id)), "ticket/\(id)"),
      (.web(URL(fileURLWithPath: "/a b")), "web/file:%2F%2F%2Fa%2520b"), (.flag(true), "flag/true"),
      (.due(Date(timeIntervalSinceReferenceDate: 0)), "due/2001-01-01T00:00:00Z"),
      (.due(Date(timeIntervalSinceReferenceDate: -0.5)), "due/2000-12-31T23:59:59.500Z"),
      (.due(Date(timeIntervalSinceReferenceDate: 1e300)), "due/1e%2B300"),
      (.price(Decimal(string: "12.50") ?? 0), "price/12.5"), (.card(.hearts, .low), "card/hearts/-1"),
      (.card(.empty, .high), "card/=/7"), (.card(.up, .high), "card/=../7"),
      (.search(nil, page: nil, suit: nil), "search"),
      (.search("", page: 2, suit: .spades), "search?_0=&page=2&suit=spades"),
      (.list(filter: "a&b=c", id: 1, after: nil, name: "x"), "list/1/x?filter=a%26b%3Dc"),
      (.odd(as: "push", root: 3), "odd?.as=push&.root=3"),
    ] as [(EveryPayload, String)])
  func table(destination: EveryPayload, text: String) throws {
    #expect(try link(destination) == text)
    #expect(try destinations(EveryPayload.self, text) == [destination])
  }

  @Test("inner legs carry their parameters behind a semicolon")
  func inner() throws {
    let list = EveryPayload.list(filter: "a/b;c", id: 1, after: nil, name: "x")
    #expect(try link(list, isLast: false) == "list/1/x;filter=a%2Fb%3Bc")
    // Values that are called as links call the style and the root.
    let odd = EveryPayload.odd(as: "sheet", root: 3)
    #expect(try link(odd, isLast: false) == "odd;.as=sheet;.root=3")
    #expect(try destinations(EveryPayload.self, "odd;.as=sheet;.root=3/odd?.as=&.root=4").first == odd)
    #expect(
      try destinations(EveryPayload.self, "list/1/x;filter=a%2Fb%3Bc/home/search;page=1/search?page=2") == [
        list, .home, .search(nil, page: 1, suit: nil), .search(nil, page: 2, suit: nil),
      ])
  }
}

import Armature
import Foundation
import TestSupport
import Testing

// @testable: the rules of the system are internal.
@testable import ArmatureExplorer
// @testable: apps run in a terminal of the test.
@testable import ArmatureTerminal

private enum Shop: Destination, Codable {
  case list, item(Int), search(text: String?), cart, help, secret(Int)

  typealias Flow = ShopFlow

  static let examples: [Self] = [.list, .item(7), .search(text: "tea"), .cart, .help, .secret(1)]
  static let formerNames = ["article": "item"]

  var style: PresentationStyle { self == .help ? .alert : .push }
  var isPublic: Bool { if case .secret = self { false } else { self != .cart && self != .help } }

  func screen(in flow: ShopFlow) -> Screen<Self> { Screen("\(self)") }
}

private final class ShopFlow: Coordinator<Shop>, Guarding {
  func admit(_ request: AdmissionRequest) -> Admission { .allow }
}

@Suite("Links on the web")
@MainActor
struct SystemLinkTests {
  private let id = ["--app-id", "ABCDE12345.com.example.shop"]
  private let folder = TemporaryFolder()

  private static func app(at addresses: [String] = ["shop://", "https://example.com/app"]) throws -> TerminalApp {
    let link = try addresses.count == 1 ? LinkAddress(addresses[0]) : LinkAddress(addresses[0], addresses[1])
    return TerminalApp(name: "Shop", linkAddress: link) { _ in ShopFlow(root: .list) }
  }

  private func links(
    _ arguments: [String], at addresses: [String] = ["shop://", "https://example.com/app"]
  ) async throws -> (status: Int32, output: String, errors: String) {
    let terminal = FakeTerminal()
    let status = try await Self.app(at: addresses).run(["links"] + arguments, in: terminal)
    return (status, terminal.output, terminal.errors)
  }

  private func file(_ text: String) throws -> String {
    let path = folder["\(UUID())"]
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func paths(_ json: String) throws -> [String] {
    try AssociationFile(Data(json.utf8)).entries.flatMap(\.rules).map(\.text)
  }

  @Test("are in a file with a rule for each public place, those that exclude first")
  func file() async throws {
    let result = try await links(["--apple-app-site-association"] + id)
    #expect(result.status == 0 && result.errors == "")
    #expect(
      try paths(result.output) == [
        "not /app/cart", "not /app/cart;*", "not /app/cart/*", "not /app/secret/?*", "not /app/secret/?*/*",
        "not /app/help", "not /app/help;*", "not /app/help/*",
        "/app", "/app/", "/app/list", "/app/list;*", "/app/list/*", "/app/item/?*", "/app/item/?*/*",
        "/app/article/?*", "/app/article/?*/*", "/app/search", "/app/search;*", "/app/search/*",
      ])
  }

  @Test("keep the rest of a file that they are merged into")
  func merge() async throws {
    let other = """
      {"webcredentials": {"apps": ["ABCDE12345.com.example.other"]}, "applinks": {"details": [
        {"appIDs": ["ABCDE12345.com.example.other"], "components": [{"/": "/app/item/*"}]},
        {"appIDs": ["ABCDE12345.com.example.shop", "ABCDE12345.com.example.beta"], "components": [{"/": "/old"}]}
      ]}}
      """
    let result = try await links(["--apple-app-site-association", "--merge", file(other)] + id)
    #expect(result.status == 0)
    #expect(result.output.contains("webcredentials") && result.output.contains("com.example.beta"))
    #expect(try paths(result.output).first == "/app/item/*")
    #expect(
      result.errors.contains(
        "note: ABCDE12345.com.example.other claims https://example.com/app/item/1 first, by “/app/item/*”\n"))
    let again = try await links(["--apple-app-site-association", "--merge", file(result.output)] + id)
    #expect(again.output == result.output)
    let odd = #"{"applinks": {"defaults": {"caseSensitive": false}, "details": []}}"#
    let merged = try await links(["--apple-app-site-association", "--merge", file(odd)] + id)
    #expect(merged.errors == "" && merged.output.contains("\"caseSensitive\" : true"))
    #expect(try await links(["check", file(merged.output)] + id).status == 0)
    let check = try await links(["check", file(result.output)] + id)
    #expect(check.status == 1 && check.output.contains("ABCDE12345.com.example.other claims it first"))
  }

  @Test("are explained: the rule, the place and the guards, also with www. if the address accepts both; or a table")
  func explain() async throws {
    let (app, site) = (try Self.app(), "https://example.com/app")
    await expect(
      """
      $ links explain \(site)/item/7 → … ∋ Component 14 claims it: /app/item/?* (item/{_0} of ShopFlow)
      $ links explain https://EXAMPLE.com/app/item/7 → … ∋ claims it: /app/item/?*
      $ links explain http://example.com:80/app/item/7/?utm=x#top → … ∋ claims it: /app/item/?*
      $ links explain https://example.com:443/app/list/#:~:text=a → … ∋ claims it: /app/list/*
      $ links --markdown → ## ShopFlow `/`
                         →
                         → | Link | Example | Values |
                         → |---|---|---|
                         → | `list` | `shop:///` |…
                         → … ∋ | `item/{_0}` | `shop://item/7` | _0: Int |
      $ links explain shop://item/7 → The system finds the app by the scheme “shop”.
                                    → … ∋ Guards that are asked: ShopFlow ∋ show item/7 as .push in ShopFlow
      """, in: app)
    await expect(
      """
      $ links explain \(site)/cart    → … ∋ Component 1 excludes it: not /app/cart (cart of ShopFlow is not public)
      $ links explain https://example.com/other → … ∋ No component claims it, so the system opens it in the browser.
      $ links explain \(site)/item/x  → … ∋ The app refuses it:
      $ links explain https://elsewhere.org/app → … ∋ The file of example.com says nothing about elsewhere.org.
      $ links explain \(site)//item/7 → … ∋ No component claims it ∋ show item/7 as .push in ShopFlow
      $ links explain https://example.com:8080/app/item/7 → … ∋ The file of example.com says nothing about \
      example.com:8080. ∋ names a port that the app's address does not have
      $ links explain https://me@example.com/app/item/7  → … ∋ names a user before the host
      $ links explain https://www.example.com/app/item/7 → … ∋ says nothing about www.example.com
      """, in: app, status: 1)
    let both = try LinkAddress("https://www.example.com/app", acceptsWWW: true)
    await expect(
      """
      $ links explain https://www.example.com/app/item/7 → … ∋ claims it: /app/item/?*
      $ links explain http://example.com/app/item/7      → … ∋ claims it: /app/item/?*
      """, in: TerminalApp(name: "Shop", linkAddress: both) { _ in ShopFlow(root: .list) })
  }

  @Test("are compared with a file: what is missing, too wide and stale")
  func check() async throws {
    let good = try await links(["--apple-app-site-association"] + id).output
    let same = try await links(["check", file(good)])
    #expect(same.status == 0)
    #expect(same.output == "The file is up to date: it claims 5 public places.\n")
    let wide = """
      {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.shop"], "components": [
        {"/": "/app/list"}, {"/": "/app/cart*", "color": "red"}, {"/": "/app/cart/now", "exclude": true}
      ]}]}}
      """
    let result = try await links(["check", file(wide)])
    #expect(result.status == 1)
    for line in [
      "the system does not know “color” of component 2 of entry 1\n",
      "component 3 of entry 1, “not /app/cart/now”, is never reached: “/app/cart*” comes before it\n",
      "missing: https://example.com/app/item/1 is public, but no component claims it\n",
      "too wide: component 2, “/app/cart*”, claims https://example.com/app/cart, which is not public\n",
      "stale: the app has no links for component 2, “/app/cart*”\n",
    ] { #expect(result.output.contains(line), "\(result.output)") }
  }

  @Test("have one clear message for each mistake")
  func mistakes() async throws {
    let (app, file) = (try Self.app(), "$ links --apple-app-site-association")
    await expect(
      """
      \(file)                               → error: …add its identifier, as in: --app-id ABCDE12345.com.example.n…
      \(file) --app-id com.example          → error: …“com.example” is not an app identifier; expected…
      \(file) --app-id                      → error: …--app-id expects a value, as in: --app-id ABCDE12345.com.exa…
      \(file) --address http://example.com  → error: …“http://example.com” does not begin with https://…
      \(file) --address https://example.org → error: …“https://example.org” is not an address of the app; its \
      addresses on the web are “https://example.com/app”…
      $ links check /nowhere  → error: …cannot read the file “/nowhere”: there is no such file…
      $ links check /         → error: …cannot read the file “/”: it is a folder…
      $ links check           → error: …links check expects one file…
      $ links explain item/7  → error: …“item/7” is not a URL with a scheme and a host…
      $ links --markdwn       → error: …links does not take “--markdwn”; expected --json, --markdown, --apple-app-site-association, explain, check; did you mean “--markdown”?…
      $ links explain         → error: …links explain expects one URL…
      $ links check --color x → error: …links does not take “--color” there…
      """, in: app, status: 2)
  }

  @Test("have one for an address that does not serve, a damaged file, and an app without public places")
  func others() async throws {
    for (addresses, message) in [
      (["shop://"], "the app has no address on the web; add one to its LinkAddress"),
      (["https://{scene}/app"], "is the name of a scene, and a file belongs to one host"),
      (["https://a.com", "https://b.com"], "several addresses on the web, “https://a.com”, “https://b.com”; choose"),
    ] {
      #expect(try await links(["--apple-app-site-association"] + id, at: addresses).errors.contains(message))
    }
    let inPath = try await links(["--apple-app-site-association"] + id, at: ["https://example.com/{scene}"])
    #expect(try paths(inPath.output).contains("/?*/item/?*"))
    for text in ["{", "[]", #"{"applinks": 1}"#, #"{"applinks": {"details": {}}}"#] {
      let result = try await links(["check", file(text)])
      #expect(result.status == 2 && result.errors.contains(" is not an association file: "), "\(result.errors)")
    }
    let address = try LinkAddress("https://example.com")
    await expect(
      """
      $ links --apple-app-site-association \(id.joined(separator: " ")) → … ∋ no destination is public; return true \
      from “isPublic” for the ones that links on the web may open
      """, in: TerminalApp(name: "Private", linkAddress: address) { _ in DiaryCoordinator() })
  }
}

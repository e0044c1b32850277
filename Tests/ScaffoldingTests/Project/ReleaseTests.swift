import Foundation
import Testing

// @testable: it reads the records of templates.
@testable import Scaffolding

@Suite("The newest entry of the releases")
struct ReleaseTests {
  @Test("is the version that the command prints, and the one of which every template is")
  func version() throws {
    let checkout = try #require(Checkout.find(executable: nil))
    let article = try String(contentsOfFile: "\(checkout)/Sources/Armature/Armature.docc/Releases.md", encoding: .utf8)
    let headings = article.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { $0.dropFirst(3) }
    let entries = headings.filter { $0.first?.isNumber == true }
    let newest = try #require(entries.first?.split(separator: " ")[0])
    #expect(newest == armatureVersion)
    for entry in entries.dropFirst() {
      #expect(entry.compare(newest, options: .numeric) == .orderedAscending, "\(entry)")
    }
    for template in try TemplateLibrary(folder: "\(checkout)/Templates").templates {
      let record = try #require(try template.files().first { $0.path == Project.recordFile })
      let text = String(decoding: record.contents, as: UTF8.self)
      #expect(text.contains("\"version\" : \"\(newest)\""), "\(template.id)")
    }
  }
}

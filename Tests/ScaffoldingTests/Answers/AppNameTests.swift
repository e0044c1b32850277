import Foundation
import Testing

// @testable: the five spellings are internal.
@testable import Scaffolding

@Suite("The name of an app")
struct AppNameTests {
  @Test(
    "is kept if it can name a module, otherwise converted",
    arguments: [
      ("Notes", "Notes", "Notes"), ("MyNotes", "MyNotes", "My Notes"), ("My Notes", "MyNotes", "My Notes"),
      ("HTTPServer2Go", "HTTPServer2Go", "HTTP Server2 Go"), ("my notes", "MyNotes", "my notes"),
      ("my-notes_2", "MyNotes2", "my-notes_2"), ("notes", "Notes", "notes"), ("iOSClub", "IOSClub", "iOSClub"),
      ("  Notes ", "Notes", "Notes"), ("Ada's Notes", "AdasNotes", "Ada's Notes"), ("Viewer", "Viewer", "Viewer"),
      ("Café Noir", "CafeNoir", "Café Noir"), ("🚀 Rocket", "Rocket", "🚀 Rocket"), ("COM10", "COM10", "COM10"),
      ("日本 Notes", "Notes", "日本 Notes"), (".hidden", "Hidden", ".hidden"), ("Swiftly", "Swiftly", "Swiftly"),
      ("Contests", "Contests", "Contests"), ("Class Room", "ClassRoom", "Class Room"),
      ("Console.app", "ConsoleApp", "Console.app"), ("Builder", "Builder", "Builder"),
      (String(repeating: "N", count: 50), String(repeating: "N", count: 50), String(repeating: "N", count: 50)),
    ])
  func converted(typed: String, module: String, display: String) throws {
    let name = try AppName(typed)
    #expect(name.module == module && name.display == display)
    // Its scheme of links is as RFC 3986 allows it.
    #expect(name.spellings[1].wholeMatch(of: /[A-Za-z][A-Za-z0-9-]*/) != nil)
  }

  @Test(
    "is refused with the broken rule",
    arguments: [
      ("", "empty"), ("   ", "empty"), (".", "exists already"), ("..", "exists already"),
      ("class", "“class” is a Swift keyword"), ("Class", "“class” is a Swift keyword"),
      ("self", "keyword"), ("Protocol", "keyword"), ("import", "keyword"), ("type", "keyword"),
      ("NotesTests", "test modules"), ("my tests", "test modules"), ("Tests", "test modules"),
      ("Armature", "Armature's own"), ("armature", "Armature's own"), ("ArmatureUI", "Armature's own"),
      ("Armature Notes", "Armature's own"), ("Scaffolding", "Armature's own"),
      ("Swift", "Swift is a module"), ("swiftui", "SwiftUI is a module"), ("Foundation", "Foundation is a module"),
      ("core data", "CoreData is a module"), ("Testing", "Testing is a module"),
      ("View", "View is a type"), ("text", "Text is a type"), ("App", "App is a type"), ("String", "String is a type"),
      ("nav-igation Link", "NavigationLink is a type"), ("Coordinator", "Coordinator is a type"),
      ("CON", "CON is a device on Windows"), ("nul", "NUL is a device"), ("Prn", "PRN is a device"),
      ("aux", "AUX is a device"), ("com1", "COM1 is a device"), ("COM¹", "COM¹ is a device"),
      ("LPT9", "LPT9 is a device"), ("c-o-n", "CON is a device"), ("nul.notes", "NUL is a device"),
      (".git", "a file or folder of Git"), (".GIT", "a file or folder of Git"),
      (".build", "of Git, Xcode or the package"),
      (".build-release", "of Git, Xcode"), (".swiftpm", "of Git, Xcode"), ("DerivedData", "of Git, Xcode"),
      ("a/b", "“/” separates"), ("a\\b", "“\\” separates"), ("a:b", "“:” separates"), ("a/\u{301}b", "“/” separates"),
      ("No\0tes", "U+0000"), ("No\ntes", "U+000A"), ("No\u{7F}tes", "U+007F"), ("No\u{2028}tes", "U+2028"),
      ("No\u{202E}tes", "U+202E"),
      ("2048", "starts with a digit"), ("3D Maps", "starts with a digit"), ("-1", "starts with a digit"),
      ("日本語", "no letter"), ("---", "no letter"), ("'", "no letter"), ("🚀", "no letter"),
      (String(repeating: "n", count: 51), "longer than 50"), ("n" + String(repeating: "\u{301}", count: 50), "longer"),
    ])
  func refused(typed: String, rule: String) {
    let error = refusal { _ = try AppName(typed) }
    #expect(error?.kind == .name && error?.description.contains(rule) == true, "\(error?.description ?? "accepted")")
  }

  @Test(
    "for people can be another one, or is refused with the broken rule",
    arguments: [
      ("日本語", nil), ("3D Maps", nil), ("class", nil), ("Tests", nil), ("Zoë's 🚀", nil), ("  Books  ", nil),
      ("", "empty"), (" ", "empty"), ("..", "exists already"), ("a/b", "“/” separates"), ("a\\b", "separates"),
      ("a\nb", "the displayed name contains the control character U+000A"), ("\u{202E}a", "U+202E"),
      (String(repeating: "n", count: 51), "longer than 50"),
    ])
  func displayName(text: String, rule: String?) throws {
    guard let rule else {
      let name = try AppName("Nihongo", display: text)
      return #expect(name.module == "Nihongo" && name.display == text.trimmingCharacters(in: .whitespaces))
    }
    let error = refusal { _ = try AppName("Nihongo", display: text) }
    #expect(error?.kind == .name && error?.description.contains(rule) == true, "\(error?.description ?? "accepted")")
    #expect(rule.contains("U+") || error?.lines.last == "expected a text such as “My Notes” for --name")
    // One without a letter from A to Z shows the way to have it all the same.
    let way = "expected a name such as Notes, MyNotes or “My Notes”; --name sets another name for its users"
    #expect(refusal { _ = try AppName("日本語") }?.lines.last == way)
  }

  @Test("is spelled in the five ways in which a template writes it")
  func spellings() throws {
    for (name, spellings) in [
      ("QuillSample", "Quill Sample,quill-sample,quill_sample,QuillSample,quillSample"),
      ("URLBook", "URL Book,url-book,url_book,URLBook,urlBook"), ("Notes", "Notes,notes,notes,Notes,notes"),
    ] {
      #expect(try AppName(name).spellings.joined(separator: ",") == spellings)
    }
  }
}

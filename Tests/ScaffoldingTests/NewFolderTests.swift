import Foundation
import Testing

// @testable: fills a folder without a template.
@testable import Scaffolding

@Suite("The folder of a new app")
struct NewFolderTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private func conflict(_ part: String) -> String? {
    let error = refusal { try NewFolder(sandbox[part]).check() }
    return error?.kind == .conflict ? error?.description : nil
  }

  @Test(
    "is the path that was typed, and its last part names the app",
    arguments: [
      ("Notes", "Notes"), ("x", "x"), ("../Notes", "../Notes"), ("./Notes", "./Notes"), ("a//b/Notes//", "a/b/Notes"),
      ("/Notes", "/Notes"), ("//tmp/Notes", "/tmp/Notes"), ("a/My Notes", "a/My Notes"), ("-Notes", "./-Notes"),
    ])
  func paths(typed: String, path: String) throws {
    let folder = try NewFolder(typed)
    #expect(folder.path == path)
    #expect(try folder.name == AppName(Path.last(of: path)))
  }

  @Test(
    "is refused for its name without looking at the disk",
    arguments: [
      "", "/", ".", "..", "a/../..", "a/.", "/..", "class", "a/class", "a\0b/Notes", "a\n/Notes", "50% Notes", "a\"/B",
    ])
  func names(typed: String) {
    #expect(refusal { _ = try NewFolder(typed) }?.kind == .name)
  }

  @Test("is refused if anything exists at the path, which is left alone")
  func taken() throws {
    try sandbox.write("kept", to: "File")
    try sandbox.write("kept", to: "Full/kept.txt")
    try FileManager.default.createDirectory(atPath: sandbox["Empty"], withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: sandbox["Dangling"], withDestinationPath: "nowhere")
    try FileManager.default.createSymbolicLink(atPath: sandbox["Linked"], withDestinationPath: "Full")
    #expect(conflict("File")?.contains("exists already (a file)") == true)
    #expect(conflict("Full")?.contains("exists already (a folder)") == true)
    #expect(conflict("Empty/")?.contains("exists already (a folder)") == true)
    #expect(conflict("Dangling")?.contains("exists already (a symbolic link)") == true)
    #expect(conflict("Linked")?.contains("exists already (a symbolic link)") == true)
    #expect(try sandbox.entries() == ["Dangling", "Empty", "File", "Full", "Linked"])
  }

  @Test("is refused beside a name that differs only in case, which some file systems ignore")
  func differsByCase() throws {
    try sandbox.write("", to: "Notes/kept.txt")
    #expect(conflict("nOTES")?.contains("has a 'Notes', which differs from 'nOTES' only in case") == true)
    #expect(conflict("Notes2") == nil)
  }

  @Test("is refused if no folder can be made")
  func unusable() throws {
    try sandbox.write("", to: "File")
    #expect(conflict("File/Notes")?.contains("File is not a folder") == true)
    #expect(conflict("File/a/b/Notes")?.contains("File is not a folder") == true)
    let dots = refusal { try NewFolder(sandbox["missing/../Notes"]).check() }
    #expect(dots?.kind == .name)
    #expect(dots?.description.contains("'..' after a folder that does not exist") == true)
    #expect(refusal { try NewFolder(sandbox["a../Notes"]).check() } == nil)
    #expect(try sandbox.entries() == ["File"])
  }

  @Test("is refused, with the system's reason, if nothing can be written", .enabled(if: geteuid() != 0))
  func readOnly() throws {
    chmod(sandbox.path, 0o555)
    #expect(conflict("Notes")?.contains("nothing can be written in \(sandbox.path): Permission denied") == true)
    chmod(sandbox.path, 0o755)
  }

  @Test("is made with the folders above it, through the links in its path")
  func made() throws {
    try sandbox.write("", to: "Real/kept.txt")
    try FileManager.default.createSymbolicLink(atPath: sandbox["Link"], withDestinationPath: "Real")
    for path in ["a/b/Notes", "Link/Notes", "Real/../Notes", "x/y"] {
      try NewFolder(sandbox[path]).create { try FileSystem.makeFolder($0 + "/Sources") }
      #expect(try sandbox.entries(of: path) == ["Sources"])
    }
    #expect(try sandbox.entries(of: "Real") == ["Notes", "kept.txt"])
    #expect(try sandbox.entries() == ["Link", "Notes", "Real", "a", "x"])
  }

  @Test("is removed with the new folders above it if filling it fails, without those that others use")
  func failure() throws {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try NewFolder(sandbox["a/b/Notes"]).create { staging in
        try FileSystem.makeFolder(staging + "/Sources")
        throw Failure()
      }
    }
    #expect(try sandbox.entries().isEmpty)
    #expect(throws: Failure.self) {
      try NewFolder(sandbox["a/b/Notes"]).create { _ in
        try sandbox.write("", to: "a/theirs.txt")
        throw Failure()
      }
    }
    #expect(try sandbox.entries(of: "a") == ["theirs.txt"])
  }

  @Test("does not replace a folder that appears while it is filled")
  func race() throws {
    let error = refusal {
      try NewFolder(sandbox["Notes"]).create { _ in try sandbox.write("theirs", to: "Notes/kept.txt") }
    }
    #expect(error?.kind == .conflict)
    #expect(error?.description.hasPrefix("\(sandbox["Notes"]) cannot be made: ") == true)
    #expect(try sandbox.entries() == ["Notes"])
    #expect(try sandbox.entries(of: "Notes") == ["kept.txt"])
  }
}

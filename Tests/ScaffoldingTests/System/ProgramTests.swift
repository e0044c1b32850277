#if os(Linux)
  import Foundation
  import Testing

  // @testable: the program is internal.
  @testable import Scaffolding

  @Suite("A program that has ended")
  struct ProgramTests {
    @Test("leaves no file open, since `armature watch` runs one for each build")
    func handles() throws {
      let sandbox = try Sandbox()
      try sandbox.write("text", to: "input")
      let program = Program(name: "cat", environment: ["PATH": "/usr/bin:/bin"])
      #expect(try program.run([], inputFile: sandbox["input"]) == "text")
      let folder = "/proc/self/fd"
      let open = try FileManager.default.contentsOfDirectory(atPath: folder)
        .compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)") }
      #expect(!open.contains { $0.hasSuffix("/input") && $0.contains(sandbox.path) })
    }
  }
#endif

import Foundation
import Testing

@Suite("The inputs that the fuzzers have found")
@MainActor
struct CorpusTests {
  /// The files in a folder of the corpus.
  private func inputs(_ folder: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fuzzing/Corpus/\(folder)")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }.map { ($0.lastPathComponent, [UInt8](try Data(contentsOf: $0))) }
  }

  @Test("archives")
  func archives() throws {
    let inputs = try inputs("archives")
    #expect(inputs.count > 50)
    for input in inputs { #expect(problem(ofArchive: input.bytes) == nil, "\(input.name)") }
  }

  @Test("links")
  func links() throws {
    let inputs = try inputs("links")
    #expect(inputs.count > 50)
    for input in inputs { #expect(problem(ofLink: input.bytes) == nil, "\(input.name)") }
  }
}

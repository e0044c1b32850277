import Armature
import Foundation
import TestSupport

/// The files of a store.
extension TemporaryFolder {
  var file: URL { url.appendingPathComponent("state.jsonl") }
  var previous: URL { url.appendingPathComponent("state.jsonl.previous") }
  var newer: URL { url.appendingPathComponent("state.jsonl.newer") }
  var temporary: URL { url.appendingPathComponent("state.jsonl.new") }
}

extension StateStore {
  /// The state as text, and the damage or the error, with the file's name without its folder.
  var told: String {
    func short(_ error: StateStoreError) -> String {
      error.description.replacingOccurrences(of: file.deletingLastPathComponent().path + "/", with: "")
    }
    do throws(StateStoreError) {
      let reading = try read()
      return (reading.data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing")
        + (reading.damage.map { "; \(short($0))" } ?? "")
    } catch {
      return "error: \(short(error))"
    }
  }

  func write(_ text: String) throws(StateStoreError) { try write(Data(text.utf8)) }
}

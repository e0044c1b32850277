// Measures the costs that Armature promises, from outside the module as in an app.
//
//     swift run -c release --package-path Tests/Benchmarks benchmarks [name…] [--short] [--armature <path>]
//
// A figure is the ratio of our time to the time of a baseline. Both run in turns in this process, and the best round of
// each counts. So the figure means the same on any machine; the times are only for information. The names are those of
// the list below; without names, all of them run. A figure above its limit makes the exit status 1. With `--short`,
// there are few rounds, and only a figure above twice its limit does so: `.ci/long` runs this form. `--armature` is the
// path of the generator's release binary (`swift build -c release --static-swift-stdlib --product armature`); without it,
// `generator` and `build` are skipped. For `size`, the figure is a ratio of bytes.
import Foundation

let benchmarks: [(name: String, measure: @MainActor (Report) async throws -> Void)] = [
  // Its baseline allocates much memory. The others leave free memory behind, in which that costs nothing.
  ("transition", measureTransition),
  ("step", measureStep),
  ("presentation", measurePresentation),
  ("links", measureLinks),
  ("tabs", measureTabs),
  ("guards", measureGuards),
  ("growth", measureGrowth),
  ("archive", measureArchive),
  ("driver", measureDriver),
  ("explorer", measureExplorer),
  ("generator", { try measureGenerator(options.armature, $0) }),
  ("build", { try measureBuild(options.armature, $0) }),
  ("size", measureSize),
]

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(2)
}

let options = Options(Array(CommandLine.arguments.dropFirst()), names: benchmarks.map(\.name))
let report = Report(slack: options.isShort ? 2 : 1)
for benchmark in benchmarks where options.names.isEmpty || options.names.contains(benchmark.name) {
  do { try await benchmark.measure(report) } catch { stop("\(benchmark.name): \(error)") }
}
let arguments = CommandLine.arguments.dropFirst().map { " \($0)" }.joined()
print("again: swift run -c release --package-path Tests/Benchmarks benchmarks\(arguments)")
for failure in report.failures { print("above \(options.isShort ? "twice its" : "its") limit: \(failure)") }
exit(report.failures.isEmpty ? 0 : 1)

// Measures the costs that Armature promises, from outside the module as in an app.
//
//     swift run -c release --package-path Tests/Benchmarks benchmarks [name…] [--check] [--armature <path>]
//
// A figure is the ratio of our time to the time of a baseline. Both run in turns in this process, and the best round of
// each counts. So the figure means the same on any machine; the nanoseconds are only for information. The names are
// those of the figures below; without names, all of them run. With `--check`, a missed limit makes the exit status 1.
// `--armature` is the path of the generator's release binary (`swift build -c release --product armature`); without it,
// the figure `generator` is skipped.
import Foundation

let figures: [(name: String, measure: @MainActor (Report) throws -> Void)] = [
  ("stack", measureStack),
  ("presentation", measurePresentation),
  ("broadcast", measureBroadcast),
  ("links", measureLinks),
  ("tabs", measureTabs),
  ("transition", measureTransition),
  ("generator", { try measureGenerator(options.armature, $0) }),
]

struct Options {
  var names: Set<String> = []
  var isChecking = false
  var armature: String?

  init(_ arguments: [String]) {
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--check": isChecking = true
      case "--armature":
        armature = arguments.popFirst()
        if armature == nil { stop("--armature wants the path of the generator's binary") }
      case _ where figures.contains { $0.name == argument }: names.insert(argument)
      default: stop("no figure is called \(argument); there are \(figures.map(\.name).joined(separator: ", "))")
      }
    }
  }
}

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(2)
}

let options = Options(Array(CommandLine.arguments.dropFirst()))
let report = Report()
for figure in figures where options.names.isEmpty || options.names.contains(figure.name) {
  do {
    try figure.measure(report)
    let binary = figure.name == "generator" ? " --armature <path>" : ""
    print("  again: swift run -c release --package-path Tests/Benchmarks benchmarks \(figure.name)\(binary)\n")
  } catch {
    stop("\(figure.name): \(error)")
  }
}
if report.missed > 0 {
  print("\(report.missed) over the limit")
  if options.isChecking { exit(1) }
}

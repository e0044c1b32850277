// swift-tools-version: 6.0
import PackageDescription

// Fuzzes archives and links with libFuzzer, on Linux. To look for inputs that break a rule, run one of these in the
// checkout. The time is in seconds; new inputs go into the first folder.
//
//   swift run -c release --package-path Tests/Fuzzing FuzzArchives -max_total_time=600 .build/archives \
//     Tests/Fuzzing/Corpus/archives
//   swift run -c release --package-path Tests/Fuzzing FuzzLinks -max_total_time=600 .build/links \
//     Tests/Fuzzing/Corpus/links
//
// The same with `-merge=1` in place of the time, and with the folders the other way round, adds to the corpus those that
// reach new code. `swift test` in the checkout tries each input of the corpus again.
let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library", "-enable-testing"])]
let withFuzzer: [LinkerSetting] = [.unsafeFlags(["-sanitize=fuzzer"])]

let package = Package(
  name: "Fuzzing",
  targets: [
    // Links to the real sources, so that they are compiled for the fuzzer.
    .target(name: "Armature", exclude: ["Armature.docc"], swiftSettings: instrumented),
    .target(name: "TestSupport"),
    // Links to the functions that try an input, and to the flows that they use.
    .target(name: "Fuzzed", dependencies: ["Armature", "TestSupport"], swiftSettings: instrumented),
    .systemLibrary(name: "LibFuzzer"),
    .target(name: "Driver", dependencies: ["LibFuzzer"]),
    .executableTarget(
      name: "FuzzArchives", dependencies: ["Driver", "Fuzzed"], swiftSettings: instrumented, linkerSettings: withFuzzer),
    .executableTarget(
      name: "FuzzLinks", dependencies: ["Driver", "Fuzzed"], swiftSettings: instrumented, linkerSettings: withFuzzer),
  ]
)

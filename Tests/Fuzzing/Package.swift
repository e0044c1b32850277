// swift-tools-version: 6.0
import PackageDescription

// Fuzzes archives and links with libFuzzer, on Linux. To look for inputs that break a rule, run this in the checkout, or
// the same with FuzzLinks and `links`. The time is in seconds.
//
//   mkdir -p .build/archives
//   swift run -c release --package-path Tests/Fuzzing FuzzArchives -max_total_time=600 -artifact_prefix=.build/ \
//     .build/archives Tests/Fuzzing/Corpus/archives
//
// It stops at an input that breaks a rule, and writes it to `.build/crash-…`. Put it into the corpus, which `swift test`
// in the checkout tries again. Inputs that reach new code are in `.build/archives`; this adds a few of them to the corpus:
//
//   swift run -c release --package-path Tests/Fuzzing FuzzArchives -merge=1 -use_counters=0 \
//     Tests/Fuzzing/Corpus/archives .build/archives
let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library", "-enable-testing"])]
let withFuzzer: [LinkerSetting] = [.unsafeFlags(["-sanitize=fuzzer"])]

let package = Package(
  name: "Fuzzing",
  targets: [
    // Links to the real sources, so that they are compiled for the fuzzer.
    .target(name: "Armature", exclude: ["Armature.docc"], swiftSettings: instrumented),
    .target(name: "TestSupport", dependencies: ["Armature"]),
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

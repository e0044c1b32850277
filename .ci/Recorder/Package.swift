// swift-tools-version: 6.0
import PackageDescription

// Records random scripts. `.ci/record` copies the sources of a commit beside this manifest.
let package = Package(
  name: "Recorder",
  targets: [
    .target(name: "Armature", exclude: ["Armature.docc"]),
    .target(name: "TestSupport", dependencies: ["Armature"], path: "Tests/Support"),
    .executableTarget(
      name: "Recorder", dependencies: ["TestSupport"], path: ".ci/Recorder", exclude: ["Package.swift"]),
  ]
)

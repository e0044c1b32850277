// swift-tools-version: 6.0
import PackageDescription

// Only the core and its tests, for checks that build them often or with optimization.
let package = Package(
  name: "Core",
  targets: [
    .target(name: "Armature", exclude: ["Armature.docc"]),
    .target(name: "TestSupport", dependencies: ["Armature"], path: "Tests/Support"),
    .testTarget(name: "ArmatureTests", dependencies: ["Armature", "TestSupport"]),
  ]
)

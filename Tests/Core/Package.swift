// swift-tools-version: 6.0
import PackageDescription

// The core with its lists for tools and the transitions of a host, and their tests, for checks that build them often or
// with optimization.
let package = Package(
  name: "Core",
  targets: [
    .target(name: "Armature", exclude: ["Armature.docc"]),
    .target(
      name: "ArmatureExplorer", dependencies: ["Armature"],
      exclude: ["ArmatureExplorer.docc", "Page/page.css", "Page/page.js"]),
    // Without SwiftUI, only its transitions are compiled.
    .target(
      name: "ArmatureUI", dependencies: ["Armature"], exclude: ["ArmatureUI.docc"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "TestSupport", dependencies: ["Armature"], path: "Tests/Support"),
    .testTarget(name: "ArmatureTests", dependencies: ["Armature", "ArmatureExplorer", "ArmatureUI", "TestSupport"]),
  ]
)

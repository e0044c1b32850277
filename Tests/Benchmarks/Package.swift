// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  targets: [
    // Links to the real sources, since hosts use what apps do not see.
    .target(name: "Armature", exclude: ["Armature.docc"]),
    .target(
      name: "ArmatureExplorer", dependencies: ["Armature"],
      exclude: ["ArmatureExplorer.docc", "Page/page.css", "Page/page.js"]),
    .target(
      name: "ArmatureTesting", dependencies: ["Armature", "ArmatureExplorer"], exclude: ["ArmatureTesting.docc"]),
    .target(
      name: "ArmatureUI", dependencies: ["Armature"], exclude: ["ArmatureUI.docc"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "ArrayPlanner"),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["ArrayPlanner", "Armature", "ArmatureExplorer", "ArmatureTesting", "ArmatureUI"],
      path: "Sources/Benchmarks"),
  ]
)

// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Armature",
  platforms: [.iOS(.v14), .macOS(.v11), .tvOS(.v14), .watchOS(.v7), .visionOS(.v1)],
  products: [
    .library(name: "Armature", targets: ["Armature"]),
    .library(name: "ArmatureUI", targets: ["ArmatureUI"]),
    .library(name: "ArmatureTerminal", targets: ["ArmatureTerminal"]),
    .library(name: "ArmatureTesting", targets: ["ArmatureTesting"]),
    .executable(name: "armature", targets: ["ArmatureCLI"]),
    .plugin(name: "ArmaturePlugin", targets: ["ArmaturePlugin"]),
  ],
  dependencies: [],
  targets: [
    .target(name: "Armature"),
    .target(name: "ArmatureUI", dependencies: ["Armature"]),
    .target(name: "ArmatureTerminal", dependencies: ["Armature"]),
    .target(name: "ArmatureTesting", dependencies: ["Armature", "ArmatureTerminal"]),
    .target(name: "Scaffolding", resources: [.copy("../../Templates")]),
    .executableTarget(name: "ArmatureCLI", dependencies: ["Scaffolding"]),
    .plugin(
      name: "ArmaturePlugin",
      capability: .command(
        intent: .custom(verb: "armature", description: "Adds flows, destinations and tabs, and takes them back."),
        permissions: [.writeToPackageDirectory(reason: "The command writes what it adds.")]),
      dependencies: ["ArmatureCLI"], path: "Sources/ArmaturePlugin"),
    .target(name: "TestSupport", path: "Tests/Support"),
    .testTarget(name: "ArmatureTests", dependencies: ["Armature", "TestSupport"]),
    .testTarget(name: "ArmatureTerminalTests", dependencies: ["ArmatureTerminal", "TestSupport"]),
    .testTarget(
      name: "ArmatureTestingTests", dependencies: ["ArmatureTesting", "ArmatureTerminal", "TestSupport"]),
    .testTarget(name: "DocumentationTests", dependencies: ["Armature", "ArmatureTerminal", "ArmatureTesting"]),
    .testTarget(name: "ScaffoldingTests", dependencies: ["Scaffolding", "ArmatureCLI", "TestSupport"]),
  ]
)

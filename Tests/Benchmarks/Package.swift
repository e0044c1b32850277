// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Armature", path: "../..")],
  targets: [
    .target(name: "ArrayPlanner"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "ArrayPlanner", .product(name: "Armature", package: "Armature"),
        .product(name: "ArmatureTesting", package: "Armature"),
      ],
      path: "Sources/Benchmarks"),
  ]
)

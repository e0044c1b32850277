// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v11)],
  dependencies: [.package(name: "Armature", path: "../..")],
  targets: [
    .executableTarget(
      name: "benchmarks", dependencies: [.product(name: "Armature", package: "Armature")], path: "Sources")
  ]
)

// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "QuillSample",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [.library(name: "QuillSampleFlows", targets: ["QuillSampleFlows"])],
  dependencies: [.package(name: "Armature", path: "../..")],
  targets: [
    .target(
      name: "QuillSampleFlows",
      dependencies: [.product(name: "Armature", package: "Armature")]),
    .testTarget(
      name: "QuillSampleFlowsTests",
      dependencies: ["QuillSampleFlows", .product(name: "ArmatureTesting", package: "Armature")]),
  ]
)

// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "QuillSample",
  platforms: [.iOS(.v14), .macOS(.v11), .tvOS(.v14), .watchOS(.v7), .visionOS(.v1)],
  products: [.library(name: "QuillSampleFlows", targets: ["QuillSampleFlows"])],
  dependencies: [.package(name: "Armature", path: "../..")],
  targets: [
    .target(
      name: "QuillSampleFlows",
      dependencies: [.product(name: "Armature", package: "Armature")]),
    .executableTarget(
      name: "QuillSample",
      dependencies: [
        "QuillSampleFlows",
        .product(name: "Armature", package: "Armature"),
        .product(name: "ArmatureTerminal", package: "Armature", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(name: "QuillSampleFlowsTests", dependencies: ["QuillSampleFlows"]),
  ]
)

// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "QuillSample",
  dependencies: [.package(name: "Armature", path: "../..")],
  targets: [
    .target(name: "QuillSampleFlows"),
    .executableTarget(name: "QuillSample", dependencies: ["QuillSampleFlows"]),
    .testTarget(name: "QuillSampleFlowsTests", dependencies: ["QuillSampleFlows"]),
  ]
)

// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Planner",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [.library(name: "PlannerFlows", targets: ["PlannerFlows"])],
  dependencies: [.package(name: "Armature", path: "../..")],
  targets: [
    .target(
      name: "PlannerFlows",
      dependencies: [.product(name: "Armature", package: "Armature")]),
    .executableTarget(
      name: "Planner",
      dependencies: ["PlannerFlows", .product(name: "ArmatureTerminal", package: "Armature")]),
    .testTarget(
      name: "PlannerFlowsTests",
      dependencies: ["PlannerFlows", .product(name: "ArmatureTesting", package: "Armature")]),
  ]
)

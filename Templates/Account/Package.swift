// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "QuillSample",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "QuillSampleFlows", targets: ["QuillSampleFlows"]),
    // The Xcode project in `App` builds an app from this product.
    .library(name: "QuillSampleUI", targets: ["QuillSampleUI"]),
  ],
  dependencies: [.package(name: "Armature", path: "../..")],
  targets: [
    .target(
      name: "QuillSampleFlows",
      dependencies: [.product(name: "Armature", package: "Armature")]),
    // This code is ready for Swift 6, and compiles in mode 6 without warnings. It ships in mode 5, as SwiftUI calls closures of
    // views on a thread of its own, where the checks of mode 6 at run time would end the app. With the features, the compiler
    // warns about data races as in mode 6.
    .target(
      name: "QuillSampleUI",
      dependencies: ["QuillSampleFlows", .product(name: "ArmatureUI", package: "Armature")],
      swiftSettings: [
        .swiftLanguageMode(.v5), .enableUpcomingFeature("StrictConcurrency"),
        .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
        .enableUpcomingFeature("InferSendableFromCaptures"),
      ]),
    .executableTarget(
      name: "QuillSample",
      dependencies: [
        "QuillSampleFlows",
        // Elsewhere there is no SwiftUI, and nothing to build.
        .target(
          name: "QuillSampleUI", condition: .when(platforms: [.iOS, .macOS, .tvOS, .watchOS, .visionOS])),
        .product(name: "ArmatureTerminal", package: "Armature", condition: .when(platforms: [.linux, .macOS])),
      ]),
    .testTarget(
      name: "QuillSampleFlowsTests",
      dependencies: ["QuillSampleFlows", .product(name: "ArmatureTesting", package: "Armature")]),
  ]
)

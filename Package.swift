// swift-tools-version: 6.0
import PackageDescription

// The tools of Xcode 27 build for no older systems than these.
#if compiler(>=6.4)
  let platforms: [SupportedPlatform] = [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1)]
#else
  let platforms: [SupportedPlatform] = [.iOS(.v14), .macOS(.v11), .tvOS(.v14), .watchOS(.v7), .visionOS(.v1)]
#endif

let package = Package(
  name: "Armature",
  platforms: platforms,
  products: [
    .library(name: "Armature", targets: ["Armature"]),
    .library(name: "ArmatureUI", targets: ["ArmatureUI"]),
    .library(name: "ArmatureTexts", targets: ["ArmatureTexts"]),
    .library(name: "ArmatureTerminal", targets: ["ArmatureTerminal"]),
    .library(name: "ArmatureExplorer", targets: ["ArmatureExplorer"]),
    .library(name: "ArmatureTesting", targets: ["ArmatureTesting"]),
    .executable(name: "armature", targets: ["ArmatureCLI"]),
    .plugin(name: "ArmaturePlugin", targets: ["ArmaturePlugin"]),
    .plugin(name: "ArmatureDoctorPlugin", targets: ["ArmatureDoctorPlugin"]),
  ],
  dependencies: [],
  targets: [
    .target(name: "Armature"),
    // This code is ready for Swift 6, and compiles in mode 6 without warnings. It ships in mode 5, as SwiftUI calls closures of
    // views on a thread of its own, where the checks of mode 6 at run time would end the app. With the features, the compiler
    // warns about data races as in mode 6.
    .target(
      name: "ArmatureUI", dependencies: ["Armature"],
      swiftSettings: [
        .swiftLanguageMode(.v5), .enableUpcomingFeature("StrictConcurrency"),
        .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
        .enableUpcomingFeature("InferSendableFromCaptures"),
      ]),
    .target(name: "ArmatureTexts", dependencies: ["Armature"]),
    .target(
      name: "ArmatureExplorer", dependencies: ["Armature"], exclude: ["Page/page.css", "Page/page.js"]),
    .target(name: "ArmatureTerminal", dependencies: ["Armature", "ArmatureExplorer"]),
    .target(name: "ArmatureTesting", dependencies: ["Armature", "ArmatureExplorer"]),
    .target(name: "Scaffolding", resources: [.copy("../../Templates")]),
    .executableTarget(name: "ArmatureCLI", dependencies: ["Scaffolding"]),
    .plugin(
      name: "ArmaturePlugin",
      capability: .command(
        intent: .custom(verb: "armature", description: "Adds flows, destinations and tabs, and removes them."),
        permissions: [.writeToPackageDirectory(reason: "The command writes what it adds.")]),
      dependencies: ["ArmatureCLI"], path: "Sources/ArmaturePlugin"),
    // It only reads, so nobody is asked for a permission.
    .plugin(
      name: "ArmatureDoctorPlugin",
      capability: .command(
        intent: .custom(verb: "armature-doctor", description: "Looks for what is wrong with the flows.")),
      dependencies: ["ArmatureCLI"], path: "Sources/ArmatureDoctorPlugin"),
    // It has observable models, which need macOS 14. Xcode builds test targets for a newer system, but not this one.
    .target(
      name: "TestSupport", dependencies: ["Armature"], path: "Tests/Support",
      swiftSettings: [
        .unsafeFlags(["-Xfrontend", "-disable-availability-checking"], .when(platforms: [.macOS]))
      ]),
    .testTarget(name: "ArmatureTests", dependencies: ["Armature", "ArmatureExplorer", "ArmatureUI", "TestSupport"]),
    .testTarget(name: "ArmatureTextsTests", dependencies: ["ArmatureTexts"]),
    // Apps that never end or trap, and apps of a thousand screens, for tests that run them in a process of their own.
    .executableTarget(name: "ExploredApps", dependencies: ["ArmatureTerminal"], path: "Tests/ExploredApps"),
    .testTarget(
      name: "ArmatureExplorerTests",
      dependencies: ["ArmatureExplorer", "ArmatureTesting", "ArmatureTerminal", "ExploredApps", "TestSupport"]),
    .testTarget(
      name: "ArmatureTerminalTests",
      dependencies: ["ArmatureTerminal", "ArmatureExplorer", "ExploredApps", "TestSupport"]),
    .testTarget(
      name: "ArmatureTestingTests",
      dependencies: [
        "ArmatureTesting", "ArmatureTerminal", "ArmatureExplorer", "ArmatureTexts", "ArmatureUI", "TestSupport",
      ]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Armature", "ArmatureExplorer", "ArmatureTerminal", "ArmatureTesting", "ArmatureTexts", "ArmatureUI",
        "TestSupport",
      ],
      resources: [.copy("Resources/Localizable.xcstrings")]),
    // Its folder Flows is the template of a first app.
    .testTarget(name: "PictureTests", dependencies: ["Armature", "ArmatureExplorer", "ArmatureTerminal"]),
    .testTarget(name: "ScaffoldingTests", dependencies: ["Scaffolding", "ArmatureCLI", "TestSupport"]),
  ]
)

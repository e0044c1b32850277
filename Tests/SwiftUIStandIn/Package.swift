// swift-tools-version: 6.0
import CompilerPluginSupport
import Foundation
import PackageDescription

// Type-checks and runs the SwiftUI host on Linux. It is a package of its own, so that the graph that users build never
// has a module named SwiftUI or Combine.
//
// With ARMATURE_AS_MACOS in the environment, the host is compiled as for macOS.
let conditions: [SwiftSetting] =
  ProcessInfo.processInfo.environment["ARMATURE_AS_MACOS"] == nil ? [] : [.define("ARMATURE_AS_MACOS")]

// The settings in which modules with views ship.
let views: [SwiftSetting] = [
  .swiftLanguageMode(.v5), .enableUpcomingFeature("StrictConcurrency"),
  .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
  .enableUpcomingFeature("InferSendableFromCaptures"),
]

// The modules of all templates have the same names, so a build has only those of the template that TEMPLATE names.
let name = Context.environment["TEMPLATE"] ?? "App"
let template = "Sources/" + name
let otherWalks = ["Account", "App", "Empty", "Split", "Start", "Tabs"].filter { $0 != name }.map { "Walks/\($0).swift" }
// Tests of one template.
let otherTests = name == "Account" ? [] : ["LockViewTests.swift"]

let package = Package(
  name: "SwiftUIStandIn",
  targets: [
    // In these two, `Shared` links to declarations that also serve the check of Apple's systems.
    .target(name: "Combine"),
    .target(name: "SwiftUI", dependencies: ["Combine", "PreviewMacros"]),
    .macro(name: "PreviewMacros"),
    // Links to the real sources, since a target may not reach outside its package.
    .target(name: "Armature", dependencies: ["Combine"], exclude: ["Armature.docc"]),
    .target(name: "ArmatureTexts", dependencies: ["Armature"], exclude: ["ArmatureTexts.docc"]),
    .target(
      name: "ArmatureExplorer", dependencies: ["Armature"],
      exclude: ["ArmatureExplorer.docc", "Page/page.css", "Page/page.js"]),
    .target(name: "ArmatureTerminal", dependencies: ["Armature", "ArmatureExplorer"]),
    .target(
      name: "ArmatureTesting", dependencies: ["Armature", "ArmatureExplorer"], exclude: ["ArmatureTesting.docc"]),
    .target(
      name: "ArmatureUI", dependencies: ["Armature", "SwiftUI"], exclude: ["ArmatureUI.docc"],
      swiftSettings: conditions + views),
    .target(
      name: "QuillSampleFlows", dependencies: ["Armature"] + (name == "Tabs" ? ["ArmatureTexts"] : []),
      path: template + "/QuillSampleFlows",
      // This template has texts in two languages.
      resources: name == "Tabs" ? [.process("Resources")] : nil),
    .target(
      name: "QuillSampleUI",
      dependencies: ["QuillSampleFlows", "Armature", "ArmatureUI", "SwiftUI"]
        + (name == "Tabs" ? ["ArmatureTexts"] : []),
      path: template + "/QuillSampleUI", swiftSettings: views),
    .executableTarget(
      name: "QuillSample", dependencies: ["QuillSampleFlows", "QuillSampleUI", "ArmatureTerminal", "SwiftUI"],
      path: template + "/QuillSample"),
    // The package of the article "By hand".
    .target(name: "Notes", dependencies: ["Armature", "ArmatureUI", "SwiftUI"], swiftSettings: views),
    .testTarget(name: "NotesTests", dependencies: ["Notes", "Armature", "ArmatureTesting"]),
    .target(name: "TestSupport", dependencies: ["Armature"]),
    .testTarget(name: "StandInTests", dependencies: ["SwiftUI"]),
    .testTarget(
      name: "HostTests",
      dependencies: [
        "Armature", "ArmatureExplorer", "ArmatureTerminal", "ArmatureTesting", "ArmatureUI", "SwiftUI", "TestSupport",
      ],
      swiftSettings: conditions),
    // Apart from the tests of the host, which need no build for each template.
    .testTarget(
      name: "TemplateTests",
      dependencies: [
        "Armature", "ArmatureExplorer", "ArmatureTerminal", "ArmatureTesting", "ArmatureUI", "QuillSampleUI",
        "QuillSampleFlows", "SwiftUI",
      ],
      exclude: otherWalks + otherTests, swiftSettings: conditions),
  ]
)

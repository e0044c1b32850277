import Foundation

extension ArmatureSource {
  /// Returns the files that an app has of its own for Armature.
  ///
  /// - Complexity: Reads the sources.
  func files() throws -> [PackageFile] {
    guard case .copy(let checkout) = self else { return [] }
    let sources = try Self.targets.flatMap { target in
      try PackageFile.all(in: "\(checkout)/Sources/\(target)", error: .usage) { $0.hasSuffix(".docc") }
        .map { $0.moved(to: "\(Self.copyFolder)/Sources/\(target)/\($0.path)") }
    }
    let texts = [
      "Package.swift": Self.manifest, "Plugins/ArmaturePlugin/ArmaturePlugin.swift": Self.plugin,
      "README.md": Self.readme,
    ]
    return sources
      + texts.map { path, text in
        PackageFile("\(Self.copyFolder)/\(path)", text)
      }
  }

  private static let targets = [
    "Armature", "ArmatureTexts", "ArmatureUI", "ArmatureExplorer", "ArmatureTerminal", "ArmatureTesting",
  ]

  /// The manifest of Armature without its tests and its generator.
  private static let manifest = """
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
        .plugin(name: "ArmaturePlugin", targets: ["ArmaturePlugin"]),
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
        .plugin(
          name: "ArmaturePlugin",
          capability: .command(intent: .custom(verb: "armature", description: "Says where the command is."))),
      ]
    )

    """

  private static let readme = """
    # Armature \(armatureVersion)

    The sources of Armature that the app needs, without their tests and articles. The app builds with them alone.
    `armature new --embed` has copied them here.

    The command `armature` is not among them. Run it from a checkout of Armature, in the folder of the app:

    ```sh
    swift run --package-path <checkout> armature add flow Settings
    ```

    """

  /// The answer to `swift package armature`, which SwiftPM would not know otherwise.
  private static let plugin = #"""
    import Foundation
    import PackagePlugin

    /// Says where the command `armature` is: a copy of Armature does not have it.
    @main
    struct ArmaturePlugin: CommandPlugin {
      func performCommand(context: PluginContext, arguments: [String]) throws {
        let words = arguments.map { word in
          let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=".contains($0) }
          return isPlain ? word : "'" + word.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
        }
        let text = """
          error: this app has a copy of Armature, without the command 'armature'; run it from a checkout of Armature:
            swift run --package-path <checkout> \((["armature"] + words).joined(separator: " "))

          """
        FileHandle.standardError.write(Data(text.utf8))
        exit(1)
      }
    }

    """#
}

import Foundation
import PackagePlugin

/// Runs the command `armature` in a package that uses Armature: `swift package armature add flow Settings`.
///
/// The first run in a package compiles the command, also if `swift run armature` has: SwiftPM builds the tools of plugins
/// for each package, apart from all other builds. `swift run --package-path <checkout> armature` needs no second one.
///
/// A second plugin has a link to this file, and asks for no permission: `swift package armature-doctor`.
@main
struct ArmaturePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "ArmatureCLI").url
    process.arguments = words + arguments
    process.currentDirectoryURL = context.package.directoryURL
    // Meanwhile, no other build can use the build folder of the package. The command must not wait for that.
    process.environment = ProcessInfo.processInfo.environment.merging(["ARMATURE_PLUGIN": "1"]) { $1 }
    try process.run()
    process.waitUntilExit()
    // The command has printed the reason itself.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

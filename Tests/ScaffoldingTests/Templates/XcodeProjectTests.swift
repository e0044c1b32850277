import Foundation
import Testing

// @testable: reads the spellings of a name, and the sources of the host.
@testable import Scaffolding

@Suite("The Xcode project of every template of an app, and of apps from it with a plain and an odd name")
struct XcodeProjectTests {
  private static let names = ["QuillSample", "Reading List", #"Zoë's "🚀" café; {1} = <b> & more"#]

  private static let projects = Swift.Result {
    try Sandbox.library.templates.filter { $0.kind == .app }.flatMap { template in
      try names.map { try XcodeProject(template, name: AppName($0)) }
    }
  }

  @Test(
    "has one app target, in the format with folders instead of lists of files, and refers to each of its objects",
    arguments: try projects.get())
  func graph(project: XcodeProject) throws {
    #expect(project.reachableIDs == Set(project.objects.keys))
    #expect(project.definedIDs.sorted() == project.objects.keys.sorted())
    #expect(project.formatVersion == "77")
    #expect(project.objects[project.rootID]?["isa"] as? String == "PBXProject")
    #expect(
      Dictionary(grouping: project.objects.values) { $0["isa"] as? String ?? "none" }.mapValues(\.count) == [
        "PBXBuildFile": 1, "PBXFileReference": 1, "PBXFileSystemSynchronizedRootGroup": 2,
        "PBXFrameworksBuildPhase": 1, "PBXGroup": 2, "PBXNativeTarget": 1, "PBXProject": 1,
        "PBXResourcesBuildPhase": 1, "PBXSourcesBuildPhase": 1, "XCBuildConfiguration": 4, "XCConfigurationList": 2,
        "XCLocalSwiftPackageReference": 1, "XCSwiftPackageProductDependency": 1,
      ])
  }

  @Test("builds the executable's folder with a product of the app's own package", arguments: try projects.get())
  func sources(project: XcodeProject) throws {
    let module = project.name.module
    #expect(project.folders.values.sorted() == ["./App/Resources", "./Sources/\(module)"])
    #expect(project.resolve(try project.string("relativePath", of: "XCLocalSwiftPackageReference")) == ".")
    let product = try project.string("productName", of: "XCSwiftPackageProductDependency")
    #expect(project.has(#".library(name: "\#(product)", targets: ["\#(product)"])"#, in: "Package.swift"))
    #expect(project.has("import \(product)\n", in: "Sources/\(module)/\(module)Main.swift"))
    let dependency = try project.only("XCSwiftPackageProductDependency").id
    #expect(project.references(of: dependency) == [try project.only("XCLocalSwiftPackageReference").id])
    let target = project.references(of: try project.only("PBXNativeTarget").id)
    #expect(target.contains(dependency) && Set(target).isSuperset(of: project.folders.keys))
    #expect(project.references(of: try project.only("PBXBuildFile").id) == [dependency])
  }

  @Test("has one shared scheme, which builds and runs the app, and tests the package", arguments: try projects.get())
  func sharedScheme(project: XcodeProject) throws {
    let name = project.name.module
    // Xcode would make schemes of the package's products, too. The executable's has the app's name.
    let workspace = "App/\(name).xcodeproj/project.xcworkspace"
    let settings = try project.list("\(workspace)/xcshareddata/WorkspaceSettings.xcsettings")
    #expect(settings["IDEWorkspaceSharedSettings_AutocreateContextsIfNeeded"] as? Bool == false)
    #expect(project.has("location = \"self:\"", in: "\(workspace)/contents.xcworkspacedata"))
    let schemes = project.files.filter { $0.key.hasSuffix(".xcscheme") }
    #expect(schemes.keys.sorted() == ["App/\(name).xcodeproj/xcshareddata/xcschemes/\(name)App.xcscheme"])
    let text = try #require(schemes.values.first)
    #expect(text.contains("LastUpgradeVersion = \"\(try Self.newestXcode)00\""))
    let target = [try project.only("PBXNativeTarget").id, name, "container:\(name).xcodeproj"]
    let package = try project.string("relativePath", of: "XCLocalSwiftPackageReference")
    let tests = "\(name)FlowsTests"
    #expect(
      try schemeTargets(text) == [
        "BuildAction": target, "TestAction": [tests, tests, "container:\(package)"], "LaunchAction": target,
        "ProfileAction": target,
      ])
    #expect(project.has(".testTarget(\n      name: \"\(tests)\"", in: "Package.swift"))
  }

  @Test("shows the typed name, and is ready for both App Stores", arguments: try projects.get())
  func store(project: XcodeProject) throws {
    #expect(project.text.hasPrefix("// !$*UTF8*$!\n"), "without it Xcode takes the name for another encoding")
    #expect(try project.setting("INFOPLIST_KEY_CFBundleDisplayName") == project.name.display)
    #expect(try project.string("name", of: "PBXNativeTarget") == project.name.module)
    let identifier = try project.setting("PRODUCT_BUNDLE_IDENTIFIER")
    #expect(identifier.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) })
    #expect(try project.setting("ENABLE_HARDENED_RUNTIME") == "YES")
    #expect(try project.setting("INFOPLIST_KEY_LSApplicationCategoryType").hasPrefix("public.app-category."))
    let entitlements = try project.list(project.path("CODE_SIGN_ENTITLEMENTS[sdk=macosx*]"))
    #expect(entitlements["com.apple.security.app-sandbox"] as? Bool == true)
    #expect(try project.list("App/Info.plist")["ITSAppUsesNonExemptEncryption"] as? Bool == false)
  }

  @Test(
    "registers the scheme of the app's links, and the activities that its windows hand over",
    arguments: try projects.get())
  func links(project: XcodeProject) throws {
    let (module, scheme) = (project.name.module, project.name.spellings[1])
    #expect(try project.setting("GENERATE_INFOPLIST_FILE") == "YES", "for all other keys")
    let list = try project.list(project.path("INFOPLIST_FILE"))
    let types = list["CFBundleURLTypes"] as? [XcodeProject.Object]
    #expect(types?.map { $0["CFBundleURLSchemes"] as? [String] } == [[scheme]])
    #expect(
      project.has(#"LinkAddress("\#(scheme)://")"#, in: "Sources/\(module)Flows/App/LinkAddress+App.swift"))
    let activity = "com.example.\(scheme).place"
    #expect(try project.list("App/Info.plist")["NSUserActivityTypes"] as? [String] == [activity])
    #expect(project.has(".continuesActivities(\"\(activity)\")", in: "Sources/\(module)UI/\(module)App.swift"))
  }

  /// The rows of the tools that the check for Apple's systems knows, the newest one last.
  private static var tools: [[Substring]] {
    get throws {
      let text = try String(contentsOfFile: Sandbox.checkout + "/Tests/AppleTargets/tools.txt", encoding: .utf8)
      return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") }
    }
  }

  private static var newestXcode: Substring { get throws { try #require(tools.last?.first) } }

  @Test(
    "is up to date for the newest Xcode, and for systems that it and the manifest have", arguments: try projects.get())
  func upToDate(project: XcodeProject) throws {
    let attributes = try #require(try project.only("PBXProject").object["attributes"] as? XcodeProject.Object)
    for key in ["LastUpgradeCheck", "LastSwiftUpdateCheck"] {
      #expect(attributes[key] as? String == "\(try Self.newestXcode)00")
    }
    for (system, key) in [("iOS", "IPHONEOS_DEPLOYMENT_TARGET"), ("macOS", "MACOSX_DEPLOYMENT_TARGET")] {
      let version = try project.setting(key)
      #expect(project.has(".\(system)(.v\(version.dropLast(".0".count)))", in: "Package.swift"))
      for tools in try Self.tools {
        let oldest = try #require(zip(tools, tools.dropFirst()).first { $0.0 == system }?.1)
        #expect(oldest.compare(version, options: .numeric) != .orderedDescending, "Xcode \(tools[0])")
      }
    }
  }

  @Test(
    "has every icon that both App Stores ask for",
    arguments: try projects.get().filter { $0.name.module == "QuillSample" })
  func assets(project: XcodeProject) throws {
    let files = Dictionary(uniqueKeysWithValues: try project.template.files().map { ($0.path, $0.contents) })
    let name = try project.setting("ASSETCATALOG_COMPILER_APPICON_NAME")
    let folder = "App/Resources/Assets.xcassets/\(name).appiconset"
    let contents = try #require(files["\(folder)/Contents.json"])
    let list = try #require(try JSONSerialization.jsonObject(with: contents) as? XcodeProject.Object)
    let images = list["images"] as? [[String: String]] ?? []
    let slots = images.map { "\($0["idiom"] ?? "") \($0["size"] ?? "")@\($0["scale"] ?? "1x")" }
    let mac = [16, 32, 128, 256, 512].flatMap { size in [1, 2].map { "mac \(size)x\(size)@\($0)x" } }
    #expect(slots == ["universal 1024x1024@1x"] + mac)
    for image in images {
      let png = try #require(files["\(folder)/\(image["filename"] ?? "")"])
      let points = try #require(image["size"]?.split(separator: "x").first.flatMap { UInt32($0) })
      let size = points * (image["scale"] == "2x" ? 2 : 1)
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: size >> $0) }
      // The header of a PNG image: its size, 8 bits a color, and whether it has transparency, which the store of iOS refuses.
      let isMac = image["idiom"] == "mac"
      #expect(png.dropFirst(16).prefix(10).elementsEqual(bytes + bytes + [8, isMac ? 6 : 2]), "\(image)")
    }
  }

  /// Apple's functions for which an app would have to state another reason than that for the times of files.
  /// https://developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api
  private static let unexplained = [
    "activeInputModes", "volumeAvailableCapacity", "volumeTotalCapacity", "systemFreeSize", "systemSize", "statfs",
    "systemUptime", "mach_absolute_time", "UserDefaults", "AppStorage",
  ]

  @Test(
    "states no tracking, no collected data, and a reason for the functions that need one",
    arguments: try projects.get().filter { $0.name.module == "QuillSample" })
  func privacy(project: XcodeProject) throws {
    let list = try project.list("App/Resources/PrivacyInfo.xcprivacy")
    #expect(list["NSPrivacyTracking"] as? Bool == false)
    #expect((list["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
    let stated = list["NSPrivacyAccessedAPITypes"] as? [XcodeProject.Object]
    #expect(stated?.map { $0["NSPrivacyAccessedAPIType"] as? String } == ["NSPrivacyAccessedAPICategoryFileTimestamp"])
    #expect(stated?.first?["NSPrivacyAccessedAPITypeReasons"] as? [String] == ["C617.1"])
    let sources = try ["Armature", "ArmatureUI"].flatMap { module in
      try PackageFile.all(in: "\(Sandbox.checkout)/Sources/\(module)", error: .conflict) { _ in false }
    }.map { String(decoding: $0.contents, as: UTF8.self) }
    for text in sources + project.files.filter({ $0.key.hasPrefix("Sources/") }).values {
      for name in Self.unexplained { #expect(!text.contains(name), "\(name)") }
    }
  }
}

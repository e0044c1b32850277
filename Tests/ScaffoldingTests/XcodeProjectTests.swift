import Foundation
import Testing

// @testable: escapes a name as the generator does.
@testable import Scaffolding

@Suite("The Xcode project of every template of an app, and of apps from it with a plain and an odd name")
struct XcodeProjectTests {
  private static let folder = (Checkout.find(executable: nil) ?? "") + "/Templates"
  private static let names = ["QuillSample", "Reading List", #"Zoë's "🚀" café; {1} = <b> & more"#]

  private static func apps() throws -> [Template] {
    try TemplateLibrary(folder: folder).templates.filter { $0.kind == .app }
  }

  @Test(
    "refers only to objects that it has, refers to all of them, and has none twice",
    arguments: try apps(), names)
  func graph(template: Template, name: String) throws {
    let project = try XcodeProject(template, name: AppName(name))
    #expect(project.reachableIDs == Set(project.objects.keys))
    #expect(project.definedIDs.sorted() == project.objects.keys.sorted())
  }

  @Test(
    "has one app target, in the format with folders instead of lists of files",
    arguments: try apps(), names)
  func kinds(template: Template, name: String) throws {
    let project = try XcodeProject(template, name: AppName(name))
    #expect(project.formatVersion == "77")
    #expect(project.objects[project.rootID]?["isa"] as? String == "PBXProject")
    #expect(
      Dictionary(grouping: project.objects.values) { $0["isa"] as? String ?? "none" }.mapValues(\.count) == [
        "PBXBuildFile": 1, "PBXFileReference": 1, "PBXFileSystemSynchronizedRootGroup": 1,
        "PBXFrameworksBuildPhase": 1, "PBXGroup": 2, "PBXNativeTarget": 1, "PBXProject": 1,
        "PBXResourcesBuildPhase": 1, "PBXSourcesBuildPhase": 1, "XCBuildConfiguration": 4, "XCConfigurationList": 2,
        "XCLocalSwiftPackageReference": 1, "XCSwiftPackageProductDependency": 1,
      ])
  }

  @Test(
    "builds the executable's folder with a product of the app's own package",
    arguments: try apps(), names)
  func sources(template: Template, name: String) throws {
    let name = try AppName(name)
    let project = try XcodeProject(template, name: name)
    let sources = project.resolve(try project.string("path", of: "PBXFileSystemSynchronizedRootGroup"))
    #expect(sources == "./Sources/\(name.module)")
    let main = try #require(project.files["Sources/\(name.module)/\(name.module)Main.swift"])

    let package = project.resolve(try project.string("relativePath", of: "XCLocalSwiftPackageReference"))
    #expect(package == ".")
    let manifest = try #require(project.files["Package.swift"])
    let product = try project.string("productName", of: "XCSwiftPackageProductDependency")
    #expect(manifest.contains(#".library(name: "\#(product)", targets: ["\#(product)"])"#))
    #expect(main.contains("import \(product)\n"))

    let dependency = try project.only("XCSwiftPackageProductDependency").id
    #expect(project.references(of: dependency) == [try project.only("XCLocalSwiftPackageReference").id])
    let target = project.references(of: try project.only("PBXNativeTarget").id)
    #expect(target.contains(dependency))
    #expect(target.contains(try project.only("PBXFileSystemSynchronizedRootGroup").id))
    #expect(project.references(of: try project.only("PBXBuildFile").id) == [dependency])
  }

  @Test(
    "shows the typed name, and has a valid bundle identifier",
    arguments: try apps(), names)
  func naming(template: Template, name: String) throws {
    let name = try AppName(name)
    let project = try XcodeProject(template, name: name)
    let settings = project.all("XCBuildConfiguration").compactMap { $0["buildSettings"] as? XcodeProject.Object }
    let displayed = settings.compactMap { $0["INFOPLIST_KEY_CFBundleDisplayName"] as? String }
    #expect(displayed == [name.display, name.display])
    #expect(project.text.hasPrefix("// !$*UTF8*$!\n"), "without it Xcode takes the name for another encoding")
    let identifiers = settings.compactMap { $0["PRODUCT_BUNDLE_IDENTIFIER"] as? String }
    #expect(identifiers.count == 2)
    for identifier in identifiers {
      #expect(identifier.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) })
    }
    #expect(try project.string("name", of: "PBXNativeTarget") == name.module)
  }

  @Test(
    "registers the scheme of the app's links", arguments: try TemplateLibrary(folder: folder).templates, names)
  func scheme(template: Template, name: String) throws {
    let name = try AppName(name)
    let project = try XcodeProject(template, name: name)
    let settings = project.all("XCBuildConfiguration").compactMap { $0["buildSettings"] as? XcodeProject.Object }
    let files = settings.compactMap { $0["INFOPLIST_FILE"] as? String }
    #expect(files.count == 2)
    #expect(settings.filter { $0["GENERATE_INFOPLIST_FILE"] as? String == "YES" }.count == 2, "for all other keys")
    let scheme = name.spellings[1]
    for file in files {
      let text = try #require(project.files[String(project.resolve(file).dropFirst(2))], "there is no \(file)")
      let list = try #require(try propertyList(text) as? XcodeProject.Object)
      let types = try #require(list["CFBundleURLTypes"] as? [XcodeProject.Object])
      #expect(types.map { $0["CFBundleURLSchemes"] as? [String] } == [[scheme]])
    }
    let address = try #require(project.files["Sources/\(name.module)Flows/App/LinkAddress+App.swift"])
    #expect(address.contains(#"LinkAddress("\#(scheme)://")"#))
  }

  @Test(
    "has the name exactly as it was typed",
    arguments: ["Ada's", #"a "b""#, #"a\b\"#, #"\""#, "🚀 Zoë", "日本", "a;}", "e\u{301}", "$x", "A&B <c>"])
  func escaping(name: String) throws {
    let text = "// !$*UTF8*$!\n{ name = \"\(Escaping(path: "project.pbxproj")(name))\"; }"
    #expect(try propertyList(text) as? [String: String] == ["name": name])
  }
}

import Foundation

/// Compares the stripped release binary of a small app with the one of the same app without Armature, which has its
/// screens in an enum and its stack in an array, and is coded by Foundation as well. Both link the libraries of Swift and
/// Foundation dynamically, as an app on Apple's systems does.
@MainActor
func measureSize(_ report: Report) throws {
  report.title("size: a stripped release binary with Armature / without it, both with Foundation")
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Benchmarks-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  let checkout = URL(fileURLWithPath: #filePath + "/../../../../..").standardizedFileURL.path
  let files = [
    "Package.swift": manifest(checkout), "With/App.swift": withArmature, "Without/App.swift": withoutArmature,
  ]
  for (path, text) in files {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  try run(["swift", "build", "-c", "release"], in: folder)
  let sizes = try ["With", "Without"].map { name in
    let binary = folder.appendingPathComponent(".build/release/\(name)").path
    // The program must be one that works.
    try run([binary], in: folder)
    try run(["strip", binary], in: folder)
    return try FileManager.default.attributesOfItem(atPath: binary)[.size] as? Int ?? 0
  }
  report.line("a small app", bytes: sizes[0], against: sizes[1], limit: 80)
  print("  Armature adds \((sizes[0] - sizes[1]) / 1000) kB")
  print("  with ArmatureUI, in an app from 'armature new' on a Mac, whose archives are stripped:")
  print("    xcodebuild archive -project App/<Name>.xcodeproj -scheme <Name>App -destination generic/platform=iOS \\")
  print("      -archivePath App.xcarchive CODE_SIGNING_ALLOWED=NO")
  print("    stat -f %z App.xcarchive/Products/Applications/<Name>.app/<Name>")
}

private func manifest(_ checkout: String) -> String {
  """
  // swift-tools-version: 6.0
  import PackageDescription

  let package = Package(
    name: "Size",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "Armature", path: "\(checkout)")],
    targets: [
      .executableTarget(name: "With", dependencies: [.product(name: "Armature", package: "Armature")], path: "With"),
      .executableTarget(name: "Without", path: "Without"),
    ]
  )
  """
}

private let withArmature = """
  import Armature
  import Foundation

  enum Notes: Destination, Codable {
    case list, note(Int)

    func screen(in flow: Coordinator<Notes>) -> Screen<Self> {
      switch self {
      case .list: Screen("Notes") { for id in 1..<4 { LinkRow("Note \\(id)", to: .note(id)) } }
      case .note(let id): Screen("Note \\(id)") { ButtonRow("Done") { flow.goBack() } }
      }
    }
  }

  @main enum Main {
    @MainActor static func main() throws {
      let flow = Coordinator(root: Notes.list)
      let scene = try FlowScene(root: flow)
      try scene.open("/note/2")
      flow.push(.note(3))
      print(try scene.link, String(decoding: try scene.archive(), as: UTF8.self))
    }
  }
  """

private let withoutArmature = """
  import Foundation

  enum Notes: Hashable, Codable, Sendable {
    case list, note(Int)

    var title: String {
      switch self {
      case .list: "Notes"
      case .note(let id): "Note \\(id)"
      }
    }
  }

  @main enum Main {
    @MainActor static func main() throws {
      var path = [Notes.list]
      if let url = URL(string: "notes://note/2"), let id = Int(url.lastPathComponent) { path.append(.note(id)) }
      path.append(.note(3))
      print(path.map(\\.title), String(decoding: try JSONEncoder().encode(path), as: UTF8.self))
    }
  }
  """

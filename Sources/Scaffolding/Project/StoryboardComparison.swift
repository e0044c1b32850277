import Foundation

/// The storyboard of an app beside that of an earlier revision: the app itself draws both, and compares them.
public struct StoryboardComparison {
  private let project: Project
  private let product: String
  private let environment: [String: String]

  /// Prepares the comparison.
  ///
  /// - Parameters:
  ///   - project: The app.
  ///   - product: The name of its executable; `nil` for that of the app.
  ///   - environment: The environment for git, the compiler and the app.
  /// - Throws: An error if the project has no app.
  public init(_ project: Project, product: String?, environment: [String: String]) throws {
    self.product = try project.executable(named: product)
    (self.project, self.environment) = (project, environment)
  }

  /// Builds the app twice and lets it compare. It writes to the output of this process.
  ///
  /// - Parameters:
  ///   - name: The revision in git, such as `main`.
  ///   - page: The path of the page to write; `nil` for none.
  ///   - progress: Called before each build, with a sentence for the user.
  /// - Returns: The exit status of the app.
  /// - Throws: An error if there is no such revision, if the app does not build, or if the one of the revision draws no
  ///   storyboard.
  public func run(against name: String, page: String?, progress: (_ work: String) -> Void) throws -> Int32 {
    if let page { try WatchedPage.check(page) }
    // From the first process on: Foundation starts a thread for it, which would get the signals.
    return try TerminationSignals.block {
      let revision = try Revision(name, of: project.folder, environment: environment)
      return try FileSystem.withTemporaryFolder { own in
        progress("Building \(product)…")
        let app = try executable(in: project.folder, log: "\(own)/log", of: product)
        let map = try revision.withFiles { folder, worktree in
          progress("Building \(product) of \(name)…")
          do {
            let products = ["--scratch-path", products]
            let app = try executable(in: folder, products, log: "\(own)/log", of: "the revision “\(name.excerpt)”")
            return try draw(app, of: name, in: own)
          } catch let error as ScaffoldingError {
            // The user does not have the worktree.
            throw error.naming("", insteadOf: "\(worktree)/")
          }
        }
        progress("Comparing…")
        let arguments = ["storyboard"] + (page.map { [$0] } ?? []) + ["--against", map]
        switch try Child(app, arguments, environment: environment).wait() {
        case .exit(let status): return status
        case .signal(let number): throw ScaffoldingError(.conflict, "\(product) was ended by the signal \(number)")
        }
      }
    }
  }

  /// The folder of the revision's build, which makes the next one faster.
  private var products: String { "\(FileSystem.resolved(project.folder))/.build/armature-against" }

  /// Builds the app in a folder, and returns the path of its executable.
  ///
  /// - Throws: An error with the first one of the build.
  private func executable(
    in folder: String, _ options: [String] = [], log: String, of owner: String
  ) throws -> String {
    func build(_ more: String...) throws -> String {
      let words = ["swift", "build", "--package-path", folder] + options + more
      let ending = try Child(words, output: log, environment: environment).wait()
      let output = FileSystem.text(of: log) ?? ""
      if ending == .exit(0) { return output }
      let reason = ending == .exit(127) ? "swift was not found" : "\(Program.Refusal(output: output))"
      throw ScaffoldingError(.conflict, "\(owner) does not build: \(reason)")
    }
    _ = try build("--product", product)
    return "\(try build("--show-bin-path").split(separator: "\n").last ?? "")/\(product)"
  }

  /// Lets the app of the revision draw its storyboard as data, and returns the path of the file.
  private func draw(_ app: String, of revision: String, in folder: String) throws -> String {
    let (map, log) = ("\(folder)/storyboard.json", "\(folder)/log")
    let ending = try Child([app, "storyboard", map], output: log, environment: environment).wait()
    let text = FileSystem.text(of: map) ?? ""
    // With findings, the status is 1, and there is a storyboard, too.
    if [.exit(0), .exit(1)].contains(ending), text.hasPrefix("{") { return map }
    // An older Armature draws a page into a file of any name, or has no storyboards.
    let isOlder = ending == .exit(2) || text.hasPrefix("<")
    throw ScaffoldingError(
      .conflict,
      isOlder
        ? "the Armature of the revision “\(revision.excerpt)” does not know “storyboard <file.json>”; "
          + "name a revision with a newer Armature"
        : "\(product) of the revision “\(revision.excerpt)” has drawn no storyboard: "
          + "\(Program.Refusal(output: FileSystem.text(of: log) ?? ""))")
  }
}

extension Project {
  /// Returns the name of the executable that runs the flows in a terminal.
  ///
  /// - Parameter name: The name that the user gave; `nil` for that of the app.
  /// - Returns: The name.
  /// - Throws: An error if the project has no app.
  func executable(named name: String?) throws -> String {
    if let name { return name }
    guard hasApp else {
      throw ScaffoldingError(
        .conflict, "\(folder) has no executable “\(record.module)”",
        "name the executable that runs the flows in a terminal as --product <name>")
    }
    return record.module
  }
}

/// The options of the commands that add a part.
extension Option {
  static let into = Option(
    "--into", value: Value("Flow"),
    summary: "the flow that opens it; with --as tab, the name before 'Tab' and 'Tabs'",
    standard: "the first flow of the app, or the only tabs")
  static let intoFlow = Option(
    "--into", value: Value("Flow"), summary: "the flow that opens the tabs",
    standard: "the first flow of the app")
  static let intoTabs = Option(
    "--into", value: Value("Name"), summary: "the name before 'Tab' and 'Tabs' in the types of the tabs",
    standard: "the only ones of the app")
  static let tabs = Option(
    "--tabs", value: Value("names"), summary: "the flows of the tabs, such as \"Home, Search\"")
  static func style(_ choices: [String]) -> Option {
    let asking = { (style: String, end: String) in
      "a part cannot be \(style): the code of a flow asks instead, as in: "
        + #"if await confirm("Delete it?", action: "Delete"\#(end)) { … }"#
    }
    let value = Value(
      "style", .choice(choices),
      problems: ["alert": asking("an alert", ""), "dialog": asking("a dialog", ", as: .dialog")])
    return Option("--as", value: value, summary: "how it appears", standard: "push")
  }
  static let signIn = Option(
    "--sign-in", value: Value("Flow"), summary: "the flow of the sign-in", standard: "SignIn")
  static let finishing = Option(
    "--finishing", value: Value("Type"), summary: "the type of the value that the flow ends with, such as String")
  static let with = Option(
    "--with", value: Value("values"), summary: "the values of the case, such as \"id: Int, title: String?\"")
  static let keeping = Option(
    "--keeping", value: Value("names"),
    summary: """
      the values of --with that only the case has, such as 'id': the new flow does not get them, but the method that \
      receives the flow's value does
      """)
  static let title = Option(
    "--title", value: Value("text"), summary: "the title of the screen, and of the row that opens it",
    standard: "the words of the name")
  static let screenOfRow = Option(
    "--from", value: Value("Flow.case"), summary: "the case whose screen gets a row that opens the new part",
    standard: "the first screen of the flow, if the place in it is certain")
  static let noRow = Option("--no-row", summary: "add no row that opens the new part")
  static let value = Option(
    "--value", value: Value("swift"),
    summary: "a value in Swift, such as '.visa', needed if the command knows no values of the type in --finishing")
  static let passing = Option(
    "--passing", value: Value("names"),
    summary: "the properties of the other flow that the new one gets, such as 'store, clock'; '' for none",
    standard: "those that its initializer gets; none for a flow with --finishing")
  static let example = Option(
    "--example", value: Value("swift"),
    summary: """
      the case with its values in Swift, such as '.card(kind: .visa)', \
      needed if the command knows no values of a type in --with
      """)
  static let project = Option(
    "--project", value: Value("dir", .folder), summary: "the folder of the app, or one in it",
    standard: "the current folder")
  static let force = Option("--force", summary: "replace files that already exist")
  static let skip = Option("--skip", summary: "keep files that already exist")
  static let diff = Option("--diff", summary: "print the changes as a diff of git, too")
}

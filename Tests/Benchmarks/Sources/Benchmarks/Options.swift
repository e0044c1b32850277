/// The arguments of the command line.
struct Options {
  var names: Set<String> = []
  var isShort = false
  var armature: String?

  init(_ arguments: [String], names known: [String]) {
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--short": isShort = true
      case "--armature":
        armature = arguments.popFirst()
        if armature == nil { stop("--armature wants the path of the generator's binary") }
      case _ where known.contains(argument): names.insert(argument)
      default: stop("no benchmark is called \(argument); there are \(known.joined(separator: ", "))")
      }
    }
  }
}

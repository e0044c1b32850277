/// The name of the package, as its tools print it.
public let packageName = "armature"

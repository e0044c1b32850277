/// The version of Armature and of its generator.
public let armatureVersion = "0.1.0"

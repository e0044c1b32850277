// Darwin's structures that share a name with a function. In Swift, the two must be in different modules.

public typealias mode_t = UInt16
public typealias sigset_t = UInt32

@frozen public struct stat {
  public var st_mode: mode_t = 0
  public init() {}
}

@frozen public struct sigaction {
  public var sa_mask: sigset_t = 0
  public init() {}
}

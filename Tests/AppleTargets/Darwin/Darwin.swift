public let STDIN_FILENO: Int32 = 0
public let STDOUT_FILENO: Int32 = 1

@frozen public struct winsize {
  public var ws_row: UInt16 = 0
  public var ws_col: UInt16 = 0
  public init() {}
}

public var TIOCGWINSZ: UInt { 0 }

public func isatty(_ descriptor: Int32) -> Int32 { 0 }
public func ioctl(_ fd: CInt, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> CInt { 0 }

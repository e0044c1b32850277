public let STDIN_FILENO: Int32 = 0
public let STDOUT_FILENO: Int32 = 1

@frozen public struct winsize {
  public var ws_row: UInt16 = 0
  public var ws_col: UInt16 = 0
  public init() {}
}

public var TIOCGWINSZ: UInt { 0 }

public func exit(_ status: Int32) -> Never { fatalError() }
public func _exit(_ status: Int32) -> Never { fatalError() }

@frozen public struct timeval {
  public var tv_sec: Int = 0
  public var tv_usec: Int32 = 0
  public init() {}
}

@frozen public struct rusage {
  public var ru_utime = timeval()
  public var ru_stime = timeval()
  public var ru_maxrss: Int = 0
  public init() {}
}

public var RUSAGE_SELF: Int32 { 0 }
@discardableResult public func getrusage(_ who: Int32, _ usage: UnsafeMutablePointer<rusage>?) -> Int32 { 0 }

public func isatty(_ descriptor: Int32) -> Int32 { 0 }
public func ioctl(_ fd: CInt, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> CInt { 0 }

// MARK: Files

public typealias mode_t = UInt16

public var O_RDONLY: Int32 { 0x0000 }
public var O_WRONLY: Int32 { 0x0001 }
public var O_NONBLOCK: Int32 { 0x0004 }
public var O_CREAT: Int32 { 0x0200 }
public var O_EXCL: Int32 { 0x0800 }
public var O_CLOEXEC: Int32 { 0x0100_0000 }
public var F_OK: Int32 { 0 }
public var S_IFMT: mode_t { 0o170000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFDIR: mode_t { 0o040000 }

@frozen public struct stat {
  public var st_mode: mode_t = 0
  public init() {}
}

public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { 0 }
@discardableResult public func close(_ descriptor: Int32) -> Int32 { 0 }
public func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int { 0 }
public func write(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int { 0 }
public func fsync(_ descriptor: Int32) -> Int32 { 0 }
public func fstat(_ descriptor: Int32, _ status: UnsafeMutablePointer<stat>?) -> Int32 { 0 }
public func lstat(_ path: UnsafePointer<CChar>, _ status: UnsafeMutablePointer<stat>?) -> Int32 { 0 }
public func rename(_ path: UnsafePointer<CChar>?, _ newPath: UnsafePointer<CChar>?) -> Int32 { 0 }
public func unlink(_ path: UnsafePointer<CChar>?) -> Int32 { 0 }
public func access(_ path: UnsafePointer<CChar>?, _ mode: Int32) -> Int32 { 0 }

// MARK: Error codes

public var EPERM: Int32 { 1 }
public var ENOENT: Int32 { 2 }
public var EINTR: Int32 { 4 }
public var EACCES: Int32 { 13 }
public var ENOTDIR: Int32 { 20 }
public var EISDIR: Int32 { 21 }
public var ENOSPC: Int32 { 28 }
public var EROFS: Int32 { 30 }
public var EDQUOT: Int32 { 69 }

public nonisolated(unsafe) var errno: Int32 = 0
public func strerror(_ code: Int32) -> UnsafeMutablePointer<CChar>! { nil }

public typealias clock_t = UInt
public func clock() -> clock_t { 0 }

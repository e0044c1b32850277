@_exported import DarwinTypes

// The compiler imports each function of C as if it had @discardableResult. Here, only those have it that need it.

public let STDIN_FILENO: Int32 = 0
public let STDOUT_FILENO: Int32 = 1
public let STDERR_FILENO: Int32 = 2

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

public var O_RDONLY: Int32 { 0x0000 }
public var O_WRONLY: Int32 { 0x0001 }
public var O_NONBLOCK: Int32 { 0x0004 }
public var O_CREAT: Int32 { 0x0200 }
public var O_EXCL: Int32 { 0x0800 }
public var O_CLOEXEC: Int32 { 0x0100_0000 }
public var F_OK: Int32 { 0 }
public var X_OK: Int32 { 1 << 0 }
public var W_OK: Int32 { 1 << 1 }
public var LOCK_SH: Int32 { 0x01 }
public var LOCK_EX: Int32 { 0x02 }
public var LOCK_NB: Int32 { 0x04 }
public var LOCK_UN: Int32 { 0x08 }
public var S_IFMT: mode_t { 0o170000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFLNK: mode_t { 0o120000 }

public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { fatalError() }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { 0 }
@discardableResult public func close(_ descriptor: Int32) -> Int32 { 0 }
public func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int { 0 }
public func write(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int { 0 }
@discardableResult public func fsync(_ descriptor: Int32) -> Int32 { 0 }
public func fstat(_ descriptor: Int32, _ status: UnsafeMutablePointer<stat>?) -> Int32 { 0 }
public func stat(_ path: UnsafePointer<CChar>, _ status: UnsafeMutablePointer<stat>?) -> Int32 { fatalError() }
public func lstat(_ path: UnsafePointer<CChar>, _ status: UnsafeMutablePointer<stat>?) -> Int32 { 0 }
public func rename(_ path: UnsafePointer<CChar>?, _ newPath: UnsafePointer<CChar>?) -> Int32 { 0 }
public func unlink(_ path: UnsafePointer<CChar>?) -> Int32 { 0 }
public func access(_ path: UnsafePointer<CChar>?, _ mode: Int32) -> Int32 { 0 }
@discardableResult public func chmod(_ path: UnsafePointer<CChar>?, _ mode: mode_t) -> Int32 { fatalError() }
@discardableResult public func flock(_ descriptor: Int32, _ operation: Int32) -> Int32 { fatalError() }
public func mkdir(_ path: UnsafePointer<CChar>?, _ mode: mode_t) -> Int32 { fatalError() }
public func rmdir(_ path: UnsafePointer<CChar>?) -> Int32 { fatalError() }

// MARK: Processes and signals

public typealias pid_t = Int32
public typealias sig_t = @convention(c) (Int32) -> Void

public var SIGHUP: Int32 { 1 }
public var SIGINT: Int32 { 2 }
public var SIGKILL: Int32 { 9 }
public var SIGTERM: Int32 { 15 }
public var SIGXFSZ: Int32 { 25 }
public var SIG_BLOCK: Int32 { 1 }
public var SIG_SETMASK: Int32 { 3 }
public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { fatalError() }
public var WNOHANG: Int32 { 0x01 }
public var RTLD_LAZY: Int32 { 0x1 }

@discardableResult public func sigaction(
  _ signal: Int32, _ new: UnsafePointer<sigaction>?, _ old: UnsafeMutablePointer<sigaction>?
) -> Int32 { fatalError() }
@discardableResult public func signal(_ signal: Int32, _ handler: sig_t!) -> sig_t! { fatalError() }
@discardableResult public func sigemptyset(_ set: UnsafeMutablePointer<sigset_t>?) -> Int32 { fatalError() }
@discardableResult public func sigaddset(_ set: UnsafeMutablePointer<sigset_t>?, _ signal: Int32) -> Int32 {
  fatalError()
}
public func sigismember(_ set: UnsafePointer<sigset_t>?, _ signal: Int32) -> Int32 { fatalError() }
@discardableResult public func sigpending(_ set: UnsafeMutablePointer<sigset_t>?) -> Int32 { fatalError() }
@discardableResult public func pthread_sigmask(
  _ how: Int32, _ new: UnsafePointer<sigset_t>?, _ old: UnsafeMutablePointer<sigset_t>?
) -> Int32 { fatalError() }
@discardableResult public func kill(_ process: pid_t, _ signal: Int32) -> Int32 { fatalError() }
@discardableResult public func sched_yield() -> Int32 { fatalError() }
@discardableResult public func usleep(_ microseconds: UInt32) -> Int32 { fatalError() }
public func getpid() -> pid_t { fatalError() }
public func getppid() -> pid_t { fatalError() }
public func waitpid(_ process: pid_t, _ status: UnsafeMutablePointer<Int32>?, _ options: Int32) -> pid_t {
  fatalError()
}
public func dlopen(_ path: UnsafePointer<CChar>?, _ mode: Int32) -> UnsafeMutableRawPointer! { fatalError() }
public func dlsym(_ handle: UnsafeMutableRawPointer?, _ symbol: UnsafePointer<CChar>?) -> UnsafeMutableRawPointer! {
  fatalError()
}
public func strdup(_ text: UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>! { fatalError() }
public func isalnum(_ character: Int32) -> Int32 { fatalError() }
public func free(_ memory: UnsafeMutableRawPointer?) { fatalError() }

#if !os(tvOS) && !os(watchOS)
  // <unistd.h> and <spawn.h> prohibit these there.
  @discardableResult public func execvp(
    _ file: UnsafePointer<CChar>?, _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>?
  ) -> Int32 { fatalError() }
  public typealias posix_spawnattr_t = UnsafeMutableRawPointer
  public var POSIX_SPAWN_SETSIGMASK: Int32 { 8 }
  @discardableResult public func posix_spawnattr_init(_ attributes: UnsafeMutablePointer<posix_spawnattr_t?>?) -> Int32
  {
    fatalError()
  }
  @discardableResult public func posix_spawnattr_destroy(
    _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>?
  ) -> Int32 { fatalError() }
  @discardableResult public func posix_spawnattr_setflags(
    _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>?, _ flags: Int16
  ) -> Int32 { fatalError() }
  @discardableResult public func posix_spawnattr_setsigmask(
    _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>?, _ mask: UnsafePointer<sigset_t>?
  ) -> Int32 { fatalError() }
  public func posix_spawn(
    _ process: UnsafeMutablePointer<pid_t>?, _ path: UnsafePointer<CChar>?,
    _ actions: UnsafePointer<UnsafeMutableRawPointer?>?, _ attributes: UnsafePointer<UnsafeMutableRawPointer?>?,
    _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>?,
    _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>?
  ) -> Int32 { fatalError() }
#endif

// MARK: Error codes

public var EPERM: Int32 { 1 }
public var ENOENT: Int32 { 2 }
public var ESRCH: Int32 { 3 }
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

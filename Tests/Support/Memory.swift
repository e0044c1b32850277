import Foundation

/// Where tests keep their files.
package enum Memory {
  /// A folder in memory, if the system has one in which programs can be started. Ten thousand small files take a disk
  /// half a minute.
  package static let folder: URL = {
    #if os(Linux)
      var system = statvfs()
      if statvfs("/dev/shm", &system) == 0, system.f_flag & 8 /* ST_NOEXEC */ == 0, access("/dev/shm", W_OK) == 0 {
        return URL(fileURLWithPath: "/dev/shm")
      }
    #endif
    return FileManager.default.temporaryDirectory
  }()
}

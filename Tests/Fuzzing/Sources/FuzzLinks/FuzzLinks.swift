import Driver
import Fuzzed

@main
enum FuzzLinks {
  static func main() { fuzz(tryInput) }
}

@_cdecl("LLVMFuzzerTestOneInput")
func tryInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  crash(at: start, count, if: problem(ofLink:))
}

import Foundation
import Scaffolding

/// Prints an error or a note. If that fails, there is nowhere to report it.
func complain(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }

// A file that grows too large is then an error with a reason, and does not end the process.
signal(SIGXFSZ, SIG_IGN)
var command = CommandLineTool(environment: ProcessInfo.processInfo.environment, executable: Bundle.main.executablePath)
command.show = complain
// Somebody is there to ask only in a terminal.
if isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 {
  command.ask = { question in
    complain(question)
    return readLine()
  }
}
let response = command.run(Array(CommandLine.arguments.dropFirst()))

complain(response.error)
do {
  // Also with nothing to print: a write of nothing fails, too, where nothing can be written.
  if write(STDOUT_FILENO, "", 0) < 0 { throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
  try FileHandle.standardOutput.write(contentsOf: Data(response.output.utf8))
} catch {
  complain("error: the output cannot be written: \(systemReason(for: error))\n")
  exit(1)
}
if let program = response.nextCommand.first {
  signal(SIGXFSZ, SIG_DFL)
  execvp(program, response.nextCommand.map { strdup($0) } + [nil])
  complain("error: \(program) cannot be started: \(String(cString: strerror(errno)))\n")
  exit(1)
}
exit(response.status)

import Foundation

let outcome = Command(environment: ProcessInfo.processInfo.environment, executable: Bundle.main.executablePath)
  .run(Array(CommandLine.arguments.dropFirst()))
FileHandle.standardOutput.write(Data(outcome.output.utf8))
FileHandle.standardError.write(Data(outcome.error.utf8))
if let program = outcome.goesOnWith.first {
  execvp(program, outcome.goesOnWith.map { strdup($0) } + [nil])
  FileHandle.standardError.write(
    Data("error: \(program) cannot be started: \(String(cString: strerror(errno)))\n".utf8))
  exit(1)
}
exit(outcome.status)

import Foundation

let response = Command(environment: ProcessInfo.processInfo.environment, executable: Bundle.main.executablePath)
  .run(Array(CommandLine.arguments.dropFirst()))
FileHandle.standardOutput.write(Data(response.output.utf8))
FileHandle.standardError.write(Data(response.error.utf8))
if let program = response.goesOnWith.first {
  execvp(program, response.goesOnWith.map { strdup($0) } + [nil])
  FileHandle.standardError.write(
    Data("error: \(program) cannot be started: \(String(cString: strerror(errno)))\n".utf8))
  exit(1)
}
exit(response.status)

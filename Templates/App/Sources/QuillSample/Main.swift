import QuillSampleFlows

@main
struct QuillSampleMain {
  static func main() {
    let quillSample = QuillSampleGreeting()
    print(quillSample.text)
  }
}

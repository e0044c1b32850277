import QuillSampleFlows
import Testing

@Test func greetsByName() {
  #expect(!QuillSampleGreeting().text.isEmpty)
}

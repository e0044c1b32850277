/// What Quill Sample says first.
public struct QuillSampleGreeting {
  public let text = "Quill Sample"
  public init() {}
}

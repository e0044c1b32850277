import ArmatureUI
import Testing

@testable import QuillSample

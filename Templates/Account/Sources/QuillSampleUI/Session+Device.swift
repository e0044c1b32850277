#if canImport(SwiftUI)
  import QuillSampleFlows
  #if canImport(LocalAuthentication) && !os(tvOS)
    import LocalAuthentication
  #endif

  extension Session {
    /// Returns a session that asks for the face, the finger or the passcode of the device's owner.
    static func onDevice() -> Session {
      #if canImport(LocalAuthentication) && !os(tvOS)
        Session {
          let context = LAContext()
          // Without a passcode, the device cannot ask, and would never unlock the app.
          guard context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) else { return true }
          let answer = try? await context.evaluatePolicy(
            .deviceOwnerAuthentication, localizedReason: "Show your account.")
          return answer ?? false
        }
      #else
        Session()
      #endif
    }
  }
#endif

/// The names that the compiler or other modules use, so that an app cannot.
enum ReservedNames {
  /// Returns the rule that a name breaks, if any. Modules and types are compared without case, as file systems do.
  static func rule(against name: AppName, typed: String) -> String? {
    let lowered = name.module.lowercased()
    if keywords.contains(name.camel) { return "“\(name.camel)” is a Swift keyword" }
    if name.module.hasSuffix("Tests") { return "names that end in “Tests” belong to test modules" }
    if lowered.hasPrefix("armature") || lowered == "scaffolding" { return "it is a module of Armature's own" }
    if ToolFiles.includes(typed) {
      return "“\(typed.excerpt)” is a file or folder of Git, Xcode or the package manager"
    }
    if let device = device(lowered) ?? device(typed) { return "\(device) is a device on Windows" }
    if let module = modules[lowered] { return "\(module) is a module of Swift or of Apple's SDKs" }
    if let type = types[lowered] { return "\(type) is a type of Swift, Foundation, SwiftUI or Armature" }
    return nil
  }

  /// Returns the device that Windows opens under a name, if any.
  static func device(_ name: String) -> String? { devices[String(name.lowercased().prefix { $0 != "." })] }

  /// Returns the rule that a case of a destination breaks, if any.
  static func rule(againstCase name: String) -> String? {
    if keywords.contains(name) { return "“\(name)” is a Swift keyword" }
    if ["none", "some"].contains(name) { return "an optional destination has a case “\(name)”" }
    if ["examples", "links", "linkProblems", "formerNames"].contains(name) {
      return "destinations have a property “\(name)”"
    }
    if name == "allCases" { return "an enum that is CaseIterable has a property “\(name)”" }
    return nil
  }

  /// The properties that every coordinator has, so that a flow cannot have a value of the name.
  static let propertiesOfFlows: Set = [
    "canPush", "children", "link", "parent", "root", "rootID", "routes", "scene",
  ]

  /// The words that name nothing in Swift without backticks.
  static let keywords = Set(
    words(
      """
      actor any as associatedtype async await break case catch class continue default defer deinit do else enum
      extension fallthrough false fileprivate for func guard if import in init inout internal is let nil operator
      precedencegroup private protocol public repeat rethrows return self some static struct subscript super switch
      throw throws true try type typealias var where while
      """))

  /// Windows opens the device also under a name such as `nul.txt`.
  private static let devices = table(
    """
    AUX CON NUL PRN COM1 COM2 COM3 COM4 COM5 COM6 COM7 COM8 COM9 COM¹ COM² COM³
    LPT1 LPT2 LPT3 LPT4 LPT5 LPT6 LPT7 LPT8 LPT9 LPT¹ LPT² LPT³
    """)

  private static let modules = table(
    """
    Accelerate Accessibility Accounts ActivityKit AddressBook AdSupport Android AppIntents AppKit
    AppTrackingTransparency ARKit AudioToolbox AuthenticationServices AVFAudio AVFoundation AVKit BackgroundTasks
    Builtin CallKit CarPlay CDispatch Charts Cinematic ClassKit ClockKit CloudKit Collaboration Combine
    CompilerPluginSupport Compression Contacts ContactsUI CoreAudio CoreBluetooth CoreData CoreFoundation
    CoreGraphics CoreHaptics CoreImage CoreLocation CoreMedia CoreMIDI CoreML CoreMotion CoreNFC CoreSpotlight
    CoreTelephony CoreText CoreTransferable CoreVideo CreateML CryptoKit CUUID Cxx CxxShim CxxStdlib CxxStdlibShim
    Darwin DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryUI Dispatch DispatchIntrospection
    Distributed EventKit EventKitUI ExtensionKit ExternalAccessory FamilyControls FileProvider FinderSync Foundation
    FoundationEssentials FoundationInternationalization FoundationModels FoundationNetworking FoundationXML
    GameController GameKit GameplayKit Glibc GLKit HealthKit HomeKit ImageIO ImagePlayground Intents IntentsUI IOKit
    IOSurface JavaScriptCore LinkPresentation LocalAuthentication ManagedSettings MapKit MatterSupport MediaPlayer
    MediaToolbox Messages MessageUI Metal MetalKit MetricKit MLCompute ModelIO MultipeerConnectivity MusicKit Musl
    NaturalLanguage NearbyInteraction Network NetworkExtension NotificationCenter ObjectiveC Observation OpenAL
    OpenGLES os OSLog PackageDescription PackagePlugin PassKit PDFKit PencilKit Photos PhotosUI PushKit QuartzCore
    QuickLook RealityKit RegexBuilder ReplayKit RoomPlan Runtime SafariServices SceneKit ScreenCaptureKit ScreenTime
    Security SensorKit ShazamKit simd Social SoundAnalysis Speech SpriteKit SQLite3 StoreKit Swift SwiftData
    SwiftGlibc SwiftOnoneSupport SwiftOverlayShims SwiftShims SwiftUI Symbols Synchronization SystemConfiguration
    TabularData Testing TipKit Translation TVUIKit Ucrt UIKit UniformTypeIdentifiers UserNotifications
    UserNotificationsUI VideoToolbox Vision VisionKit WASILibc WatchConnectivity WatchKit WeatherKit WebKit
    WidgetKit WinSDK XCTest XPC
    """)

  private static let types = table(
    """
    Alert Alignment Angle Animation AnyCoordinator AnyHashable AnyObject AnyView App AppStorage Array AsyncSequence
    AsyncStream Axis Binding Bool Bundle Button Calendar Canvas Capsule Character Circle Clock Codable Collection Color
    ColorPicker Commands Comparable Coordinator Data Date DateFormatter DatePicker Decimal Decodable Decoder Destination
    Dialog Dictionary Divider Double Duration Edge Ellipse Encodable Encoder Environment EnvironmentObject Equatable
    Error FileManager Float FlowPath Font ForEach Form Formatter Gauge Gesture Gradient Grid Group HStack Hashable
    Identifiable Image IndexPath IndexSet Int Iterator JSONDecoder JSONEncoder Label Link List Locale MainActor
    Measurement Menu Mirror Namespace NavigationLink NavigationPath NavigationStack NavigationView Never Notification
    ObservableObject ObservedObject Operation Optional Outcome Path Picker Presentation PresentationStyle Preview
    Process ProcessInfo Progress ProgressView Published Range Rectangle Regex Result Route RouteStack Scanner Scene
    SceneDirectory SceneStorage Screen ScrollView Section SecureField Sendable Sequence Set Settings Shape Slider Spacer
    State StateObject StateStore Stepper Stream String SubscriptionView Substring Tab TabView Table Task Text TextEditor
    TextField Thread TimeZone Timer Toggle Toolbar Transaction Transition UInt URL URLRequest URLSession UUID Unit
    UserDefaults VStack View ViewBuilder ViewModifier Void Window WindowGroup Wireframe ZStack
    """)

  private static func table(_ text: String) -> [String: String] {
    Dictionary(words(text).map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}

// What comes along with SwiftUI on Apple platforms.
@_exported import Combine
@_exported import Foundation

// SwiftUI exports these modules on Apple platforms.
@_exported import Combine
@_exported import Foundation
@_exported import Observation

import Agenda
import Foundation

/// Coordinates as texts tell them.
enum Geography {
  /// Two numbers, latitude first, parted by a comma, a semicolon or a space: `37.4;-122.0`, `37.4 -122.0`.
  static func coordinates(_ text: String) -> CommunityEvent.Coordinates? {
    let parts = text.split { ";, \\\t\n".contains($0) }
    guard parts.count >= 2 else { return nil }
    return CommunityEvent.Coordinates(Double(parts[0]), Double(parts[1]))
  }

  /// Those of two texts.
  static func coordinates(_ latitude: String?, _ longitude: String?) -> CommunityEvent.Coordinates? {
    CommunityEvent.Coordinates(latitude.flatMap { number($0) }, longitude.flatMap { number($0) })
  }

  private static func number(_ text: String) -> Double? {
    Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}

import Agenda
import Foundation

/// Reads coordinates from texts.
enum Geography {
  /// Reads two numbers, latitude first, separated by a comma, a semicolon or a space: `37.4;-122.0`, `37.4 -122.0`.
  static func coordinates(_ text: String) -> CommunityEvent.Coordinates? {
    let parts = text.split { ";, \\\t\n".contains($0) }
    guard parts.count >= 2 else { return nil }
    return CommunityEvent.Coordinates(Double(parts[0]), Double(parts[1]))
  }

  /// Reads latitude and longitude from two texts.
  static func coordinates(_ latitude: String?, _ longitude: String?) -> CommunityEvent.Coordinates? {
    CommunityEvent.Coordinates(latitude.flatMap { number($0) }, longitude.flatMap { number($0) })
  }

  private static func number(_ text: String) -> Double? {
    Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}

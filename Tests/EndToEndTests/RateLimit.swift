import Foundation

/// The headers that servers send along with a 429.
enum RateLimit: String, CaseIterable, Sendable {
  case retryAfter, isoReset, epochReset, nothing

  /// The fault that says so.
  func effect(reset: Date) -> [String: any Sendable] {
    ["type": "status", "status": 429, "headers": headers(reset: reset)]
  }

  private func headers(reset: Date) -> [String: String] {
    switch self {
    case .retryAfter: ["Retry-After": "2"]
    case .isoReset: ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset.formatted(.iso8601)]
    case .epochReset: ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": String(Int(reset.timeIntervalSince1970))]
    case .nothing: [:]
    }
  }

  /// The time in seconds since 1970 before which the next request would be too early. A reset is given in whole
  /// seconds.
  func earliest(refused: Double, reset: Date) -> Double {
    switch self {
    case .retryAfter: refused + 1.9
    case .isoReset, .epochReset: reset.timeIntervalSince1970.rounded(.down)
    case .nothing: refused + 0.3
    }
  }
}

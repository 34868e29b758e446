import Foundation

/// What servers say along with a 429.
enum RateLimit: String, CaseIterable, Sendable {
  case retryAfter, isoReset, epochReset, nothing

  /// The fault that says so.
  func effect(now: Date) -> [String: any Sendable] {
    ["type": "status", "status": 429, "headers": headers(resetting: now.addingTimeInterval(4))]
  }

  private func headers(resetting reset: Date) -> [String: String] {
    switch self {
    case .retryAfter: ["Retry-After": "2"]
    case .isoReset: ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset.formatted(.iso8601)]
    case .epochReset: ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": String(Int(reset.timeIntervalSince1970))]
    case .nothing: [:]
    }
  }

  /// Seconds that it means to wait, at the least. A reset is told beforehand and in whole seconds, and some of them go by
  /// until the fault is met.
  var seconds: Double {
    switch self {
    case .retryAfter: 1.9
    case .isoReset, .epochReset: 0.3
    case .nothing: 0.3
    }
  }
}

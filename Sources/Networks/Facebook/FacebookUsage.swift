import Conversation
import Foundation
import HTTP

/// The share of its limits that an app or a Page has used, from the headers of every response
/// (developers.facebook.com/docs/graph-api/overview/rate-limiting).
struct FacebookUsage: Equatable {
  /// The most-used share of any limit, in percent.
  private(set) var percent = 0
  /// The seconds until calls are accepted again; nil if they are accepted now.
  private(set) var untilRegained: TimeInterval?

  /// The percentage from which reading makes room for writing.
  private static let much = 75
  /// The seconds after which a budget ends, since the windows of the limits slide.
  private static let window: TimeInterval = 3_600

  /// One limit: the used shares of calls and of time, in percent, and the minutes to wait.
  private struct Figures: Decodable {
    var call_count: Double?
    var total_cputime: Double?
    var total_time: Double?
    var estimated_time_to_regain_access: Double?

    var percent: Int {
      let most = [call_count, total_cputime, total_time].compactMap { $0 }.filter(\.isFinite).max() ?? 0
      return Int(min(max(0, most), 1_000))
    }
  }

  init(_ headers: HTTPHeaders) {
    for name in ["X-App-Usage", "X-Page-Usage"] {
      if let figures: Figures = Self.read(headers[name]) { note(figures) }
    }
    let businesses: [String: [Figures]] = Self.read(headers["X-Business-Use-Case-Usage"]) ?? [:]
    for figures in businesses.values.joined() { note(figures) }
  }

  private static func read<Value: Decodable>(_ text: String?) -> Value? {
    text.flatMap { try? JSONDecoder().decode(Value.self, from: Data($0.utf8)) }
  }

  private mutating func note(_ figures: Figures) {
    percent = max(percent, figures.percent)
    if let minutes = figures.estimated_time_to_regain_access, minutes.isFinite, minutes > 0 {
      untilRegained = max(untilRegained ?? 0, min(minutes * 60, 86_400))
    }
  }

  /// The budget for reading; nil if there is plenty.
  func budget(at now: Date) -> RateBudget? {
    guard percent >= Self.much || untilRegained != nil else { return nil }
    let left = untilRegained == nil ? max(0, 100 - percent) : 0
    return RateBudget(limit: 100, remaining: left, resets: now + (untilRegained ?? Self.window))
  }
}

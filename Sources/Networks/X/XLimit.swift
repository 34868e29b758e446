import Conversation
import Foundation
import HTTP
import NetworkSupport

/// The limits of one endpoint in its last response, converted to this machine's time
/// (docs.x.com/x-api/fundamentals/rate-limits).
///
/// There is a window of 15 minutes, and for some endpoints two of 24 hours, one for the app and one for the user. X
/// sends no Retry-After.
struct XLimit: Equatable {
  var windows: [RateBudget]

  private static let families = [
    ("x-rate-limit-limit", "x-rate-limit-remaining", "x-rate-limit-reset"),
    ("x-app-limit-24hour-limit", "x-app-limit-24hour-remaining", "x-app-limit-24hour-reset"),
    ("x-user-limit-24hour-limit", "x-user-limit-24hour-remaining", "x-user-limit-24hour-reset"),
  ]
  /// The longest window in seconds: more is a mistake, and would silence the account.
  private static let longest: TimeInterval = 86_400

  /// The limits in the headers of a response; nil if they have none.
  init?(_ headers: HTTPHeaders, now: Date) {
    let serverNow = headers.date ?? now
    windows = Self.families.compactMap { limit, remaining, reset in
      guard let limit = headers[limit].flatMap({ Int($0) }), limit > 0,
        let remaining = headers[remaining].flatMap({ Int($0) }),
        let reset = headers[reset].flatMap({ Double($0) }), reset.isFinite
      else { return nil }
      let seconds = min(max(0, reset - serverNow.timeIntervalSince1970), Self.longest)
      return RateBudget(limit: limit, remaining: max(0, remaining), resets: now.addingTimeInterval(seconds))
    }
    if windows.isEmpty { return nil }
  }

  /// A limit that leaves no requests for that many seconds.
  init(usedUpFor seconds: TimeInterval, now: Date) {
    windows = [RateBudget(limit: 1, remaining: 0, resets: now.addingTimeInterval(seconds))]
  }

  /// The time when every used-up window has ended; nil if none is used up.
  func blocked(at now: Date) -> Date? {
    windows.filter { $0.remaining == 0 && $0.resets > now }.map(\.resets).max()
  }

  /// The window that allows the fewest requests per remaining second.
  func tightest(at now: Date) -> RateBudget? {
    windows.filter { $0.resets > now }.min { Self.rate($0, now) < Self.rate($1, now) }
  }

  static func rate(_ budget: RateBudget, _ now: Date) -> Double {
    Double(budget.remaining) / max(1, budget.resets.timeIntervalSince(now))
  }

  /// The seconds until another attempt is worthwhile after a failure; nil if the headers do not say.
  ///
  /// Nearly every response has windows. Waiting for the end of one is worthwhile only if no requests are left, or the
  /// status is 429.
  static func wait(after status: Int, _ headers: HTTPHeaders, now: Date) -> TimeInterval? {
    if let told = headers["Retry-After"].flatMap({ Double($0) }), told.isFinite { return min(max(0, told), longest) }
    guard let limit = XLimit(headers, now: now) else { return nil }
    let end = limit.blocked(at: now) ?? (status == 429 ? limit.windows.first?.resets : nil)
    return end.map { max(0, $0.timeIntervalSince(now)) }
  }
}

import Conversation
import Foundation
import HTTP
import NetworkSupport

/// What an answer's headers say of the server's limits, in this machine's time: servers' clocks differ.
///
/// Seen: `X-RateLimit-Reset` as RFC 3339 (Mastodon, GoToSocial) and as epoch seconds, `Retry-After` as seconds and as
/// a date, and nothing at all.
struct MastodonRateLimit {
  var budget: RateBudget?
  /// Seconds, as `Retry-After` says.
  private var retryAfter: TimeInterval?
  /// Seconds until the window ends.
  private var reset: TimeInterval?

  init(_ headers: HTTPHeaders, now: Date) {
    let serverNow = headers.date ?? now
    reset = headers["X-RateLimit-Reset"].flatMap { Self.seconds($0, from: serverNow) }
    retryAfter = headers["Retry-After"].flatMap { Self.seconds($0, from: serverNow) }
    if let limit = headers["X-RateLimit-Limit"].flatMap({ Int($0) }), limit > 0,
      let remaining = headers["X-RateLimit-Remaining"].flatMap({ Int($0) }), let reset
    {
      budget = RateBudget(limit: limit, remaining: max(0, remaining), resets: now.addingTimeInterval(reset))
    }
  }

  /// Seconds until it is worth asking again after a failure, if the server said.
  ///
  /// Servers tell their window with nearly every answer. Only where no requests are left, or the status is 429, is its
  /// end worth waiting for.
  func wait(after status: Int) -> TimeInterval? {
    retryAfter ?? (status == 429 || budget?.remaining == 0 ? reset : nil)
  }

  /// Seconds from `now` to an instant given in any of the ways; a number too small for an instant is seconds.
  private static func seconds(_ text: String, from now: Date) -> TimeInterval? {
    let text = text.trimmingCharacters(in: .whitespaces)
    let seconds: TimeInterval
    if let number = Double(text), number.isFinite {
      seconds = number < 1e8 ? number : number / (number > 1e11 ? 1000 : 1) - now.timeIntervalSince1970
    } else if let instant = Timestamp.iso(text) ?? Timestamp.http(text) {
      seconds = instant.timeIntervalSince(now)
    } else {
      return nil
    }
    // A day is longer than any window; more is a server's mistake, and would silence the account.
    return min(max(0, seconds), 86_400)
  }
}

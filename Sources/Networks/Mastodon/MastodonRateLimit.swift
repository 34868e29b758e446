import Conversation
import Foundation
import HTTP
import NetworkSupport

/// The server's limits in the headers of a response, converted to this machine's time, since clocks differ.
///
/// Servers send `X-RateLimit-Reset` as RFC 3339 (Mastodon, GoToSocial) or as epoch seconds, `Retry-After` as seconds or
/// as a date, or none of these.
struct MastodonRateLimit {
  var budget: RateBudget?
  /// The seconds of `Retry-After`.
  private var retryAfter: TimeInterval?
  /// The seconds until the window ends.
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

  /// The seconds until another attempt is worthwhile after a failure; nil if the server did not say.
  ///
  /// Nearly every response has a window. Waiting for its end is worthwhile only if no requests are left, or the status
  /// is 429.
  func wait(after status: Int) -> TimeInterval? {
    retryAfter ?? (status == 429 || budget?.remaining == 0 ? reset : nil)
  }

  /// The seconds from `now` to an instant in any of the formats. A number too small for an instant is the seconds
  /// themselves.
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
    // A day is longer than any window. More is a server's mistake, and would silence the account.
    return min(max(0, seconds), 86_400)
  }
}

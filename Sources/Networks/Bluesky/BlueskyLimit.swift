import Conversation
import Foundation
import HTTP
import NetworkSupport

/// The rate limit that a server announces in its responses (docs.bsky.app/docs/advanced-guides/rate-limits).
enum BlueskyLimit {
  /// The longest window in seconds: more is a mistake, and would silence the account.
  private static let longest: TimeInterval = 86_400

  /// The budget in the headers; nil if they have none. `RateLimit-Reset` is an instant, in seconds since 1970.
  static func budget(_ headers: HTTPHeaders, at now: Date) -> RateBudget? {
    guard let limit = headers["RateLimit-Limit"].flatMap({ Int($0) }), limit > 0,
      let remaining = headers["RateLimit-Remaining"].flatMap({ Int($0) }), let seconds = seconds(headers, now)
    else { return nil }
    return RateBudget(limit: limit, remaining: max(0, remaining), resets: now + seconds)
  }

  /// The seconds that the server asks to wait after a refusal: `Retry-After`, or the rest of a window that is used up.
  static func wait(at now: @escaping @Sendable () -> Date) -> RESTClient.Wait {
    { response in
      if let told = RESTClient.retryAfter(response) { return told }
      return response.status == 429 ? seconds(response.headers, now()) : nil
    }
  }

  /// The seconds until the window ends, by the server's clock if the headers have it.
  private static func seconds(_ headers: HTTPHeaders, _ now: Date) -> TimeInterval? {
    guard let reset = headers["RateLimit-Reset"].flatMap({ Double($0) }), reset.isFinite else { return nil }
    return min(max(0, reset - (headers.date ?? now).timeIntervalSince1970), longest)
  }
}

import CCurl
import Foundation

/// The dates of HTTP headers, in all three forms that there are (RFC 9110, section 5.6.7).
enum HTTPDate {
  /// Seconds since 1970; nil for what is no date.
  static func seconds(of text: String) -> TimeInterval? {
    let seconds = curl_getdate(text, nil)
    return seconds < 0 ? nil : TimeInterval(seconds)
  }
}

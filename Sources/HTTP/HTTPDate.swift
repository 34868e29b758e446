import CCurl
import Foundation

/// The dates of HTTP headers, in all three formats (RFC 9110, section 5.6.7).
enum HTTPDate {
  /// The date in seconds since 1970; nil if the text is not a date, or one before 1970.
  static func seconds(of text: String) -> TimeInterval? {
    let seconds = curl_getdate(text, nil)
    return seconds < 0 ? nil : TimeInterval(seconds)
  }
}

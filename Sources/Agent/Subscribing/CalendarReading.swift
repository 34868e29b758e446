public import Foundation

/// The answer to a request for a calendar that somebody follows.
public enum CalendarAnswer: Hashable, Sendable {
  /// A document, with the validators for the next request.
  case document([UInt8], etag: String?, lastModified: String?)
  /// There is nothing new.
  case unchanged
  case tooLong
  /// There is no document; the server may ask to wait for some seconds.
  case none(retryAfter: TimeInterval?)
}

/// Asks for the calendar at an address that a person chose, unless it matches the validators of its last answer. Only
/// the Internet may be asked.
public typealias CalendarReading =
  @Sendable (
    _ address: String, _ etag: String?, _ lastModified: String?, _ most: Int
  ) async -> CalendarAnswer

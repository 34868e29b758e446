public import Foundation

/// What came of asking for a calendar that somebody follows.
public enum CalendarAnswer: Hashable, Sendable {
  /// A document, with what to ask with the next time.
  case document([UInt8], etag: String?, lastModified: String?)
  /// There is nothing new.
  case unchanged
  case tooLong
  /// There is no document; the server may ask to wait so many seconds.
  case none(retryAfter: TimeInterval?)
}

/// Asks for the calendar at an address that a person chose, unless it is as its last answer was known by. Only the Internet
/// may be asked.
public typealias CalendarReading =
  @Sendable (
    _ address: String, _ etag: String?, _ lastModified: String?, _ most: Int
  ) async -> CalendarAnswer

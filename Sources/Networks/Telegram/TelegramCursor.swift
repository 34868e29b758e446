import Foundation
import NetworkSupport

/// The place where reading goes on, and the time of the last request.
struct TelegramCursor: TextCursor, Hashable {
  /// The id after the last update that was read; nil if none was. After a week of silence, a server may begin its ids
  /// elsewhere: then it ignores this one, and gives all the updates that it has.
  var next: Int64?
  /// The time of the last request, to the hour: otherwise each request would change the cursor, which would be written
  /// each time.
  var asked: Date

  /// Seconds for which the server keeps updates that nobody has requested.
  private static let memory: TimeInterval = 86_400
  private static let precision: TimeInterval = 3_600

  /// Returns the span in which the messages were written that the server has forgotten; nil if it has all of them.
  func forgotten(at now: Date) -> Range<Date>? {
    let kept = now - Self.memory
    return asked < kept ? asked..<kept : nil
  }

  /// Returns the cursor after these updates.
  func noting(_ updates: [TelegramUpdate], at now: Date) -> TelegramCursor {
    var cursor = self
    cursor.next = updates.last.map { $0.id + 1 } ?? next
    // A clock that was set back restarts this time as well.
    if !(0..<Self.precision).contains(now.timeIntervalSince(asked)) { cursor.asked = Self.whole(now) }
    return cursor
  }

  /// Rounds down to whole seconds, which stay the same when they are read again.
  static func whole(_ instant: Date) -> Date {
    Date(timeIntervalSince1970: instant.timeIntervalSince1970.rounded(.down))
  }
}

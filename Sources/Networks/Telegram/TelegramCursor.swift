import Foundation
import NetworkSupport

/// What was read, and when the server was asked last.
struct TelegramCursor: TextCursor, Hashable {
  /// The id behind the last update that was read; nil where none was. A server whose ids begin elsewhere after a week of
  /// silence takes it for no id at all, and gives all that it has.
  var next: Int64?
  /// When the server was asked, to the hour: a cursor that changed with each request would be written each time.
  var asked: Date

  /// Seconds for which the server keeps what nobody has asked for.
  private static let memory: TimeInterval = 86_400
  private static let precision: TimeInterval = 3_600

  /// From when to when messages were written that the server has forgotten; nil where it has all of them.
  func forgotten(at now: Date) -> Range<Date>? {
    let kept = now - Self.memory
    return asked < kept ? asked..<kept : nil
  }

  /// The cursor behind what was read.
  func noting(_ updates: [TelegramUpdate], at now: Date) -> TelegramCursor {
    var cursor = self
    cursor.next = updates.last.map { $0.id + 1 } ?? next
    // A clock that was set back, too, begins anew.
    if !(0..<Self.precision).contains(now.timeIntervalSince(asked)) { cursor.asked = Self.whole(now) }
    return cursor
  }

  /// Whole seconds are the same when they are read again.
  static func whole(_ instant: Date) -> Date {
    Date(timeIntervalSince1970: instant.timeIntervalSince1970.rounded(.down))
  }
}

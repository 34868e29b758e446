import Foundation
import NetworkSupport

/// The place where reading continues, and the time of the last request.
struct TelegramCursor: TextCursor, Hashable {
  /// The id after the last update that was read; nil if none was. After a week of silence, a server's ids may begin
  /// elsewhere; it then ignores this id, and returns all updates that it has.
  var next: Int64?
  /// The time of the last request, to the hour: a cursor that changed with each request would be written each time.
  var asked: Date

  /// The seconds for which the server keeps updates that nobody requests.
  private static let memory: TimeInterval = 86_400
  private static let precision: TimeInterval = 3_600

  /// The period whose messages the server has forgotten; nil if it still has all of them.
  func forgotten(at now: Date) -> Range<Date>? {
    let kept = now - Self.memory
    return asked < kept ? asked..<kept : nil
  }

  /// The cursor after these updates.
  func noting(_ updates: [TelegramUpdate], at now: Date) -> TelegramCursor {
    var cursor = self
    cursor.next = updates.last.map { $0.id + 1 } ?? next
    // It also starts again if the clock was set back.
    if !(0..<Self.precision).contains(now.timeIntervalSince(asked)) { cursor.asked = Self.whole(now) }
    return cursor
  }

  /// The instant in whole seconds, which stay the same when they are stored and read again.
  static func whole(_ instant: Date) -> Date {
    Date(timeIntervalSince1970: instant.timeIntervalSince1970.rounded(.down))
  }
}

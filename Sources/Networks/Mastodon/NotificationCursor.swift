import Foundation
import NetworkSupport

/// The place where reading continues, and the notifications read since a little before it.
///
/// Servers assign ids a moment before a notification can be read, in no strict order. So reading starts some minutes
/// before the newest one, and the cursor remembers which of those were read.
struct NotificationCursor: TextCursor, Equatable {
  /// A notification: its opaque id, and the time it was created by the server's clock.
  struct Mark: Codable, Equatable {
    var id: String
    var at: Date?
    /// The time it was first read, by this machine's clock.
    var met: Date?
  }

  /// The notification to read after; nil reads from the beginning, if the account had none when it first started.
  var floor: Mark?
  /// The notifications after the floor that were read, oldest first.
  var seen: [Mark] = []
  /// The time of the first start; older notifications are ignored.
  var start: Date?
  /// Whether a backlog is being read, so that the next page begins at the newest one that was read.
  var isWalking = false

  /// The seconds by which a notification may come late.
  private static let overlap: TimeInterval = 120
  /// The most notifications to read again.
  private static let overlapLimit = 30

  init() {}

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    floor = try fields.decodeIfPresent(Mark.self, forKey: .floor)
    seen = try fields.decodeIfPresent([Mark].self, forKey: .seen) ?? []
    start = try fields.decodeIfPresent(Date.self, forKey: .start)
    isWalking = try fields.decodeIfPresent(Bool.self, forKey: .isWalking) ?? false
  }

  /// Begins after a notification.
  init(after id: String) {
    floor = Mark(id: id)
  }

  /// The newest notification that was read.
  var head: Mark? { seen.last ?? floor }

  /// The id to read after.
  var position: String? { isWalking ? head?.id : floor?.id }

  func knows(_ id: String) -> Bool { floor?.id == id || seen.contains { $0.id == id } }

  /// Remembers notifications that were just read.
  mutating func note(_ marks: [Mark], at now: Date) {
    seen += marks.map { Mark(id: $0.id, at: $0.at, met: now) }
    seen.sort(by: Mark.isBefore)
  }

  /// Forgets notifications that are too old for a late one to come before them.
  mutating func raiseFloor(at now: Date) {
    var settled = seen.prefix { now.timeIntervalSince($0.met ?? .distantPast) > Self.overlap }.count
    settled = max(settled, seen.count - Self.overlapLimit)
    guard settled > 0 else { return }
    floor = seen[settled - 1]
    seen.removeFirst(settled)
  }
}

extension NotificationCursor.Mark {
  /// The order in which the server created two notifications, as far as it can be seen: by id for the two kinds of ids
  /// that are known to grow, otherwise by time. A wrong guess loses nothing, since notifications that are read again
  /// are recognised.
  static func isBefore(_ one: Self, _ other: Self) -> Bool {
    if isSequential(one.id) && isSequential(other.id) || isSortable(one.id) && isSortable(other.id) {
      return (one.id.utf8.count, one.id) < (other.id.utf8.count, other.id)
    }
    if let first = one.at, let second = other.at, first != second { return first < second }
    return (one.id.utf8.count, one.id) < (other.id.utf8.count, other.id)
  }

  /// Whether an id has only digits: a counter, a time or a snowflake.
  private static func isSequential(_ id: String) -> Bool {
    id.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Whether an id is a ULID (github.com/ulid/spec): 26 characters that begin with the time.
  private static func isSortable(_ id: String) -> Bool {
    id.utf8.count == 26 && id.allSatisfy { $0.isASCII && ($0.isNumber || $0.isUppercase) }
  }
}

import Foundation
import NetworkSupport

/// The place where reading continues, for mentions and for private messages: the id up to which everything was read,
/// and the ids read since.
struct XCursor: TextCursor, Equatable {
  /// The place in one of the two feeds.
  ///
  /// Ids grow with time, but a new message can be read only a moment later, and not always in order. So the place to
  /// read from trails the last look by some minutes, and the messages read since are recognised by their ids.
  struct Mark: Codable, Equatable {
    /// The id up to which everything was read, or was written before the first start.
    var floor: String
    /// The ids after the floor that were read, each with its time of creation, which is at most the time of the look.
    var seen: [String: Date] = [:]

    /// The seconds by which a message may come late.
    private static let overlap: TimeInterval = 120

    func isNew(_ id: String) -> Bool { Mark.isBefore(floor, id) && seen[id] == nil }

    /// Whether everything before an id was read as well.
    func reaches(_ id: String) -> Bool { !Mark.isBefore(floor, id) }

    /// Records the messages that a look found. The floor moves up to the newest of them that is old enough: anything
    /// before it was visible when the look began.
    mutating func note(_ ids: [String], lookedAt instant: Date) {
      for id in ids where isNew(id) { seen[id] = min(XID.instant(of: id) ?? instant, instant) }
      let settled = seen.filter { instant.timeIntervalSince($0.value) > Self.overlap }.keys.max(by: Mark.isBefore)
      guard let settled else { return }
      floor = settled
      seen = seen.filter { Mark.isBefore(settled, $0.key) }
    }

    /// The order of ids, which are numbers of up to 19 digits.
    static func isBefore(_ one: String, _ other: String) -> Bool {
      (one.utf8.count, one) < (other.utf8.count, other)
    }
  }

  /// The place among mentions; nil before the first look at them.
  var mentions: Mark?
  var messages: Mark?

  init() {}
}

import Foundation
import NetworkSupport

/// Where reading goes on: the instant to read from, a little before the newest message, and what was read since.
///
/// Messages can show up a moment after later ones, and many share one second; so what lies in the overlap is read
/// again and told by its SID.
struct SMSCursor: TextCursor, Equatable {
  var floor: Date
  /// What is older was written before the first start.
  var start: Date
  /// The SIDs of messages since the floor, and when each was sent.
  var seen: [String: Date] = [:]

  /// Seconds a message may come late.
  private static let overlap: TimeInterval = 300

  /// Begins at an instant by the server's clock.
  init(beginningAt instant: Date) {
    // The API's instants are whole seconds.
    start = Date(timeIntervalSince1970: instant.timeIntervalSince1970.rounded(.down))
    floor = start.addingTimeInterval(-Self.overlap)
  }

  /// Whether a message of that instant has not been read yet, nor been written before the first start.
  func isNew(_ sid: String, sentAt instant: Date) -> Bool {
    instant >= start && instant >= floor && seen[sid] == nil
  }

  /// Remembers what was just read, and forgets what nothing older can come after any more.
  mutating func note(_ sid: String, sentAt instant: Date) {
    seen[sid] = instant
    let floor = max(self.floor, instant.addingTimeInterval(-Self.overlap))
    guard floor > self.floor else { return }
    self.floor = floor
    seen = seen.filter { $0.value >= floor }
  }
}

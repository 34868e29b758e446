import Foundation
import NetworkSupport

/// The places where reading goes on: for posts that name or answer the account, and for direct messages.
struct BlueskyCursor: TextCursor, Equatable {
  /// nil before the first look at them.
  var mentions: Mentions?
  var chat: Chat?

  /// Posts are listed by the earlier of two instants: when they were found, and when their authors say that they were
  /// made. So a new post may stand among old ones. The place to read from trails the last look by an hour, and every
  /// ten minutes by a day, since a network in trouble finds posts late. The addresses of that day's posts tell which of
  /// them were read.
  struct Mentions: Codable, Equatable {
    /// The time of the last look, by the server's clock.
    var looked: Date
    /// The time of the last look that went a whole day back; nil if there was none.
    var lookedFar: Date?
    /// The posts of the day before that were read, by their addresses, and the instants that they are listed by.
    var seen: [String: Date] = [:]

    /// Seconds by which a post may be listed earlier than it was found: mostly, and at most.
    private static let (near, far): (TimeInterval, TimeInterval) = (3_600, 86_400)
    /// Seconds after which the whole day is read again.
    private static let interval: TimeInterval = 600

    /// True if the next look has to go a whole day back.
    func looksFar(at now: Date) -> Bool { lookedFar.map { now.timeIntervalSince($0) >= Self.interval } ?? true }

    /// The instant back to which the next look has to read.
    func floor(isFar: Bool) -> Date { looked - (isFar ? Self.far : Self.near) }

    /// Returns the mark after another look at everything back to the floor.
    func noting(_ found: [String: Date], isFar: Bool, at instant: Date) -> Mentions {
      guard isFar || found.keys.contains(where: { seen[$0] == nil }) else { return self }
      var next = Mentions(looked: max(looked, instant), lookedFar: isFar ? instant : lookedFar)
      next.seen = seen.merging(found) { $1 }.filter { $0.value >= next.floor(isFar: true) }
      return next
    }
  }

  /// The log of the events in conversations.
  struct Chat: Codable, Equatable {
    /// The event that was read last; later ones are greater as texts.
    var rev: String
    /// The time at which the log was last read.
    var looked: Date

    /// Seconds after which the log may have forgotten something: how long it goes back is not documented.
    private static let retention: TimeInterval = 86_400
    private static let interval: TimeInterval = 600

    func mayHaveForgotten(at now: Date) -> Bool { now.timeIntervalSince(looked) > Self.retention }

    /// Returns the mark after another look.
    func noting(_ last: String?, at now: Date) -> Chat {
      let rev = max(rev, last ?? "")
      guard rev != self.rev || now.timeIntervalSince(looked) >= Self.interval else { return self }
      return Chat(rev: rev, looked: now)
    }
  }
}

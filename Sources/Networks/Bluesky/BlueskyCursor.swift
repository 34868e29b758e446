import Foundation
import NetworkSupport

/// Where reading goes on, for posts that name or answer the account, and for direct messages.
struct BlueskyCursor: TextCursor, Equatable {
  /// nil before the first look at them.
  var mentions: Mentions?
  var chat: Chat?

  /// Posts are listed by the earlier of two instants: when they were found, and when their authors say that they were made.
  /// So what is new may stand among what is old. The place to read from trails the last look by an hour, and every ten
  /// minutes by a day, since a network in trouble finds posts late. What was read of that day is known by its address.
  struct Mentions: Codable, Equatable {
    /// When everything was read last, by the server's clock.
    var looked: Date
    /// When the whole day before was read last; nil for never.
    var lookedFar: Date?
    /// The posts of the day before that were read, by their addresses, and the instants that they are listed by.
    var seen: [String: Date] = [:]

    /// Seconds by which a post may be listed earlier than it was found: mostly, and at most.
    private static let (near, far): (TimeInterval, TimeInterval) = (3_600, 86_400)
    /// Seconds after which the whole day is read again.
    private static let interval: TimeInterval = 600

    /// Whether the whole day is to be read again.
    func looksFar(at now: Date) -> Bool { lookedFar.map { now.timeIntervalSince($0) >= Self.interval } ?? true }

    /// The instant up to which has to be read.
    func floor(isFar: Bool) -> Date { looked - (isFar ? Self.far : Self.near) }

    /// The same after another look at all there is back to the floor.
    func noting(_ found: [String: Date], isFar: Bool, at instant: Date) -> Mentions {
      guard isFar || found.keys.contains(where: { seen[$0] == nil }) else { return self }
      var next = Mentions(looked: max(looked, instant), lookedFar: isFar ? instant : lookedFar)
      next.seen = seen.merging(found) { $1 }.filter { $0.value >= next.floor(isFar: true) }
      return next
    }
  }

  /// The log of what happened in conversations.
  struct Chat: Codable, Equatable {
    /// The event that was read last; later ones are greater as texts.
    var rev: String
    /// When the log was read last.
    var looked: Date

    /// Seconds after which the log may have forgotten something: how long it goes back is not documented.
    private static let retention: TimeInterval = 86_400
    private static let interval: TimeInterval = 600

    func mayHaveForgotten(at now: Date) -> Bool { now.timeIntervalSince(looked) > Self.retention }

    /// The same after another look.
    func noting(_ last: String?, at now: Date) -> Chat {
      let rev = max(rev, last ?? "")
      guard rev != self.rev || now.timeIntervalSince(looked) >= Self.interval else { return self }
      return Chat(rev: rev, looked: now)
    }
  }
}

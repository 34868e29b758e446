import Foundation
import NetworkSupport

/// The place where reading continues, for posts that mention or answer the account, and for direct messages.
struct BlueskyCursor: TextCursor, Equatable {
  /// The place among the posts; nil before the first look at them.
  var mentions: Mentions?
  var chat: Chat?

  /// The place among the posts. The server lists a post by the time it was found or by the time its author claims,
  /// whichever is earlier, so new posts may appear among old ones. Reading therefore begins an hour before the last
  /// look, and every ten minutes a day before it, since a network in trouble finds posts late. The cursor has the
  /// addresses of the posts from that day that were read.
  struct Mentions: Codable, Equatable {
    /// The time of the last complete look, by the server's clock.
    var looked: Date
    /// The last time the whole day before was read; nil if never.
    var lookedFar: Date?
    /// The posts of the day before that were read: their addresses, and the times by which they are listed.
    var seen: [String: Date] = [:]

    /// The seconds by which a post may be listed earlier than it was found: usually, and at most.
    private static let (near, far): (TimeInterval, TimeInterval) = (3_600, 86_400)
    /// The seconds after which the whole day is read again.
    private static let interval: TimeInterval = 600

    /// Whether the next look must read the whole day.
    func looksFar(at now: Date) -> Bool { lookedFar.map { now.timeIntervalSince($0) >= Self.interval } ?? true }

    /// The instant back to which a look must read.
    func floor(isFar: Bool) -> Date { looked - (isFar ? Self.far : Self.near) }

    /// The place after another look that read back to the floor; the same one if there is nothing to record.
    func noting(_ found: [String: Date], isFar: Bool, at instant: Date) -> Mentions {
      guard isFar || found.keys.contains(where: { seen[$0] == nil }) else { return self }
      var next = Mentions(looked: max(looked, instant), lookedFar: isFar ? instant : lookedFar)
      next.seen = seen.merging(found) { $1 }.filter { $0.value >= next.floor(isFar: true) }
      return next
    }
  }

  /// The place in the log of events in conversations.
  struct Chat: Codable, Equatable {
    /// The revision of the event that was read last; later ones are greater as texts.
    var rev: String
    /// The last time the log was read.
    var looked: Date

    /// The seconds after which the log may have forgotten events. Its real limit is not documented.
    private static let retention: TimeInterval = 86_400
    private static let interval: TimeInterval = 600

    func mayHaveForgotten(at now: Date) -> Bool { now.timeIntervalSince(looked) > Self.retention }

    /// The place after another look; the same one if there is nothing to record.
    func noting(_ last: String?, at now: Date) -> Chat {
      let rev = max(rev, last ?? "")
      guard rev != self.rev || now.timeIntervalSince(looked) >= Self.interval else { return self }
      return Chat(rev: rev, looked: now)
    }
  }
}

import Foundation
import NetworkSupport

/// Where reading goes on, for posts that name or answer the account, and for direct messages.
struct BlueskyCursor: TextCursor, Equatable {
  /// nil before the first look at them.
  var mentions: Mentions?
  var chat: Chat?

  /// Posts are listed by the earlier of two instants: when they were found, and when their authors say that they were made.
  /// So what is new may stand among what is old. The place to read from trails the last look by an hour, and what was read
  /// of that hour is known by its address.
  struct Mentions: Codable, Equatable {
    /// When everything was read last, by the server's clock.
    var looked: Date
    /// The posts of the hour before that were read, by their addresses, and the instants that they are listed by.
    var seen: [String: Date] = [:]

    /// Seconds by which a post may be listed earlier than it was found.
    private static let overlap: TimeInterval = 3_600
    /// Seconds after which a look that found nothing is noted.
    private static let interval: TimeInterval = 600

    /// The instant up to which has to be read.
    var floor: Date { looked - Self.overlap }

    /// The same after another look at all there is back to the floor.
    func noting(_ found: [String: Date], at instant: Date) -> Mentions {
      let isNews = found.keys.contains { seen[$0] == nil }
      guard isNews || instant.timeIntervalSince(looked) >= Self.interval else { return self }
      var next = Mentions(looked: max(looked, instant))
      next.seen = seen.merging(found) { $1 }.filter { $0.value >= next.floor }
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

import Conversation
import Foundation
import Storage

extension NetworkTraits.ReplyWindow {
  /// The seconds that a message may take longer to reach its server.
  private static let margin: TimeInterval = 60

  /// Returns the time until which somebody may be written to who wrote last at an instant.
  func end(after heard: Date) -> Date { heard + (seconds - Self.margin) }

  /// Returns the reason why a message can't be sent now; nil if it can. An answer to a public message needs no window.
  func refusal(of entry: OutboxEntry, in ledger: any Inbox, at now: Date) throws -> String? {
    // A public message goes to no single recipient.
    guard entry.message.visibility == .direct, !(letsRemindersThrough && entry.purpose.isReminding) else { return nil }
    if entry.message.repliesTo != nil {
      let asked = try entry.answering.flatMap { try ledger.inboxEntry($0) }
      guard asked?.message.visibility == .direct else { return nil }
    }
    let heard = try ledger.lastHeard(from: entry.message.recipientID, account: entry.account)
    // The network's own clock may end the window earlier: a message that it refused for that waits until they write.
    // Which of the two came first, this machine's clock alone tells: the network's may be behind it.
    let isOpen = heard.map { end(after: $0.written) > now && $0.read >= entry.postponedAt ?? .distantPast } ?? false
    guard !isOpen else { return nil }
    return "they have not written for \(Int(seconds / 3_600)) hours, so the network accepts no message to them"
  }
}

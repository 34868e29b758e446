import Conversation
import Foundation
import Storage

extension NetworkTraits.ReplyWindow {
  /// Seconds by which a message may take longer to its server.
  private static let margin: TimeInterval = 60

  /// Until when somebody may be written to who wrote last at an instant.
  func end(after heard: Date) -> Date { heard + (seconds - Self.margin) }

  /// Why a message can't be sent now; nil where it can. What answers a public message needs no window.
  func refusal(of entry: OutboxEntry, in ledger: any Inbox, at now: Date) throws -> String? {
    // What everybody may read is sent to nobody.
    guard entry.message.visibility == .direct, !(letsRemindersThrough && entry.purpose.isReminding) else { return nil }
    if entry.message.repliesTo != nil {
      let asked = try entry.answering.flatMap { try ledger.inboxEntry($0) }
      guard asked?.message.visibility == .direct else { return nil }
    }
    let heard = try ledger.lastHeard(from: entry.message.recipientID, account: entry.account)
    // By the network's own clock it may end earlier: what it refused for that waits until they write. Which of the two
    // came first, this machine's clock alone tells: the network's may be behind it.
    let isOpen = heard.map { end(after: $0.written) > now && $0.read >= entry.postponedAt ?? .distantPast } ?? false
    guard !isOpen else { return nil }
    return "they have not written for \(Int(seconds / 3_600)) hours: the network takes nothing for them"
  }
}

import Conversation
import Foundation

/// When messages went into each conversation that has limits of its own, and which of them the server refused.
final class RecentChats: @unchecked Sendable {
  private let lock = NSLock()
  private var sent: [String: [Date]] = [:]
  /// From when to when the server wants nothing for a conversation.
  private var refused: [String: Range<Date>] = [:]
  /// How many there were when those were last let go whose time is over.
  private var kept = 1_000

  /// Until when one more message into a conversation has to wait; nil when it may go now.
  func wait(for chat: String, _ limits: [SendLimit], at now: Date) -> Date? {
    guard !limits.isEmpty else { return nil }
    let (sent, refused) = lock.withLock { (self.sent[chat] ?? [], self.refused[chat]) }
    if let refused, refused.contains(now) { return refused.upperBound }
    return limits.compactMap { limit in
      // What a clock that was set back has left in the future counts for nothing.
      let recent = sent.filter { (0..<limit.window).contains(now.timeIntervalSince($0)) }.sorted()
      guard recent.count >= limit.messages else { return nil }
      return recent[recent.count - limit.messages] + limit.window
    }.max()
  }

  /// Notes that the server wants nothing for some seconds. It does not say whether it means the conversation alone: it is
  /// taken to mean that until it refuses another meanwhile.
  ///
  /// - Returns: whether it may mean the conversation alone.
  func refuse(_ chat: String, _ limits: [SendLimit], for seconds: TimeInterval, at now: Date) -> Bool {
    guard !limits.isEmpty, seconds > 0 else { return false }
    return lock.withLock {
      refused = refused.filter { $0.value.contains(now) }
      guard refused.keys.allSatisfy({ $0 == chat }) else { return false }
      refused[chat] = now..<now + min(seconds, SendRateLimiter.longestPause)
      return true
    }
  }

  /// Notes that a message goes into a conversation.
  func note(_ chat: String, _ limits: [SendLimit], at now: Date) {
    guard let longest = limits.map(\.window).max() else { return }
    lock.withLock {
      sent[chat, default: []].append(now)
      sent[chat]?.removeAll { abs(now.timeIntervalSince($0)) > longest }
      guard sent.count > 2 * kept else { return }
      sent = sent.filter { $0.value.contains { abs(now.timeIntervalSince($0)) <= longest } }
      kept = max(kept, sent.count)
    }
  }
}

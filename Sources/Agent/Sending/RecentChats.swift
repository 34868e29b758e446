import Conversation
import Foundation

/// The times of messages into each conversation that has limits of its own, and the conversations that the server
/// refused.
final class RecentChats: @unchecked Sendable {
  private let lock = NSLock()
  private var sent: [String: [Date]] = [:]
  /// The period in which the server accepts nothing for a conversation.
  private var refused: [String: Range<Date>] = [:]
  /// The most conversations that a clean-up has left, at least 1,000. The next one runs once there are more than twice
  /// as many.
  private var kept = 1_000

  /// Returns the time until which one more message into a conversation has to wait; nil if it may go now.
  func wait(for chat: String, _ limits: [SendLimit], at now: Date) -> Date? {
    guard !limits.isEmpty else { return nil }
    let (sent, refused) = lock.withLock { (self.sent[chat] ?? [], self.refused[chat]) }
    if let refused, refused.contains(now) { return refused.upperBound }
    return limits.compactMap { limit in
      // Times that a clock set back since has left in the future count for nothing.
      let recent = sent.filter { (0..<limit.window).contains(now.timeIntervalSince($0)) }.sorted()
      guard recent.count >= limit.messages else { return nil }
      return recent[recent.count - limit.messages] + limit.window
    }.max()
  }

  /// Notes that the server accepts nothing for some seconds. It does not say whether it means the conversation alone:
  /// it is assumed to, until it refuses another meanwhile.
  ///
  /// - Returns: true if it may mean the conversation alone.
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

  /// Takes back the last note of a conversation, since that message was not sent.
  func takeBack(_ chat: String) {
    lock.withLock { _ = sent[chat]?.popLast() }
  }
}

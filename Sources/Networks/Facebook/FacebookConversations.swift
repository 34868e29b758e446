import Conversation
import Foundation
import NetworkSupport

/// Reads what was written to a Page in Messenger.
struct FacebookConversations {
  let api: FacebookAPI
  let page: FacebookPage

  /// How often the front is read at most.
  private static let mostWalks = 5

  /// A message, when it was written, and its place among those of one second.
  typealias Written = (message: FacebookMessage, instant: Date, place: Int)

  /// When the server answered, and what it says of limits.
  struct Answered {
    var at: Date
    var usage: FacebookUsage

    /// Seconds by which the server's clocks may differ.
    private static let tolerance: TimeInterval = 60

    /// When something was written: not later than that, whatever is said. Else what is written next would be taken for
    /// old.
    func instant(of told: Date?) -> Date { min(told ?? at, at + Self.tolerance) }
  }

  /// The messages since the cursor's floor that were not read yet, in no order.
  ///
  /// The conversations with the newest messages come first. One that is written to while they are read moves to the
  /// front, past what was not read yet; so the front is read again until it has not changed.
  ///
  /// - Parameter now: when the server answered, where it does not say.
  func unread(
    _ cursor: OverlapCursor, by count: Int, now: Date
  ) async throws -> (messages: [Written], answered: Answered) {
    var found: [String: Written] = [:]
    var floor = cursor.floor
    var walks = 0
    while true {
      walks += 1
      var newest: Date?
      var place: String?
      var pages = 0
      var answered: Answered
      walk: repeat {
        let answer = try await api.conversations(of: page.id, after: place, limit: count)
        answered = Answered(at: answer.headers.date ?? now, usage: FacebookUsage(answer.headers))
        pages += 1
        for conversation in answer.value.values {
          let updated = answered.instant(of: conversation.updated)
          newest = max(newest ?? updated, updated)
          guard updated >= floor else { break walk }
          for written in try await messages(of: conversation, since: cursor.floor, by: count, answered)
          where cursor.isNew(written.message.id, sentAt: written.instant) {
            found[written.message.id] = written
          }
        }
        // A server that gives the same place again cannot be read to the end.
        guard answer.value.next != place else { break }
        place = answer.value.next
      } while place != nil
      // One page is one look: nothing can have moved past it. What moves for ever is read at the next poll.
      guard pages > 1, walks < Self.mostWalks, let newest, newest > floor else {
        return (Array(found.values), answered)
      }
      floor = newest
    }
  }

  /// The messages of one conversation back to an instant.
  private func messages(
    of conversation: FacebookConversation, since floor: Date, by count: Int, _ answered: Answered
  ) async throws -> [Written] {
    var list = conversation.messages
    var written: [Written] = []
    var place: String?
    while true {
      let page: FacebookList<FacebookMessage>
      if let list {
        page = list
      } else {
        page = try await api.messages(of: conversation.id, after: place, limit: count)
      }
      // The newest come first, of one second too.
      for message in page.values { written.append((message, answered.instant(of: message.created), -written.count)) }
      let isBack = written.contains { $0.instant < floor }
      guard !isBack, let next = page.next, next != place else { return written.filter { $0.instant >= floor } }
      (list, place) = (nil, next)
    }
  }
}

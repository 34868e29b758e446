import Conversation
import Foundation
import NetworkSupport

/// Reads the messages to a Page in Messenger.
struct FacebookConversations {
  let api: FacebookAPI
  let page: FacebookPage

  /// The most times to read the front of the list.
  private static let mostWalks = 5

  /// A message, the time when it was written, and its position among those of the same second.
  typealias Written = (message: FacebookMessage, instant: Date, place: Int)

  /// The time of the server's response, and the limits in it.
  struct Answered {
    var at: Date
    var usage: FacebookUsage

    /// The seconds by which the server's clocks may differ.
    private static let tolerance: TimeInterval = 60

    /// The time something was written, at most a little after the response. A later time would make the next message
    /// count as old.
    func instant(of told: Date?) -> Date { min(told ?? at, at + Self.tolerance) }
  }

  /// The unread messages since the cursor's floor, in no order.
  ///
  /// The server lists the conversations with the newest messages first. A new message moves its conversation to the
  /// front, past the part that was not read yet. So the front is read again until it has not changed.
  ///
  /// - Parameter now: the time to use for a response without a date.
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
        // A server that repeats a place cannot be read to the end.
        guard answer.value.next != place else { break }
        place = answer.value.next
      } while place != nil
      // With one page, nothing can have moved past it. If the front keeps changing, the next poll reads the rest.
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
      // The newest messages come first, even within one second.
      for message in page.values { written.append((message, answered.instant(of: message.created), -written.count)) }
      let isBack = written.contains { $0.instant < floor }
      guard !isBack, let next = page.next, next != place else { return written.filter { $0.instant >= floor } }
      (list, place) = (nil, next)
    }
  }
}

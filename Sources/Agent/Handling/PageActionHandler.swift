public import Agenda
import Civil
import Conversation
import Foundation
import Grammar
import Storage

/// Carries out what people do on pages, as the messages that would do it in a chat, and previews messages.
///
/// A message is understood between two transactions, like one that comes by a network (`UnderstoodMessage`).
public struct PageActionHandler: Sendable {
  let ledger: any Ledger
  let registry: AccountRegistry
  let profile: BotProfile
  let timekeeper: Timekeeper
  /// Woken when there may be jobs to do.
  let jobs: WakeSignal
  /// Woken when reminders may have changed.
  let reminders: WakeSignal

  /// The number of times that an action is understood anew if other changes come in between.
  static let attempts = 5

  /// Carries out an action in one transaction, and returns what the chat would have answered.
  ///
  /// - Throws: `ActionRefused`, or what the store throws.
  public func perform(
    _ action: PageAction, for person: Person.ID, in session: BrowserSession.ID
  ) async throws -> Reply {
    let (now, connections) = (timekeeper.now(), await registry.known())
    let message = PageMessage(
      action: action, person: person, profile: profile, connections: connections, now: now)
    for _ in 0..<Self.attempts {
      let readingContext = try await ledger.read { try message.readingContext(in: $0) }
      let understanding = UnderstoodMessage(of: readingContext)
      do {
        let reply = try await ledger.write { ledger in
          try ledger.attempt { try message.take(understanding, in: session, ledger) }
        }
        registry.wakeOutboxes()
        jobs.wake()
        reminders.wake()
        return reply
      } catch is ReadingContextChanged {
        continue
      } catch is QuotaReached {
        return Reply(.error, [try await wording(of: person).quotaReached])
      } catch let item as SubscribedItem {
        return Reply(.error, [try await wording(of: person).cannotChange(item.name, from: item.origin)])
      } catch is DateOutOfRange {
        return Reply(.error, [try await wording(of: person).beyondTime])
      }
    }
    throw ActionRefused.busy
  }

  private func wording(of person: Person.ID) async throws -> any Wording {
    try await ledger.read { [profile] in profile.languages.wording(of: try $0.people.person(person)) }
  }

  /// Returns the parts that a message would be understood as. It writes nothing.
  ///
  /// - Throws: `ActionRefused`, or what the store throws.
  public func preview(_ text: String, for person: Person.ID) async throws -> [PreviewPart] {
    let (now, connections) = (timekeeper.now(), await registry.known())
    let message = PageMessage(
      action: .message(text), person: person, profile: profile, connections: connections, now: now)
    return try await ledger.read { ledger in
      let understanding = UnderstoodMessage(of: try message.readingContext(in: ledger))
      let preview = MessagePreview(text: text, desk: try message.desk(in: ledger, changedBy: nil), understanding)
      return preview.parts
    }
  }
}

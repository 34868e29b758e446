import Conversation
import Foundation

/// Turns updates into the messages that the agent reads, in their order.
struct TelegramUpdates {
  let updates: [TelegramUpdate]
  let bot: TelegramBot
  /// The beginning of the addresses of files.
  let files: String

  /// The messages.
  ///
  /// The press of a button has no date. It came before the message after it, or just now. So it keeps its place among
  /// the messages, which are worked on by their dates.
  ///
  /// - Parameter now: the time of the server's answer.
  func messages(at now: Date) -> [IncomingMessage] {
    var later = now
    return updates.reversed().compactMap { update -> IncomingMessage? in
      if let edited = update.edited {
        // Each move of a person who shares their live location is an edit, but their words stay the same.
        guard edited.location == nil, var message = edited.message(to: bot, files: files, at: later) else { return nil }
        (message.edits, message.id) = (message.id, "\(message.id):edit:\(update.id)")
        message.sentAt = edited.edited ?? later
        return message
      }
      if let press = update.press { return press.message(to: bot, at: later) }
      later = update.message?.sent ?? later
      return update.message?.message(to: bot, files: files, at: later)
    }.reversed()
  }
}

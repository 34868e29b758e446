import Conversation
import Foundation

/// Converts updates to messages for the agent, in their order.
struct TelegramUpdates {
  let updates: [TelegramUpdate]
  let bot: TelegramBot
  /// The beginning of the addresses of files.
  let files: String

  /// The messages.
  ///
  /// The press of a button has no date. It happened before the next message, or just now. With such a date, it keeps
  /// its place among the messages, which are handled by their dates.
  ///
  /// - Parameter now: the time of the server's response.
  func messages(at now: Date) -> [IncomingMessage] {
    var later = now
    return updates.reversed().compactMap { update -> IncomingMessage? in
      if let edited = update.edited {
        // If somebody shares a live location, each move is an edit, although they have said nothing new.
        guard !edited.hasPlace, var message = edited.message(to: bot, files: files, at: later) else { return nil }
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

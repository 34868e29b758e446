import Conversation
import Foundation

/// Updates as the messages that the agent reads, in their order.
struct TelegramUpdates {
  let updates: [TelegramUpdate]
  let bot: TelegramBot
  /// What addresses of files begin with.
  let files: String

  /// The messages.
  ///
  /// A button's press has no date. It came before the message behind it, or just now: so it keeps its place among the
  /// messages, which are worked on by their dates.
  ///
  /// - Parameter now: when the server answered.
  func messages(at now: Date) -> [IncomingMessage] {
    var later = now
    return updates.reversed().compactMap { update -> IncomingMessage? in
      if let edited = update.edited {
        // Where somebody shares their place as they move, each move is an edit; what they have said is the same.
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

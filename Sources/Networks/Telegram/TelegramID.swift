/// The id of a message: its chat and its number, which is unique only within the chat.
struct TelegramID: Hashable {
  let chat: Int64
  let message: Int64

  init(chat: Int64, message: Int64) { (self.chat, self.message) = (chat, message) }

  /// Reads `123456789:-1001234:56`; nil for any other text, and for messages that another bot read or sent.
  init?(_ text: String, of bot: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == bot, let chat = Int64(parts[1]), let message = Int64(parts[2]) else {
      return nil
    }
    self.init(chat: chat, message: message)
  }

  /// The id as text, after the bot's own id, since private chats number their messages from the beginning for each bot.
  func text(of bot: String) -> String { "\(bot):\(chat):\(message)" }
}

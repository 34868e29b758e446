import Conversation
import Foundation
import NetworkSupport

/// The press of a button (core.telegram.org/bots/api#callbackquery).
struct TelegramPress: Decodable {
  var id: String
  var author: TelegramMessage.Author
  /// The message with the button, which may be gone by now.
  var below: TelegramID
  var chatType: String
  /// The text that the button sends to the bot.
  var data: String

  /// The longest ``data``, in bytes of UTF-8 (core.telegram.org/bots/api#inlinekeyboardbutton).
  static let longestData = 64

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    guard let message = fields.nested("message"), let chat = message.nested("chat"),
      let author: TelegramMessage.Author = fields.value("from"), let data: String = fields.value("data")
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no button of a message"))
    }
    id = try fields.id("id")
    below = TelegramID(chat: try chat.whole("id"), message: try message.whole("message_id"))
    chatType = chat.value("type") ?? ""
    (self.author, self.data) = (author, data)
  }

  /// The message that the press sends; nil outside private chats, where the bot shows no buttons.
  ///
  /// - Parameter pressed: the time of the press, which the server does not give.
  func message(to bot: TelegramBot, at pressed: Date) -> IncomingMessage? {
    guard !author.isBot, chatType == "private" else { return nil }
    let answered = below.text(of: "\(bot.id)")
    return IncomingMessage(
      id: "\(answered):press:\(id)", authorID: "\(author.id)", authorHandle: author.username ?? "\(author.id)",
      conversationID: "\(below.chat)", text: data, sentAt: pressed, repliesTo: answered, isPressed: true)
  }
}

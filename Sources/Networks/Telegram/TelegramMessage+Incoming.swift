import Conversation
import Foundation

extension TelegramMessage {
  /// The message for the agent. Nil for messages from other bots, for messages that Telegram writes itself, for kinds
  /// of message that nobody sends to a bot, and for messages in a group that do not mention the bot.
  ///
  /// - Parameter files: the beginning of the addresses of files.
  func message(to bot: TelegramBot, files: String, at now: Date) -> IncomingMessage? {
    guard let author, !author.isBot, !isOfChat, author.id != bot.id else { return nil }
    let (isPrivate, ownID) = (chatType == "private", "\(bot.id)")
    guard isPrivate || chatType == "group" || chatType == "supergroup" else { return nil }
    let media = media(files: files)
    guard text != nil || !media.isEmpty || hasPlace else { return nil }
    let words = TelegramText(text ?? "", entities, to: bot)
    var plain = words.plain
    if !isPrivate {
      let isCalled = words.calls || answers?.id == bot.id
      guard isCalled || words.names else { return nil }
      if isCalled { plain = "@\(bot.username) \(plain)" }
    } else if plain == "/start" {
      // Every chat begins with this button, which also comes back when somebody lifts a block.
      plain = "/help\n/on"
    }
    return IncomingMessage(
      id: id.text(of: ownID), authorID: "\(author.id)", authorHandle: author.username ?? "\(author.id)",
      conversationID: "\(id.chat)", text: plain, sentAt: sent ?? now, visibility: isPrivate ? .direct : .followers,
      repliesTo: repliesTo?.text(of: ownID), media: media)
  }

  /// The files, at our own addresses: a file's id lasts, but the server's address for it contains the token.
  private func media(files address: String) -> [IncomingMessage.Media] {
    let picture = photo.max { $0.pixels < $1.pixels }.map { [("photo", $0)] } ?? []
    return (picture + files).filter { TelegramNetwork.isFile($0.1.id) }.map { kind, file in
      IncomingMessage.Media(
        url: address + file.id, type: file.type ?? (kind == "photo" ? "image/jpeg" : kind), description: file.name)
    }
  }
}

/// A bot's token as @BotFather shows it. It becomes part of addresses, so no other form is accepted.
struct TelegramToken: Hashable {
  let text: String
  /// The bot's id, which stays the same when the token changes.
  let bot: String

  static let expectation = "@BotFather shows it, and it looks like 123456789:AAExampleExampleExampleExample"

  /// Reads a token; nil for any other text.
  init?(_ text: String) {
    guard let match = text.wholeMatch(of: #/([0-9]{1,20}):[A-Za-z0-9_-]{1,200}/#) else { return nil }
    self.text = text
    bot = String(match.1)
  }
}

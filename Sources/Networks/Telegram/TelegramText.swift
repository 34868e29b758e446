/// A text with entities, in the form for the agent.
struct TelegramText {
  /// The words, with the addresses of hidden links, and without the bot's name after a command.
  private(set) var plain = ""
  /// Whether the text contains the bot's name.
  private(set) var names = false
  /// Whether the text addresses the bot in another way: by a command for it, or by its name as a link.
  private(set) var calls = false

  init(_ text: String, _ entities: [TelegramMessage.Entity], to bot: TelegramBot) {
    let units = Array(text.utf16)
    let own = "@\(bot.username)".lowercased()
    var end = 0
    for entity in entities.sorted(by: { $0.offset < $1.offset }) {
      guard entity.offset >= end, entity.length > 0, entity.length <= units.count,
        entity.offset <= units.count - entity.length
      else { continue }
      let range = entity.offset..<entity.offset + entity.length
      let words = String(decoding: units[range], as: UTF16.self)
      let written: String
      switch entity.type {
      case "mention" where words.lowercased() == own:
        names = true
        continue
      case "text_mention" where entity.user?.id == bot.id:
        calls = true
        continue
      case "bot_command" where words.lowercased().hasSuffix(own):
        calls = true
        written = String(words.dropLast(own.count))
      case "text_link":
        guard let url = entity.url, !words.contains(url) else { continue }
        written = "\(words) \(url)"
      default: continue
      }
      plain += String(decoding: units[end..<range.lowerBound], as: UTF16.self) + written
      end = range.upperBound
    }
    plain += String(decoding: units[end...], as: UTF16.self)
  }
}

/// The words by which people tell carriers whether they may be written to: alone in a message, they are obeyed
/// whatever else they could mean (CTIA Messaging Principles, 5.1; twilio.com/docs, "Opt-out keywords").
public enum CarrierKeyword: String, Hashable, Sendable, Codable {
  /// No more messages.
  case stop
  /// Messages again.
  case start
  /// Messages again to who had stopped them; an ordinary answer to all others.
  case yes
  /// Who is this, and how does it end?
  case help

  private static let words: [String: CarrierKeyword] = [
    "stop": .stop, "stopall": .stop, "stop all": .stop, "unsubscribe": .stop, "cancel": .stop, "end": .stop,
    "quit": .stop, "revoke": .stop, "optout": .stop, "opt out": .stop, "start": .start, "unstop": .start, "yes": .yes,
    "help": .help, "info": .help,
  ]

  /// The word that a text is; nil for a text that says anything more.
  public init?(_ text: String) {
    let bare = text.lowercased().drop { !$0.isLetter }
    let end = bare.lastIndex { $0.isLetter }.map { bare.index(after: $0) } ?? bare.endIndex
    // `!help` and `/help` are the bot's own.
    let mark = text.drop { $0.isWhitespace }.first
    guard mark != "!", mark != "/", let word = Self.words[String(bare[..<end])] else { return nil }
    // `stop 2` and `end?` with more behind them say more.
    guard !text.contains(where: \.isNumber) else { return nil }
    self = word
  }
}

/// The keywords by which people opt out of text messages and in again. Alone in a message, they are obeyed whatever
/// else they could mean (CTIA Messaging Principles, 5.1; twilio.com/docs, "Opt-out keywords").
public enum CarrierKeyword: String, Hashable, Sendable, Codable {
  /// Opts out of messages.
  case stop
  /// Opts in again.
  case start
  /// Opts in again after ``stop``; for everybody else an ordinary answer.
  case yes
  /// Asks who sends the messages and how to stop them.
  case help

  private static let words: [String: CarrierKeyword] = [
    "stop": .stop, "stopall": .stop, "stop all": .stop, "unsubscribe": .stop, "cancel": .stop, "end": .stop,
    "quit": .stop, "revoke": .stop, "optout": .stop, "opt out": .stop, "start": .start, "unstop": .start, "yes": .yes,
    "help": .help, "info": .help,
  ]

  /// The keyword of a text that consists of nothing else; nil for any other text.
  public init?(_ text: String) {
    let bare = text.lowercased().drop { !$0.isLetter }
    let end = bare.lastIndex { $0.isLetter }.map { bare.index(after: $0) } ?? bare.endIndex
    // `!help` and `/help` are the bot's own.
    let mark = text.drop { $0.isWhitespace }.first
    guard mark != "!", mark != "/", let word = Self.words[String(bare[..<end])] else { return nil }
    // `stop 2` is a command of the bot's.
    guard !text.contains(where: \.isNumber) else { return nil }
    self = word
  }
}

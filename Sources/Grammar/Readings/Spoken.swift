import Agenda

/// What a line says to the bot.
struct Spoken {
  /// A word to a message of the bot's.
  var act: Act?
  /// What else it can mean, in the order to try.
  var readings: [Reading] = []
  /// Whether it is an item, whatever it looks like.
  var isItem = false
}

extension Spoken {
  var isEmpty: Bool { act == nil && readings.isEmpty && !isItem }

  /// Whether it says something only where its words fit what is kept.
  var isUnsure: Bool { act == nil && !isItem && readings.allSatisfy(\.isOnlyWhereItFits) }
}

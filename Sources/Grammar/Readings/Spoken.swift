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

  /// Whether it only adds to what was said before.
  var isAdding: Bool {
    if act == nil, case .plainAct(let first)? = readings.first { first.does(.add) } else { false }
  }

  /// Whether it changes what was spoken of last.
  var isOfIt: Bool {
    if act == nil, case .plainAct(let first)? = readings.first { first.what.isIt } else { false }
  }

  /// Whether it is a command in other words, or asks for a word: `week starts on sunday` is no day.
  var isSetting: Bool {
    switch readings.first {
    case .command, .remark: act == nil
    default: false
    }
  }
}

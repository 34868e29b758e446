/// The meaning of a line as speech to the bot.
struct Spoken {
  /// An act on a message of the bot.
  var act: Act?
  /// The other possible meanings, in the order to try.
  var readings: [Reading] = []
  /// True if it is an item, whatever it looks like.
  var isItem = false
}

extension Spoken {
  var isEmpty: Bool { act == nil && readings.isEmpty && !isItem }

  /// True if it means something only if its words fit something kept.
  var isUnsure: Bool { act == nil && !isItem && readings.allSatisfy(\.isOnlyWhereItFits) }

  /// True if it tells first that something was done.
  var completes: Bool {
    if act == nil, case .plainAct(let first)? = readings.first { first.does(.complete) } else { false }
  }

  /// True if it only adds to what was said before.
  var isAdding: Bool {
    if act == nil, case .plainAct(let first)? = readings.first { first.does(.add) } else { false }
  }

  /// True if it changes the thing spoken of last.
  var isOfIt: Bool {
    if act == nil, case .plainAct(let first)? = readings.first { first.what.isIt } else { false }
  }

  /// True if it is a command in other words, or a remark that asks for a reply: `week starts on sunday` is no day.
  var isSetting: Bool {
    switch readings.first {
    case .command, .remark: act == nil
    default: false
    }
  }
}

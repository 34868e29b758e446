import Agenda

/// What a phrase says to the bot. Meanings are spelt as the commands that do them, without their mark: what stands in
/// a slot of the phrase takes the place of its letter there.
enum Speech: Sendable {
  /// Something done to what is kept: X is what it is done to.
  case act(Template, PlainAct.Mood)
  /// What was spoken of last was meant for another time: D.
  case amend
  /// The same by an amount: D.
  case shift(Template)
  /// Something changed about what was spoken of last.
  case correct(Template, PlainAct.Mood = .statement)
  /// What was reminded of is put off: until D.
  case putOff
  /// The same, or, of what was only confirmed, another reminder: at D.
  case remindAgain
  /// The same by ten minutes, or by so many: N.
  case snooze, snoozeMinutes
  /// The same, said to a reminder alone: so long, D.
  case moreTime
  /// So many minutes more, said to a reminder where few words say it: N.
  case moreMinutes
  /// A command where the bot is asked for it, which is something to do otherwise: `can you put lunch on friday?`.
  case asked(Template)
  /// A command that may be meant: it is asked about first.
  case offer(Template)
  /// The same, however it is put.
  case confirm(Template)
  /// A command in other words.
  case command(Template)
  case question(Question.Kind, Certainty = .sure)
  /// A word to a message of the bot's.
  case word(Act)
  case remark(Remark)
  /// An item, whatever else it looks like.
  case item

  /// Whether words ask something for certain, or only where they fit something kept.
  enum Certainty: Sendable {
    case sure, ifItFits
    /// For certain, of what was spoken of last.
    case ofLast
  }
}

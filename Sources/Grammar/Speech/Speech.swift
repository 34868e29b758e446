import Agenda

/// The meaning of a phrase to the bot. Meanings are written as the commands that carry them out, without their mark;
/// the words in a slot of the phrase replace its letter there.
enum Speech: Sendable {
  /// An act on things that are kept: X stands for these.
  case act(Template, PlainAct.Mood)
  /// A correction of the time of the thing spoken of last, to D.
  case amend
  /// A question what is on at D, an hour of the day that was asked about.
  case hourAsked
  /// A shift of it by an amount D.
  case shift(Template)
  /// Another change of the thing spoken of last.
  case correct(Template, PlainAct.Mood = .statement)
  /// A postponement of the reminded thing until D.
  case putOff
  /// The same or, if the thing was only confirmed, another reminder at D.
  case remindAgain
  /// A postponement by ten minutes, or by N minutes.
  case snooze, snoozeMinutes
  /// The same, only in answer to a reminder: by the length D.
  case moreTime
  /// A postponement by N minutes; a row with one word of its own counts only in answer to a reminder.
  case moreMinutes
  /// A command if it is a request to the bot, otherwise an errand: `can you put lunch on friday?`.
  case asked(Template)
  /// A command that may be meant; the reply asks first.
  case offer(Template)
  /// The same, in any wording.
  case confirm(Template)
  /// A command in other words.
  case command(Template)
  case question(Question.Kind, Certainty = .sure)
  /// An answer to a message of the bot.
  case word(Act)
  case remark(Remark)
  /// A notice: an item if it politely tells a day to come, a note if not.
  case notice
  /// An item, whatever else it looks like.
  case item

  /// The certainty of a question: certain, or only if it fits something kept.
  enum Certainty: Sendable {
    case sure, ifItFits
    /// Certain, about the thing spoken of last.
    case ofLast
  }
}

public import Agenda

/// One possible meaning of a line. The agent tries a line's readings in order and takes the first that the store
/// allows.
///
/// Nearly all cases are indirect, so that a reading is one reference: it is copied and passed on often.
public enum Reading: Hashable, Sendable {
  /// An answer to the open question.
  indirect case answer(Answer)
  /// An act on something the bot has just said.
  indirect case act(Act)
  /// A command by its name.
  indirect case command(Invocation)
  /// A change to existing items, in plain words.
  indirect case plainAct(PlainAct)
  /// A question about existing items or the calendar.
  indirect case question(Question)
  /// A remark that asks for a reply.
  case remark(Remark)
  /// Words that seem to be about an existing item; unclear if they contain an item's name or, for `inPart`, one of its
  /// words.
  indirect case mayBeAbout(String, inPart: Bool)
  /// A change that the person says they want: if it fits something kept, the bot asks whether to make it.
  indirect case wish(String)
  /// Several clauses in a row, of which the first is an act. A clause that fits nothing is left out; if the first one
  /// is, so are all.
  indirect case clauses([Reading])
  /// Words behind a deed that tell of something else: the reply says that they were not used.
  indirect case notUsed(String)
  /// A command that may be meant; the reply asks whether it is.
  indirect case offer(Invocation)
  /// Small talk.
  case chatter(Chatter)
  /// A date, time or duration and nothing else.
  indirect case moment(TemporalExpression)
  /// A new todo, event or note.
  indirect case item(Item)
}

public import Agenda

/// One thing that a line can mean. A line has several, in the order in which they are to be tried; the
/// first that the store allows is the one.
public enum Reading: Hashable, Sendable {
  case answer(Answer)
  indirect case act(Act)
  case command(Invocation)
  indirect case plainAct(PlainAct)
  indirect case question(Question)
  case remark(Remark)
  /// Words that sound as if they speak of something kept: unclear where they hold the name of such a thing, or one of
  /// the words of its name.
  case mayBeAbout(String, inPart: Bool)
  /// What a line says one after the other, the first of it an act: what of it fits nothing drops out, all of it where
  /// the first does.
  indirect case clauses([Reading])
  /// A command that may be meant: asked about first.
  case offer(Invocation)
  case chatter(Chatter)
  /// Only a date, time or duration.
  indirect case moment(TemporalExpression)
  indirect case item(Item)
}

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
  indirect case moment(Expression)
  indirect case item(Item)
}

/// The answer to an open question.
public enum Answer: Hashable, Sendable {
  /// The choice of that number, from 1.
  case number(Int)
  /// The choice of that name, by its index from 0.
  case choice(Int)
  case yes, no
  /// The last choice, or all of them.
  case last, all
}

/// Something done to a message of the bot's.
public enum Act: Hashable, Sendable {
  case done, undo, no, more, delete, stopNagging
  case number(Int)
  case note(String)
  /// A date, time or duration and nothing else: snoozes or moves.
  case moment(Expression)
  /// `no, wednesday`: the item spoken of last was meant for another time.
  case correction(Expression)
}

/// A command's word and what follows it, both as written.
public struct Invocation: Hashable, Sendable {
  /// Lower case, without its mark.
  public var word: String
  public var arguments: String
  /// Whether it was marked by `!` or `/`.
  public var isMarked: Bool

  public init(word: String, arguments: String = "", isMarked: Bool = true) {
    self.word = word
    self.arguments = arguments
    self.isMarked = isMarked
  }
}

/// Talk that asks for nothing.
public enum Chatter: Hashable, Sendable {
  case greeting, smallTalk
}

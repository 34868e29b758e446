/// One thing that a line can mean. A line has several, in the order in which they are to be tried; the
/// first that the store allows is the one.
public enum Reading: Hashable, Sendable {
  case answer(Answer)
  indirect case act(Act)
  case command(Invocation)
  indirect case plainAct(PlainAct)
  indirect case question(Question)
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

/// An act in plain words on an item named by its own (`paid rent`): it stands only if they name exactly one.
public enum PlainAct: Hashable, Sendable {
  case complete(String)
  case delete(String)
  case move(String, to: Expression)
}

/// Something asked of the store.
public enum Question: Hashable, Sendable {
  /// `what do i have on friday?`
  case what(Expression?)
  /// `when is the dentist?`
  case when(String)
  /// `did i pay rent?`
  case did(String)
  /// `where is the party?`, `which ...?`, and any other that ends in `?`.
  case about(String)
}

/// Talk that asks for nothing.
public enum Chatter: Hashable, Sendable {
  case greeting, smallTalk
}

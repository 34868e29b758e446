/// Something said to the bot that asks for a word, not for anything to be done.
public enum Remark: Hashable, Sendable, CaseIterable {
  /// It does not work, or is no use.
  case complaint
  case confusion
  case praise
  /// The last answer was not what was meant.
  case wrong
  /// Another time is wanted, and not said.
  case whenThen
  /// How long it should wait.
  case later
  case sameTime
  /// Something that the bot does not do, though a todo for it can be kept.
  case cannot
  /// The same, where somebody wanted it done: a todo for it is offered.
  case cannotDo
  /// Said to the bot, and not understood: a todo of its words is offered.
  case unclear
  /// To be left alone on some days of the week.
  case quietByDay
  case otherLanguage
  case split, swap, share, giveBack
  /// `undo everything`
  case oneByOne
  case nagWhat
  /// A header with no lines below it.
  case header
  /// An act on something earlier, below a message's first line.
  case firstLineOnly
  /// `create a list called costco`, with nothing on it.
  case emptyList
  /// `all done for today`
  case finished
  /// `my name is ...`, `not now`, `wrong chat`: nothing to say to.
  case nothing

  /// Whether a todo of the words is offered.
  public var offersTodo: Bool { self == .cannotDo || self == .unclear }
}

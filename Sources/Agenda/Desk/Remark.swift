/// A remark to the bot that asks for a reply, not for anything to be done.
public enum Remark: Hashable, Sendable, CaseIterable {
  /// The bot does not work, or is useless.
  case complaint
  case confusion
  case praise
  /// The last answer was not what was meant.
  case wrong
  /// Another time is wanted, without saying which.
  case whenThen
  /// Something should wait, without saying how long.
  case later
  /// `remind me`, without saying of what or when; the next message says that.
  case reminding
  case sameTime
  /// A wish for something that the bot does not do, though the person can add a todo for it.
  case cannot
  /// A request for something that the bot does not do: the reply offers a todo for it.
  case cannotDo
  /// Words to the bot that were not understood: the reply offers a todo with them.
  case unclear
  /// The same, but no todo: an answer to nothing, or an act on something that was not named.
  case unclearAct
  /// A wish for silence on some days of the week.
  case quietByDay
  case otherLanguage
  case split, swap, share, giveBack
  /// `undo everything`
  case oneByOne
  case nagWhat
  /// A heading without lines below it.
  case header
  /// An act on something earlier that is not on the message's first line.
  case firstLineOnly
  /// `create a list called costco`, with nothing on it.
  case emptyList
  /// `all done for today`
  case finished
  /// `im never going to get this done`
  case discouraged
  /// `not now`, `wrong chat`: nothing that needs a reply.
  case nothing
  /// `my name is ...`: a newcomer is greeted.
  case introduction
  /// `got it`: after a reminder it means that the thing is done.
  case acknowledged

  /// Whether the reply offers a todo with the words.
  public var offersTodo: Bool { self == .cannotDo || self == .unclear }
}

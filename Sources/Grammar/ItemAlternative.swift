/// What a line that describes a new item can mean instead. The agent tries them in order, before it keeps the item.
public enum ItemAlternative: Hashable, Sendable {
  /// A todo that hangs on the date of something there is; the item where there is no such thing.
  indirect case hanging(Hanging)
  /// A todo that hangs on something that the line does not name.
  case hangingOnNothing
  /// A reminder or nagging about something there is, else about the item that is left of the line.
  indirect case reminding(ReminderRequest)
  /// The list of one of these names, in lower case.
  case list([String])
  /// The tag of that name, in lower case.
  case tag(String)
  /// The place of that name, in lower case.
  case place(String)
  /// What others are asked to do, instead of an item of one's own.
  indirect case sending(SentItem)

  /// What hangs on something else, where that is what it is.
  public var hanging: Hanging? { if case .hanging(let hanging) = self { hanging } else { nil } }
}

/// Another possible meaning of a line that describes a new item. The agent tries them in order before it keeps the
/// item.
public enum ItemAlternative: Hashable, Sendable {
  /// A todo whose date depends on an existing thing; the item itself if there is no such thing.
  indirect case hanging(Hanging)
  /// A todo whose date depends on something that the line does not name.
  case hangingOnNothing
  /// A reminder or nagging about an existing thing, or else about the item in the rest of the line.
  indirect case reminding(ReminderRequest)
  /// The list of one of these names, in lower case.
  case list([String])
  /// The tag of that name, in lower case.
  case tag(String)
  /// The place of that name, in lower case.
  case place(String)
  /// A request to others, instead of an item of one's own.
  indirect case sending(SentItem)

  /// The item that depends on something else; nil for any other alternative.
  public var hanging: Hanging? { if case .hanging(let hanging) = self { hanging } else { nil } }
}

/// One thing that a person does on a page.
public enum PageAction: Hashable, Sendable {
  /// A message that does it: `!complete #12`, `milk tomorrow`. It names items by their own numbers, such as `#12`.
  /// Numbers without `#` name nothing, since a page shows no numbered list. `about` is the item that `it`, a bare date
  /// or a bare `done` in the message means.
  case message(String, about: ItemReference? = nil)
  /// The intent of a form, from its fields.
  case form(Intent)

  /// The intent of a form. A name in a field is taken as a name, whatever its words.
  public enum Intent: Hashable, Sendable {
    /// Undoes one change, whatever was changed since.
    case undo(ChangeOrigin)
    /// Renames a list.
    case renameList(String, to: String)
    /// Deletes a list; its items stay.
    case deleteList(String)
    /// Deletes the items on a list, after asking.
    case clearList(String)
    /// Keeps a search as a list.
    case keepSearch(String, as: String)
    /// Accepts the request whose item has that name.
    case accept(String)
    /// Declines the request whose item has that name.
    case decline(String)
    /// Publishes an event to the community, after asking.
    case publish(Publication)
    /// Changes the published event with that number into this one; its repeat rule stays.
    case changePublished(Int64, Publication)
    /// Calls off the published event with that number, for a reason; nil gives none.
    case callOff(Int64, because: String?)
  }

  /// The message; empty for a form.
  public var message: String { if case .message(let text, _) = self { text } else { "" } }

  /// The item that the message is about, if one is given.
  public var subject: ItemReference? { if case .message(_, let subject) = self { subject } else { nil } }
}

/// One thing that a person does on a page.
public enum PageAction: Hashable, Sendable {
  /// A message that does it: `!complete #12`, `milk tomorrow`. Items are named by their own numbers, such as `#12`.
  /// Numbers without `#` name nothing, since a page shows no numbered list. `about` is the item that `it`, a bare date
  /// or a bare `done` in the message means.
  case message(String, about: ItemReference? = nil)
  /// What a form says by its fields.
  case form(Intent)

  /// What a form says by its fields. A name in it is a name, whatever words it has.
  public enum Intent: Hashable, Sendable {
    /// Takes back one change, whatever was changed since.
    case undo(ChangeOrigin)
    /// Gives a list another name.
    case renameList(String, to: String)
    /// Takes a list away; what is on it stays.
    case deleteList(String)
    /// Deletes what is on a list, after asking.
    case clearList(String)
    /// Keeps a search as a list.
    case keepSearch(String, as: String)
    /// Agrees to what somebody asks, by its name.
    case accept(String)
    /// Says no to what somebody asks, by its name.
    case decline(String)
    /// Publishes an event to the community, after asking.
    case publish(Publication)
    /// Changes what was published under a number into this; how it repeats stays.
    case changePublished(Int64, Publication)
    /// Calls off what was published under a number, and tells why; nil says nothing of it.
    case callOff(Int64, because: String?)
  }

  /// The message; empty for a form.
  public var message: String { if case .message(let text, _) = self { text } else { "" } }

  /// What the message is about, where it says so.
  public var subject: ItemReference? { if case .message(_, let subject) = self { subject } else { nil } }
}

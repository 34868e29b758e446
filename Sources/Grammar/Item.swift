public import Agenda
public import Civil

/// A new todo, event or note as a line describes it.
public struct Item: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case todo, event, note
  }

  public var kind: Kind
  /// What remains when everything understood is taken out.
  public var name: String
  public var due: When?
  public var start: When?
  public var end: When?
  public var isAllDay = false
  /// When else it falls: each is a todo of its own.
  public var otherTimes: [When] = []
  @Indirect public var recurrence: Recurrence?
  public var repeatFrom = Todo.RepeatFrom.due
  /// 1 the highest to 3.
  public var priority: Int?
  public var tags: [String] = []
  public var list: String?
  public var place: String?
  /// Contacts, as written, without `+` or `@`.
  public var people: [String] = []
  /// The handle a leading `@bob` sends it to.
  public var recipient: String?
  /// Seconds.
  public var estimate: Int?
  public var note: String?
  public var url: String?
  /// What an edit takes away: `-#home`, `no date`.
  public var removedTags: [String] = []
  public var removesDate = false
  /// A line ticked off: it is kept as done.
  public var isDone = false
  /// Days and times that were left in the name, because another decides.
  @Indirect public var unused: [String]?
  /// What was said of its repeat that cannot be held: `except holidays`.
  @Indirect public var unheld: String?
  /// A date that was clearly meant but makes no sense; the item stands without it.
  @Indirect public var problem: Misunderstanding?

  public init(kind: Kind = .todo, name: String) {
    self.kind = kind
    self.name = name
  }
}

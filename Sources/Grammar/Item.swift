public import Agenda
public import Civil

/// A new todo, event or note as a line describes it.
public struct Item: Hashable, Sendable {
  /// What the item is to become.
  public enum Kind: String, Hashable, Sendable {
    case todo, event, note
  }

  /// A todo, unless the line tells otherwise.
  public var kind: Kind
  /// What remains of the line without everything that was understood.
  public var name: String
  /// When a todo is due; nil for an event.
  public var due: When?
  /// When an event begins, or a todo can be begun (`~friday`).
  public var start: When?
  /// When an event ends, as in `Event.end`; nil where no end was given.
  public var end: When?
  /// Whether it is an event of whole days, without times.
  public var isAllDay = false
  /// Further dates or times of the line: each becomes an item of its own.
  public var otherTimes: [When] = []
  /// What it repeats by; nil where it does not.
  @Indirect public var recurrence: Recurrence?
  /// Whether the repeat counts from the due date or from completion.
  public var repeatFrom = Todo.RepeatFrom.due
  /// From 1, the highest, to 3; nil where none was given.
  public var priority: Int?
  /// Tags in the order written, without `#`, each once.
  public var tags: [String] = []
  /// The name of the list to put it on; nil where none was given.
  public var list: String?
  /// The name of a place, without `@`.
  public var place: String?
  /// Contacts, as written, without `+` or `@`.
  public var people: [String] = []
  /// The handle that a leading `@bob` sends it to, without `@`.
  public var recipient: String?
  /// How long it should take, in seconds.
  public var estimate: Int?
  /// Remarks on the item: the text after `//`.
  public var note: String?
  /// The first link in the line.
  public var url: String?
  /// Tags that an edit takes away: `-#home`.
  public var removedTags: [String] = []
  /// Places and people that an edit takes away: `-@office`, `-@ann`.
  public var removedNames: [String] = []
  /// Whether an edit takes the date away: `no date`, `someday`.
  public var removesDate = false
  /// Whether the line is ticked off, so that it is added as done.
  public var isDone = false
  /// Dates and times that stay in the name, because another one in the line decides.
  @Indirect public var unused: [String]?
  /// The part of its repeat that is not supported: `except holidays`.
  @Indirect public var unheld: String?
  /// What the line can mean instead, in the order to try.
  @Indirect public var alternatives: [ItemAlternative]?
  /// A date that was clearly meant but makes no sense; the item is made without it.
  @Indirect public var problem: Misunderstanding?

  /// An item with a name and nothing else.
  public init(kind: Kind = .todo, name: String) {
    self.kind = kind
    self.name = name
  }
}

extension Item {
  /// Only a remark, to be put to an item there is.
  package static func remark(_ text: String) -> Item {
    var item = Item(name: "")
    item.note = text.nonEmpty
    return item
  }

  /// Whether its name is that handle alone: `@bob`.
  package func isOnly(handle: String) -> Bool { name.lowercased() == "@\(handle)".lowercased() }

  /// Whether its name is nothing but marks, as a tag or a place that was not written out leaves them.
  package var isBareMark: Bool {
    !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isPunctuation || $0.isSymbol) }
  }

  /// Whether nothing but its words and its time says what it is: a mark, a remark or `remind me` say that it is to be
  /// kept.
  var isNameAndTime: Bool {
    var plain = Item(kind: kind, name: name)
    (plain.due, plain.start, plain.end) = (due, start, end)
    (plain.recurrence, plain.repeatFrom, plain.unused) = (recurrence, repeatFrom, unused)
    return self == plain
  }
}

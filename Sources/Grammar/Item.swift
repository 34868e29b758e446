public import Agenda
public import Civil

/// A new todo, event or note as a line describes it.
public struct Item: Hashable, Sendable {
  /// The kinds of things that an item can become.
  public enum Kind: String, Hashable, Sendable {
    case todo, event, note
  }

  /// The kind; a todo unless the line tells otherwise.
  public var kind: Kind
  /// The name: the part of the line that was not understood as anything else.
  public var name: String
  /// The due date of a todo; nil for an event.
  public var due: When?
  /// The start of an event, or the moment from which a todo can be begun (`~friday`).
  public var start: When?
  /// The end of an event, as in `Event.end`; nil if none was given.
  public var end: When?
  /// True for an event of whole days, without times.
  public var isAllDay = false
  /// Further dates or times of the line: each becomes an item of its own.
  public var otherTimes: [When] = []
  /// The rule of its repeat; nil if it does not repeat.
  @Indirect public var recurrence: Recurrence?
  /// The date that the repeat counts from: the due date or the completion.
  public var repeatFrom = Todo.RepeatFrom.due
  /// The priority from 1, the highest, to 3; nil if none was given.
  public var priority: Int?
  /// Tags in the order written, without `#`, each once.
  public var tags: [String] = []
  /// The name of the list to put it on; nil if none was given.
  public var list: String?
  /// The name of a place, without `@`.
  public var place: String?
  /// Contacts, as written, without `+` or `@`.
  public var people: [String] = []
  /// The handle that a leading `@bob` sends it to, without `@`.
  public var recipient: String?
  /// The estimate of the time it takes, in seconds.
  public var estimate: Int?
  /// Remarks on the item: the text after `//`.
  public var note: String?
  /// The first link in the line.
  public var url: String?
  /// Tags that an edit takes away: `-#home`.
  public var removedTags: [String] = []
  /// Places and people that an edit takes away: `-@office`, `-@ann`.
  public var removedNames: [String] = []
  /// True if an edit takes the date away: `no date`, `someday`.
  public var removesDate = false
  /// True if the line is ticked off, so that the item is added as done.
  public var isDone = false
  /// Dates and times that stay in the name because another one in the line decides.
  @Indirect public var unused: [String]?
  /// The part of its repeat that is not supported: `except holidays`.
  @Indirect public var unheld: String?
  /// The other possible meanings of the line, in the order to try.
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
  /// An item that is only a remark, for adding to an existing item.
  package static func remark(_ text: String) -> Item {
    var item = Item(name: "")
    item.note = text.nonEmpty
    return item
  }

  /// Returns true if its name is just that handle: `@bob`.
  package func isOnly(handle: String) -> Bool { name.lowercased() == "@\(handle)".lowercased() }

  /// True if its name consists of marks only, as an unfinished tag or place leaves them.
  package var isBareMark: Bool {
    !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isPunctuation || $0.isSymbol) }
  }

  /// True if the line has only words and a time. A mark, a remark or `remind me` would show that the line is to be
  /// kept.
  var isNameAndTime: Bool {
    !isAllDay && priority == nil && tags.isEmpty && list == nil && place == nil && people.isEmpty && recipient == nil
      && estimate == nil && note == nil && url == nil && removedTags.isEmpty && removedNames.isEmpty && !removesDate
      && !isDone && !_unheld.isSet && !_alternatives.isSet && !_problem.isSet
  }
}

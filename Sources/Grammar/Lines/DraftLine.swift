import Agenda
import Civil

/// A line of a message before it is read: its words, and what the lines around it say about it.
struct DraftLine {
  /// What a line is to the item above it.
  enum Role {
    /// An item of its own.
    case item
    /// Only a date or time, which is the item's above where that has none; the range is without its label.
    case moment(Range<Int>, isLabelled: Bool)

    var isMoment: Bool {
      if case .moment = self { true } else { false }
    }
  }

  /// The line itself, its bullet aside.
  var range: Range<Int>
  var role = Role.item
  /// Whether it takes place at its time, rather than being due then.
  var takesPlace = false
  /// Whether it stands below a header, where it can be nothing but an item.
  var isListed = false
  /// Whether somebody else wrote it: it is kept, or it is chatter.
  var isForwarded = false
  /// Whether it is a header that nothing stands below.
  var isHeader = false
  /// Whether it and another line begin with a weekday.
  var isAmongDays = false
  /// Whether it ends a message of several lines: a thanks there is none of them.
  var isClosing = false
  /// Whether it is ticked off.
  var isDone = false
  /// What is said of it apart from its own words; nil for most lines, which are copied often.
  @Indirect private var aside: Aside?

  private struct Aside: Hashable, Sendable {
    var words: [UInt8]?
    var name: String?
    var place: String?
    var notes: [Range<Int>] = []
    var list: String?
    var day: When?
  }

  init(range: Range<Int>, role: Role = .item, list: String? = nil, day: When? = nil) {
    (self.range, self.role) = (range, role)
    if list != nil || day != nil { aside = Aside(list: list, day: day) }
  }

  /// The text that is read instead of the line, if its words had to be put together.
  var words: [UInt8]? {
    get { aside?.words }
    set { say { $0.words = newValue } }
  }

  /// Its name, where it is told apart from its words.
  var name: String? {
    get { aside?.name }
    set { say { $0.name = newValue } }
  }

  /// Its place, where it is told apart from its words.
  var place: String? {
    get { aside?.place }
    set { say { $0.place = newValue } }
  }

  /// The remarks below it: `//` lines without their marks, and in a text that labels its date what else has a label.
  var notes: [Range<Int>] {
    get { aside?.notes ?? [] }
    set { say { $0.notes = newValue } }
  }

  /// The list of the header above it.
  var list: String? { aside?.list }
  /// The day of the header above it (`tomorrow:`).
  var day: When? { aside?.day }

  private mutating func say(_ change: (inout Aside) -> Void) {
    var aside = aside ?? Aside()
    change(&aside)
    self.aside = aside
  }
}

extension DraftLine {
  /// What is read of it: its words, and the notes below them.
  func text(in bytes: Bytes) -> [UInt8] {
    var text = words ?? Array(bytes[range])
    for note in notes { text += Array("\n// ".utf8) + bytes[note] }
    return text
  }

  /// The line with the date that another one is.
  func taking(_ other: DraftLine, in bytes: Bytes) -> DraftLine {
    guard case .moment(let moment, let isLabelled) = other.role else { return self }
    var line = self
    line.words = (words ?? Array(bytes[range])) + Array(", ".utf8) + bytes[moment]
    line.takesPlace = isLabelled && other.takesPlace
    line.notes += other.notes
    return line
  }
}

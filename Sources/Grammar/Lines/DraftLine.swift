import Agenda
import Civil

/// A line of a message before it is read: its words, and the facts that the lines around it add.
struct DraftLine {
  /// The relation of a line to the item above it.
  enum Role {
    /// An item of its own.
    case item
    /// Only a date or time, which goes to the item above if that has none; the range is without its label.
    case moment(Range<Int>, isLabelled: Bool)

    var isMoment: Bool {
      if case .moment = self { true } else { false }
    }
  }

  /// The range of the line itself, without its bullet.
  var range: Range<Int>
  var role = Role.item
  /// True if it takes place at its time, rather than being due then.
  var takesPlace = false
  /// True if it stands below a header, so that it can only be an item.
  var isListed = false
  /// True if it has a bullet: it acts on nothing earlier.
  var hasBullet = false
  /// True if somebody else wrote it: then it is kept, or it is chatter.
  var isForwarded = false
  /// True if it is a header with nothing below it.
  var isHeader = false
  /// True if it and another line begin with a weekday.
  var isAmongDays = false
  /// True if it ends a message of several lines: a thanks there is no item.
  var isClosing = false
  /// True if it is ticked off.
  var isDone = false
  /// Facts about it from other lines; nil for most lines, because drafts are copied often.
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

  /// The text that is read instead of the line, if its words had to be assembled; nil otherwise.
  var words: [UInt8]? {
    get { aside?.words }
    set { say { $0.words = newValue } }
  }

  /// Its name, if other lines give it.
  var name: String? {
    get { aside?.name }
    set { say { $0.name = newValue } }
  }

  /// Its place, if other lines give it.
  var place: String? {
    get { aside?.place }
    set { say { $0.place = newValue } }
  }

  /// The remarks below it: `//` lines without their marks, and, in a text that labels its date, other labelled lines.
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
  /// Returns the text to read: its words, and the notes below them.
  func text(in bytes: Bytes) -> [UInt8] {
    var text = words ?? Array(bytes[range])
    for note in notes { text += Array("\n// ".utf8) + bytes[note] }
    return text
  }

  /// Returns the line with the date of another line added.
  func taking(_ other: DraftLine, in bytes: Bytes) -> DraftLine {
    guard case .moment(let moment, let isLabelled) = other.role else { return self }
    var line = self
    line.words = (words ?? Array(bytes[range])) + Array(", ".utf8) + bytes[moment]
    line.takesPlace = isLabelled && other.takesPlace
    line.notes += other.notes
    return line
  }
}

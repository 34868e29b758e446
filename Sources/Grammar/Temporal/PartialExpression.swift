internal import Agenda

/// A phrase being read: what its parts have said so far.
struct PartialExpression {
  /// Token indexes, from its leading preposition to behind its last word.
  var start: Int
  /// The first token behind the leading preposition.
  var body: Int
  var end: Int
  var lead = TemporalExpression.Lead.none
  var from = Moment()
  var to = Moment()
  /// Times of the day besides that of `from`.
  var more = DayTimes()
  var hasEnd = false
  /// Whether the range is of times of one day.
  var isTimeRange = false
  /// The prepositions and marks before it.
  var leads: Leads = []
  var length: TemporalParser.Length?
  var cycle: Cycle?
  var zone: ZoneChoice = .none
  /// The token of a meal without a preposition (`dinner friday`): it says the hour, and stays in the name; -1 none.
  var meal = -1
  var isAllDay = false
  var isNever = false
  /// Nothing yet but words that are also names or plain numbers.
  var isWeak = true
  /// `after 1 week`: a moment, and as a repeat the time from one completion to the next.
  var isAfterLength = false
  /// Tokens of what it says that cannot be held.
  var unheld: Range<Int32>?
  /// What is impossible about it.
  var fault = Fault.none

  struct Leads: OptionSet {
    let rawValue: UInt16
    static let `in` = Leads(rawValue: 1)
    static let at = Leads(rawValue: 2)
    static let from = Leads(rawValue: 4)
    static let between = Leads(rawValue: 8)
    static let within = Leads(rawValue: 16)
    static let `for` = Leads(rawValue: 32)
    static let starting = Leads(rawValue: 64)
    static let on = Leads(rawValue: 128)
    static let around = Leads(rawValue: 256)
    static let deadline = Leads(rawValue: 512)
    static let after = Leads(rawValue: 1024)
  }

  init(start: Int) {
    self.start = start
    body = start
    end = start
  }

  enum Fault: UInt8 {
    case none, day, time, interval, weekday, frequency, dayOfMonth
  }

  enum ZoneChoice: Hashable {
    case none
    /// An index into the abbreviations.
    case abbreviation(Int)
    /// The token of a place's name before `time`.
    case place(Int)
    /// Minutes east of UTC.
    case offset(Int)
  }
}

/// The phrase that begins some words, read once: rows ask for the same words as one sort after the other.
struct DraftedPhrase {
  private var phrase: PartialExpression?
  private var isRead = false

  mutating func phrase(at i: Int, in scan: TemporalParser) -> PartialExpression? {
    if !isRead {
      phrase = scan.phrase(i)
      isRead = true
    }
    return phrase
  }
}

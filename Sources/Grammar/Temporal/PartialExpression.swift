internal import Agenda

/// A phrase that is being read: the facts of its parts so far.
struct PartialExpression {
  /// The index of its first token, with its leading preposition.
  var start: Int
  /// The first token behind the leading preposition.
  var body: Int
  var end: Int
  var lead = TemporalExpression.Lead.none
  var from = Moment()
  var to = Moment()
  /// Times of the day besides the one of `from`.
  var more = DayTimes()
  /// Days of the month besides the one of `from`, a bit for each.
  var otherDays: UInt32 = 0
  var hasEnd = false
  /// True if the range is of times of one day.
  var isTimeRange = false
  /// The prepositions and marks before it.
  var leads: Leads = []
  var length: TemporalParser.Length?
  var cycle: Cycle?
  var zone: ZoneChoice = .none
  /// The token of a meal without a preposition (`dinner friday`), which gives the hour and stays in the name; -1 for
  /// none.
  var meal = -1
  var isAllDay = false
  var isNever = false
  /// True as long as it has only words that are also names or plain numbers.
  var isWeak = true
  /// True for `after 1 week`: a moment or, as a repeat, the time from one completion to the next.
  var isAfterLength = false
  /// The tokens of the part that is not supported.
  var unheld: Range<Int32>?
  /// The part of it that is impossible.
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

/// The phrase that begins some words, read once: rows ask for several sorts of the same words in turn.
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

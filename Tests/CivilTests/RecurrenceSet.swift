import Civil

/// Everything that decides when a calendar item occurs (RFC 5545 3.8.5): its start, its rules, and the times added and
/// left out.
///
/// Also reads EXRULE of the older RFC 2445.
struct RecurrenceSet: Hashable, Sendable {
  /// DTSTART: the start of every rule; the only occurrence if there is neither a rule nor an addition.
  var start: CivilDateTime
  /// RRULE: the occurrences of all rules count.
  var rules: [Recurrence] = []
  /// RDATE: times in addition to those of the rules.
  var additions: [CivilDateTime] = []
  /// EXRULE: rules whose times are left out.
  var excludedRules: [Recurrence] = []
  /// EXDATE: times left out.
  var exceptions: [CivilDateTime] = []

  /// A set that occurs once, at its start.
  init(start: CivilDateTime) { self.start = start }

  /// Reads unfolded DTSTART, RRULE, RDATE, EXRULE and EXDATE lines in any order. Parameters and a trailing `Z` are
  /// ignored: all times are taken to be on one wall clock.
  /// - Throws: ``InvalidRecurrence`` with the line or the part that is wrong.
  init(lines: [some StringProtocol]) throws(InvalidRecurrence) {
    self.init(start: CivilDateTime(CivilDate(dayNumber: 0), .midnight))
    var hasStart = false
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { throw RecurrenceSet.invalid(line) }
      let value = String(line[line.index(after: colon)...])
      switch line[..<colon].prefix(while: { $0 != ";" }).uppercased() {
      case "DTSTART":
        guard let first = try RecurrenceSet.times(value, in: line).first else {
          throw RecurrenceSet.invalid(line)
        }
        start = first
        hasStart = true
      case "RRULE": rules.append(try Recurrence(rrule: value))
      case "EXRULE": excludedRules.append(try Recurrence(rrule: value))
      case "RDATE": additions += try RecurrenceSet.times(value, in: line)
      case "EXDATE": exceptions += try RecurrenceSet.times(value, in: line)
      default: throw RecurrenceSet.invalid(line)
      }
    }
    guard hasStart else { throw RecurrenceSet.invalid(lines.first.map { String($0) } ?? "") }
  }

  /// The occurrences in order, each once; only the start if there is neither a rule nor an addition.
  func occurrences() -> Occurrences { Occurrences(self) }

  /// Merges the occurrences of several rules, the earliest first.
  struct Occurrences: Sequence, IteratorProtocol, Sendable {
    private var sources: [Recurrence.Occurrences]
    private var heads: [CivilDateTime?]
    private var additions: ArraySlice<CivilDateTime>
    private var excluded: [Recurrence.Occurrences]
    private var excludedHeads: [CivilDateTime?]
    private let exceptions: Set<CivilDateTime>

    init(_ set: RecurrenceSet) {
      sources = set.rules.map { $0.occurrences(from: set.start) }
      excluded = set.excludedRules.map { $0.occurrences(from: set.start) }
      let isBare = set.rules.isEmpty && set.additions.isEmpty
      additions = (isBare ? [set.start] : set.additions).sorted()[...]
      exceptions = Set(set.exceptions)
      heads = []
      excludedHeads = []
      for index in sources.indices { heads.append(sources[index].next()) }
      for index in excluded.indices { excludedHeads.append(excluded[index].next()) }
    }

    /// The next occurrence, or nil when every rule has ended.
    mutating func next() -> CivilDateTime? {
      while let next = (heads.compactMap { $0 } + additions.prefix(1)).min() {
        for index in sources.indices where heads[index] == next { heads[index] = sources[index].next() }
        while additions.first == next { additions.removeFirst() }
        if !exceptions.contains(next), !isExcluded(next) { return next }
      }
      return nil
    }

    private mutating func isExcluded(_ moment: CivilDateTime) -> Bool {
      var found = false
      for index in excluded.indices {
        while let head = excludedHeads[index], head < moment { excludedHeads[index] = excluded[index].next() }
        if excludedHeads[index] == moment { found = true }
      }
      return found
    }
  }

  private static func times(_ value: String, in line: some StringProtocol) throws(InvalidRecurrence) -> [CivilDateTime]
  {
    var times: [CivilDateTime] = []
    for text in value.split(separator: ",") {
      let text = text.last == "Z" ? text.dropLast() : text
      if let date = CivilDate(basic: text) {
        times.append(CivilDateTime(date, .midnight))
      } else if let moment = CivilDateTime(basic: text) {
        times.append(moment)
      } else {
        throw invalid(line)
      }
    }
    return times
  }

  private static func invalid(_ line: some StringProtocol) -> InvalidRecurrence {
    InvalidRecurrence(
      String(line), reason: "is no line of DTSTART, RRULE, RDATE, EXRULE or EXDATE with times like 20261225T090000")
  }
}

/// The year that a cursor is in, and its days that pass the filter. It remembers the days of each kind of year.
struct RecurrenceYears {
  private let filter: RecurrenceFilter
  private(set) var year: RecurrenceYear
  private(set) var days: RecurrenceDays
  private var kinds: [RecurrenceDays] = []
  /// The kinds of year whose days are known, one bit each.
  private var known: UInt32 = 0
  private var loads = 0

  init(_ filter: RecurrenceFilter, at number: Int) {
    self.filter = filter
    year = RecurrenceYear(number)
    days = filter.days(of: year)
  }

  mutating func load(_ number: Int) {
    if number == year.number { return }
    year = RecurrenceYear(number)
    loads += 1
    // Looking at a rule once needs only a year or two, for which a table is not worth it.
    guard loads > 3, filter.followsKind else {
      days = filter.days(of: year)
      return
    }
    if kinds.isEmpty { kinds = Array(repeating: RecurrenceDays(), count: RecurrenceYear.kinds) }
    let kind = year.kind
    if known >> UInt32(kind) & 1 == 0 {
      kinds[kind] = filter.days(of: year)
      known |= 1 << UInt32(kind)
    }
    days = kinds[kind]
  }

  /// Loads the next year at that interval that has any days, if one begins on `lastDay` or before. The calendar repeats
  /// after 400 years.
  mutating func loadNextInhabited(interval: Int, until lastDay: Int) -> Bool {
    var tries = filter.followsKind ? 400 : .max
    while tries > 0, year.number + interval <= 9999 {
      load(year.number + interval)
      if year.start > lastDay { return false }
      if !days.isEmpty { return true }
      tries -= 1
    }
    return false
  }
}

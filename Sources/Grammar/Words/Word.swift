/// The meaning of a word to a rule, whatever its spelling; a token's `value` tells which one (`weekday` 5 is Friday).
enum Word: UInt8, CaseIterable {
  case unknown

  // Words that speak of time; a phrase may begin with these. Their order matters: see `speaksOfTime`.

  /// 1 Monday to 7 Sunday.
  case weekday
  /// 1 January to 12 December.
  case month
  /// `Unit`'s raw value.
  case unit
  /// Its number: `seven`, `twenty`; hundred and thousand are their own.
  case cardinal
  /// Its number: `third`, `twentieth`.
  case ordinal
  /// `Part`'s raw value.
  case part
  /// `daily`, `fortnightly`: `Pace`'s raw value.
  case pace
  /// `bi`, `semi` before a pace; the value is 2 or 6.
  case twoFold
  /// May begin the name of a holiday (`new`, `boxing`, `easter`).
  case holiday
  case today, tomorrow, yesterday, now, tod, tom
  case workweek, working, endOf, middleOf, restOf, starting
  /// `eod eow eom eoq eoy`: the unit's raw value.
  case eo
  case early, late, someday, never, no, not, alternate, same
  case the, a, this, next, last, coming, current, every, another, all, full, my
  /// `numberedQuarter` stands before its number: `Q2`.
  case couple, few, several, half, quarter, numberedQuarter, once, twice, thrice

  // Prepositions: a phrase may begin with these if one of the above follows.
  case on, at, `in`, by, due, before, until, from, `for`, after, since, between, within, during, around, about, over,
    sharp

  // Words inside a phrase.
  /// An index into the zone names.
  case zone
  case hundred, thousand, ordinalSuffix, meridiem, oclock, date, time
  case other, single, times, occurrence, instance
  case to, through, of, and, or, ending, past, later, ago, hence, more, than, except, ish

  /// Said to the bot, or about oneself (`please`, `thanks`): it names nothing, so the word before it does not belong to
  /// it.
  case spoken
  case reminder, alarm, list, have, like, there, how, `as`, with, up

  /// Something that takes place at a part of the day (`drinks`): the value is `Part`'s.
  case occasion
  // Nouns that keep a number from being a time.
  case counted
  /// Words that make a weekday or a midnight part of another thing: `sunday roast`, `midnight blue`.
  case compound
  /// Words before numbers that are no times: `divide by 3`, `a number from 1 to 10`.
  case scale
  /// Verbs for works with a title: `watch`, `read`.
  case media
  /// Nouns that are numbered: `15th floor`, `second draft`.
  case ranked

  /// True if a phrase may begin with it.
  @inline(__always) var speaksOfTime: Bool { rawValue &- 1 < Word.thrice.rawValue }
  /// True if it may stand before a word about time.
  @inline(__always) var isPreposition: Bool { rawValue &- Word.on.rawValue <= Word.sharp.rawValue - Word.on.rawValue }
}

/// Lengths of time that are counted (`3 weeks`).
enum Unit: Int16 {
  case second, minute, hour, day, week, fortnight, month, quarter, year, weekend, workday, decade
}

/// The parts of a day (`in the morning`).
enum Part: Int16 {
  case none, morning, breakfast, noon, lunch, afternoon, evening, dinner, night, midnight, tonight
}

/// Words that are a repeat by themselves.
enum Pace: Int16 {
  case daily, weekly, monthly, quarterly, yearly, hourly, fortnightly, bimonthly, nightly, minutely, halfYearly,
    monWedFri, tueThu
  /// The first of two short days: the `tu` of `tu th`.
  case firstOfTueThu
}

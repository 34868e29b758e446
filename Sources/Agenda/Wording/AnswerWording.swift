package import Civil

/// The answers to questions.
package protocol AnswerWording {
  func yes(_ told: String) -> String
  func no(_ told: String) -> String
  /// The answer to whether there is something, if there is nothing.
  ///
  /// - Parameter when: the time that was asked about, after a space; empty if there is none.
  func nothingThere(_ when: String) -> String
  /// The answer that a thing is not on a list, with an offer to add it.
  func notThere(offering thing: String) -> String
  /// How many times of a series are still to come; nil if it goes on for ever.
  func timesLeft(_ count: Int?, of item: AgendaItem, on desk: Desk) -> String
  func isBusy(_ when: String, isAsked: Bool) -> String
  var atTheSameTime: String { get }
  func notThen(_ when: String) -> String
  var unknowable: String { get }
  /// `on Tue 24 Nov`, `Mon 23 Nov - Sun 29 Nov`, with the time if one is given.
  func onDays(_ first: CivilDate, _ last: CivilDate, from start: CivilTime?, to end: CivilTime?, on desk: Desk)
    -> String
  /// `Free 08:00-09:15 and 10:00-22:00.`
  func gaps(_ gaps: [Range<Int>], on desk: Desk) -> String
  /// Spans of a day's minutes, as hours.
  func hours(_ spans: [Range<Int>], on desk: Desk) -> String
  /// Adds the free hours to the answer that a day is busy.
  func butFree(_ busy: String, _ hours: String) -> String
  /// Reads the year in which somebody was born from the note of a birthday; nil if there is none.
  func yearOfBirth(_ item: AgendaItem) -> Int?
  func isFree(_ when: String, isAskedBusy: Bool) -> String
  func between(_ seconds: Int) -> String
  var noClash: String { get }
  var noClashes: String { get }
  func nothingAfter(_ item: AgendaItem) -> String
  func nothingBefore(_ item: AgendaItem) -> String
  func age(_ age: Int, _ item: AgendaItem, on desk: Desk) -> String
  func isAt(_ name: String, _ place: String) -> String
  func noPlace(_ line: String) -> String
  func takes(_ name: String, _ seconds: Int) -> String
  func noLength(_ line: String) -> String
  func once(_ line: String) -> String
  func often(_ item: AgendaItem, on desk: Desk) -> String?
  /// `35 days until Fri 25 Dec`, `5 h 20 min until Fri 20 Nov, 17:00`.
  func until(_ when: When, on desk: Desk) -> String
  func isInWeek(_ day: CivilDate, on desk: Desk) -> String
  func isDay(_ day: CivilDate, on desk: Desk) -> String

  /// The answer whether a day is what the person asked: first yes or no, then the day.
  func isDay(_ day: CivilDate, isSo: Bool, on desk: Desk) -> String
  func isNow(on desk: Desk) -> String
  /// `Tue 24 Nov: Free 08:00-09:15 and 10:00-22:00. Taken: dentist - 09:15-10:00.`
  func free(on day: CivilDate, _ gaps: [Range<Int>], between items: [AgendaItem], on desk: Desk) -> String
  func nothingAdded(_ days: String) -> String
  func addedOn(_ days: String) -> String
  var lastChange: String { get }
  func done(_ days: String) -> String
  func nothingDone(_ days: String) -> String
  var whatIsDone: String { get }
  func count(_ count: Int, _ what: String) -> String
  /// `3 todos:`, `2 events on Tue 24 Nov:`; without a kind, things.
  func count(_ count: Int, of kind: Criterion.Kind?, _ when: String) -> String
  /// `3 things done this week:`
  func countDone(_ count: Int, _ when: String) -> String
  /// A search in words, if it has any: `priority:1` is `priority 1`. Any other search stays as it is written.
  func search(_ search: String) -> String
  var weekdays: [String] { get }
  func weekStarts(_ day: Weekday) -> String
  func part(_ part: PartOfDay, _ minutes: Int, on desk: Desk) -> String
  func partsAre(_ told: Conventions.PartsOfDay, on desk: Desk) -> String
}

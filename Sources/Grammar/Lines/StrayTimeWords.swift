/// The words before two times of one line that are the start and the end of one thing.
struct StrayTimeWords: Sendable {
  /// Words, one of which stands before the first of the two times unless an arrow joins them.
  var beginnings = KeyWords("")
  /// Words before the time of departure.
  var departing = WordSet("")
  /// Words before the time of arrival.
  var arriving = WordSet("")
  /// Words for an arrival on a timetable: the time before is then the departure.
  var timetabled = WordSet("")
  /// Words for an arrival whose departure is the time right before: `3 dec 11:40, lands 08:15`.
  var landing = WordSet("")
  /// Words behind the time of an arrival on the day after the departure.
  var dayLater: [StaticString] = []
  /// Words before the time at which the doors open.
  var doors = WordSet("")
  /// Words before the time at which the show begins.
  var show = WordSet("")
  /// Words that may stand between these and the time.
  var between = WordSet("")
}

/// The words before two times of one line that are the start and the end of one thing.
struct StrayTimeWords: Sendable {
  /// Words of which one stands before the first of the two, unless an arrow joins them.
  var beginnings = KeyWords("")
  /// Before the time of leaving.
  var departing = WordSet("")
  /// Before the time of arriving.
  var arriving = WordSet("")
  /// Before the time when the doors open.
  var doors = WordSet("")
  /// Before the time when it begins behind them.
  var show = WordSet("")
  /// Words that may stand between these and the time.
  var between = WordSet("")
}

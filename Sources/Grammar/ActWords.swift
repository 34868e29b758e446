/// What the tables of acts say behind the items.
struct ActWords: Sendable {
  /// Before a moment that something moves to.
  var toMoment = ""
  /// Before how long something is.
  var lasting = ""
  /// Says that something moves a day on from its own.
  var byOneDay = ""
  /// Says that all of a series is meant.
  var forGood: [String] = []
  /// Between words and those that they take the place of.
  var replacedBy: [String] = []
  /// Words that change the hour of an item and leave its day.
  var hourChanges: [String: PlainAct.HourChange] = [:]
}

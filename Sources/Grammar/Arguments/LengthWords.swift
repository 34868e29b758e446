import Agenda

/// The words for lengths of time, hours and days as commands take them.
struct LengthWords: Sendable {
  /// Lengths of time by their units, in seconds.
  var unitsOfLength: [String: Int] = [:]
  /// What half an hour is called.
  var halfHours: [String] = []
  /// How many months a unit is: 12 of `year`.
  var unitsOfMonths: [String: Int] = [:]
  /// One month, and what stands behind the number of several.
  var inMonths = (one: "", several: "")
  /// Numbers before a unit.
  var countedLengths: [String: Int] = [:]
  /// Beginnings of an amount without a figure: `half an hour`, `by a day`.
  var beginningsOfAmounts: [String] = []
  /// What stands behind an hour, and the hours that it adds.
  var halvesOfDay: [(suffix: String, hours: Int)] = []
  /// The days of the week, from Monday on.
  var weekdayNames: [String] = []
  /// How their names end where several are meant.
  var manyDays: [String] = []
  /// The parts of the day that have an hour of their own.
  var hoursOfDay: [String: PartOfDay] = [:]
  /// What stands around a day that is meant of each month.
  var everyMonth = (before: "", behind: "")
  /// What stands around a number of minutes that something is in.
  var inMinutes = (before: "", behind: "")
}

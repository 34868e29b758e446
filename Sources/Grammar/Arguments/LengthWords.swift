import Agenda

/// The words for lengths of time, hours and days as arguments of commands.
struct LengthWords: Sendable {
  /// Lengths of time by their units, in seconds.
  var unitsOfLength: [String: Int] = [:]
  /// The words for half an hour.
  var halfHours: [String] = []
  /// The words for half a year.
  var halfYears: [String] = []
  /// The number of months in a unit: 12 for `year`.
  var unitsOfMonths: [String: Int] = [:]
  /// The word for one month, and the word behind the number of several.
  var inMonths = (one: "", several: "")
  /// Numbers before a unit.
  var countedLengths: [String: Int] = [:]
  /// Beginnings of an amount without a figure: `half an hour`, `by a day`.
  var beginningsOfAmounts: [String] = []
  /// The suffixes of an hour, and the hours that each adds.
  var halvesOfDay: [(suffix: String, hours: Int)] = []
  /// The days of the week, from Monday on.
  var weekdayNames: [String] = []
  /// The endings of the names of several days.
  var manyDays: [String] = []
  /// The parts of the day that have an hour of their own.
  var hoursOfDay: [String: PartOfDay] = [:]
  /// The words around a day of each month.
  var everyMonth = (before: "", behind: "")
  /// The words around a number of minutes until something.
  var inMinutes = (before: "", behind: "")
}

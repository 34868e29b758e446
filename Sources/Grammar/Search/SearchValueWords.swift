import Agenda

/// The values of a search's operators, all lower case, and the replies to unreadable values.
struct SearchValueWords: Sendable {
  /// The reply to a value that cannot be read: a description of the right values, and one that would work.
  struct Problem: Sendable {
    var reason = ""
    var example = ""
  }

  /// No value: `due:never`.
  var none: Set<String> = []
  /// The name of the list for items without a list.
  var inbox: Set<String> = []
  /// True; includes the empty text, for operators without a value.
  var yes: Set<String> = []
  /// False.
  var no: Set<String> = []
  /// The priorities; nil inside for none.
  var priorities: [String: Int?] = [:]
  /// Not completed yet.
  var open: Set<String> = []
  /// Completed.
  var completed: Set<String> = []
  /// The names of the kinds of items.
  var kinds: [String: Criterion.Kind] = [:]
  /// This moment.
  var now: Set<String> = []
  /// The number one, before a length.
  var one: Set<String> = []
  /// Lengths, by their number of days.
  var days: [String: Int] = [:]
  /// Lengths, by their number of months.
  var months: [String: Int] = [:]
  /// Words before the day from which a length counts.
  var of: Set<String> = []

  /// The value is neither yes nor no.
  var noYesOrNo = Problem()
  /// The value is no priority.
  var noPriority = Problem()
  /// The value is neither open nor completed.
  var noStatus = Problem()
  /// The value is no kind of item.
  var noKind = Problem()
  /// The value is no date.
  var noDate = Problem()
  /// The value is no length.
  var noLength = Problem()
  /// The day from which a length counts is no day.
  var noAnchor = Problem()
  /// The value is no comparison for a number of times.
  var noCount = Problem()
  /// The value is no comparison for an estimate.
  var noEstimate = Problem()
}

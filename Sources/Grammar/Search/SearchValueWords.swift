import Agenda

/// The words that stand behind the operators of a search, all lower case, and what is said of others.
struct SearchValueWords: Sendable {
  /// The answer to a value that cannot be read: what it has to be, and one that would work.
  struct Problem: Sendable {
    var reason = ""
    var example = ""
  }

  /// Nothing: `due:never`.
  var none: Set<String> = []
  /// The list of what is on no list.
  var inbox: Set<String> = []
  /// So it is; the empty text is among them where the operator alone says so.
  var yes: Set<String> = []
  /// So it is not.
  var no: Set<String> = []
  /// The priorities; nil inside for none.
  var priorities: [String: Int?] = [:]
  /// Not completed yet.
  var open: Set<String> = []
  /// Completed.
  var completed: Set<String> = []
  /// What kinds of items are called.
  var kinds: [String: Criterion.Kind] = [:]
  /// This moment.
  var now: Set<String> = []
  /// One, before a length.
  var one: Set<String> = []
  /// Lengths of so many days.
  var days: [String: Int] = [:]
  /// Lengths of so many months.
  var months: [String: Int] = [:]
  /// Before the day that a length counts from.
  var of: Set<String> = []

  /// Neither yes nor no.
  var noYesOrNo = Problem()
  /// No priority.
  var noPriority = Problem()
  /// Neither open nor completed.
  var noStatus = Problem()
  /// No kind of item.
  var noKind = Problem()
  /// No date.
  var noDate = Problem()
  /// No length.
  var noLength = Problem()
  /// A length counts from what is no day.
  var noAnchor = Problem()
  /// Nothing that a number of times is compared to.
  var noCount = Problem()
  /// Nothing that an estimate is compared to.
  var noEstimate = Problem()
}

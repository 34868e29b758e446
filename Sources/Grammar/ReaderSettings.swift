import Agenda
import Civil

/// What a reader reads by, behind one reference: readers are copied, and what they read by is not.
final class ReaderSettings: Sendable {
  /// See ``Reader``.
  struct Values: Sendable {
    var now: CivilDateTime
    var zone: Zone
    var language: LanguageGrammar
    var conventions: Conventions
    var vocabulary = Vocabulary()
    var context = Context()
    var effort: Effort?
  }

  let values: Values
  /// Today, taken apart once.
  let today: (year: Int, month: Int, day: Int)

  init(_ values: Values) {
    self.values = values
    today = values.now.date.components
  }
}

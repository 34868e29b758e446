import Agenda
import Civil

/// The settings of a reader, behind one reference: a copy of the reader does not copy them.
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

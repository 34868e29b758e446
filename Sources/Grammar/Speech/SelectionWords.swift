import Agenda

/// The words by which people refer to what they keep.
struct SelectionWords: Sendable {
  /// Places in a list: `second`.
  var places: [(key: WordKey, place: Int)] = []
  /// Words behind which stands what is left out of all there are.
  var leavingOut = WordSet("")
  /// Numbers of a few things.
  var smallNumbers: [WordKey: Int] = [:]
  /// What may stand before the number of an item.
  var beforeNumbersOfItems: [StaticString] = []
  /// Ends of words for days, to which something belongs without their apostrophe: `todays call`.
  var endingsOfDays: [StaticString] = []
  /// Weeks to which something belongs, without their apostrophe: `this weeks gym`.
  var possessedWeeks: [StaticString] = []
  /// What stands for a thing that was named by its day: `today's one`.
  var ofOne = WordSet("")
  /// Months that are words, too, behind their article.
  var monthsLikeWords: [StaticString] = []
  /// The same, as it is read as a month; as long as the article and the space behind it.
  var inMonth = ""
  /// Verbs that change what is kept.
  var changing = WordSet("")
  /// Stems of days that come every year.
  var anniversaries: Set<String> = []
  /// Stems of what is done with things that are left.
  var doingWhatIsLeft: Set<String> = []
  /// Stems of verbs for buying.
  var buying: Set<String> = []
  /// Stems of the names of lists of what is to be bought.
  var bought: Set<String> = []
  /// The stems that notes, events and todos are counted by.
  var kindsCounted: [(kind: Criterion.Kind, stems: Set<String>)] = []
  /// Words for notes.
  var notes: Set<String> = []
  /// Words that begin what is no part of a name: `got the stamps at the post office`.
  var startsOfAsides: Set<String> = []
  /// The word before somebody who is there, too; nil where there is none.
  var with: WordKey?
  /// What joins numbers.
  var joiningNumbers: [StaticString] = []
  /// All that was named, behind its article: `the lot`; nil where there is no such word.
  var lot: WordKey?
  /// What may stand before it: `the whole lot`.
  var whole: WordKey?
  /// Words for the item spoken of last.
  var ofLast = WordSet("")
  /// What joins things that are named one beside the other.
  var joiningNames: [String] = []
  /// What joins days, or lists, that are asked about.
  var joiningGroups: [String] = []
}

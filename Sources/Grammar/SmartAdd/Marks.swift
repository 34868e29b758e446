import Agenda

/// The marks of a line: sigils, quotations, links and the note; everything but plain words.
struct Marks {
  /// The indices of the expressions that are the due date (`^`), the start (`~`) and the repeat (`*`).
  var due: Int?
  var start: Int?
  var recurrence: Int?
  var priority: Int?
  var tags: [String] = []
  var removedTags: [String] = []
  var removedNames: [String] = []
  var list: String?
  var place: String?
  var people: [String] = []
  var recipient: String?
  /// The handles that the line begins with, one after the other: the recipient's, then those of further recipients.
  var recipients: [Range<Int>] = []
  var estimate: Int?
  var note: String?
  var url: String?
  /// The ranges that the name leaves out, in order.
  var cuts: [Cut] = []
  /// The ranges in which no date is read, in order.
  var barriers: [Range<Int>] = []
  /// The start of the note, or the line's end.
  var end: Int
  /// Expressions that sigils brought, in order.
  var expressions: [TemporalExpression] = []

  init(end: Int) { self.end = end }

  /// Keeps dates from being read across a word.
  mutating func part(at word: Range<Int>) {
    let place = barriers.firstIndex { $0.lowerBound > word.lowerBound } ?? barriers.count
    barriers.insert(word, at: place)
  }
}

/// A range that the name leaves out.
struct Cut {
  var range: Range<Int>
  /// True if the text on both sides closes up as if nothing had been there (a backslash, a quotation mark).
  var isSilent = false
}

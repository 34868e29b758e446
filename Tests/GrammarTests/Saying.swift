import Grammar
import Testing

/// A phrase that people say, and its meaning.
struct Saying: CustomTestStringConvertible, Sendable {
  var said: String
  var means: String

  var testDescription: String { said }
}

/// Everything in a table of meanings, each with the ways to say it.
func sayings(_ table: KeyValuePairs<String, [String]>) -> [Saying] {
  table.flatMap { means, all in all.map { Saying(said: $0, means: means) } }
}

extension Frozen {
  /// Returns true if a line is a new item, if nothing is kept that it could be about.
  static func isNew(_ text: String) -> Bool {
    let readings = reader().message(text).lines.first?.readings ?? []
    let left = readings.first { reading in
      switch reading {
      case .plainAct(let act): act.mood == .statement || act.mood == .request && !act.what.isNamed
      case .question(let question): !question.mustFit
      case .clauses, .mayBeAbout, .wish: false
      default: true
      }
    }
    if case .item = left { return true }
    return false
  }
}

import Agenda
import Grammar

/// Words that name an item and one of its days.
struct ItemAndDay {
  var name: ItemName
  var day: TemporalExpression?
  /// All the words as a name, if they may be one: `call friday`.
  var whole: ItemName?
}

extension Reader {
  /// Reads the words as an item's name followed by one of its days, if they give a day.
  func expectItemAndDay(_ arguments: String) throws -> ItemAndDay {
    let text = arguments.trimmed
    let whole = references(text)
    guard case .words = whole else { return ItemAndDay(name: expectItems(text)) }
    let named: (before: String, meaning: TemporalExpression)
    if let day = day(text) {
      named = ("", day)
    } else if let split = text.splitBefore(day) {
      named = split
    } else {
      return ItemAndDay(name: whole)
    }
    if let problem = named.meaning.problem { throw problem }
    return ItemAndDay(name: expectItems(named.before), day: named.meaning, whole: whole)
  }

  private func day(_ words: String) -> TemporalExpression? {
    let words = behind(.from, in: words) ?? words
    guard let moment = moment(words), moment.recurrence == nil, !moment.isNever else { return nil }
    return moment
  }
}

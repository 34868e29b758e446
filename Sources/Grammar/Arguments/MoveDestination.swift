/// The destination of a move.
package enum MoveDestination {
  /// To a day or a time.
  case moment(TemporalExpression)
  /// An existing list, or a name that `#` marks as a list.
  case list(String)
  /// A list of that name, which does not exist yet.
  case newList(String)
}

extension Reader {
  /// Returns the destination that the words behind `to` name.
  package func destination(_ text: String) -> MoveDestination {
    let list = listName(text)
    if context.hasList(list) || text.hasPrefix("#") { return .list(list) }
    return moment(text).map { .moment($0) } ?? .newList(list)
  }
}

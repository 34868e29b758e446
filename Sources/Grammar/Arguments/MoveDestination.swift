/// Where something is moved.
package enum MoveDestination {
  /// To a day or a time.
  case moment(TemporalExpression)
  /// To a list that there is, or one that `#` marks as a list.
  case list(String)
  /// To a list of that name, which does not exist yet.
  case newList(String)
}

extension Reader {
  /// Where the words behind `to` say that something goes.
  package func destination(_ text: String) -> MoveDestination {
    let list = listName(text)
    if context.hasList(list) || text.hasPrefix("#") { return .list(list) }
    return moment(text).map { .moment($0) } ?? .newList(list)
  }
}

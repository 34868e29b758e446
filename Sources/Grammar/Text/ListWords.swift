/// The words that lists are spoken of with.
struct ListWords: Sendable {
  /// The word for a list.
  var listWord = ""
  /// Words before a list's name that are no part of it.
  var beforeListNames: Set<String> = []
  /// The same, as they stand in a line.
  var articlesOfLists: [StaticString] = []
  /// Between what is put on a list and its name.
  var toList: [String] = []
  /// Verbs that a list's name may follow without a mark.
  var verbsOfLists: Set<String> = []
  /// Words before the name of a list that a header begins: `start a party list:`.
  var listOpenings = WordSet("")
  /// Before the name of a list that is to be shown.
  var showList = ""
  /// What its name may end in there, which is no part of it.
  var listEnding = ""
}

/// The words for speaking about lists.
struct ListWords: Sendable {
  /// The word for a list.
  var listWord = ""
  /// Words before a list's name that are no part of it.
  var beforeListNames: Set<String> = []
  /// Words before what the things of a list are: `the list of books`, without its article.
  var ofList: [String] = []
  /// The same words, with the spaces that they have in a line.
  var articlesOfLists: [StaticString] = []
  /// Words before the name of a list that is wished for, and words before `list` that are no name.
  var beforeNamesWished: Set<String> = []
  var noNames: Set<String> = []
  /// Words between a thing and the list that it is put on.
  var toList: [String] = []
  /// Verbs that a list's name may follow without a mark.
  var verbsOfLists: Set<String> = []
  /// Words before the name of a list that a header begins: `start a party list:`.
  var listOpenings = WordSet("")
  /// The words before the name of a list that is to be shown.
  var showList = ""
  /// The ending of its name there that is no part of it.
  var listEnding = ""
}

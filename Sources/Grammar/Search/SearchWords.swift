/// The replies to a search that cannot be read, with examples that would work.
struct SearchWords: Sendable {
  /// The search is empty.
  var nothingToFind = ""
  /// It has too many words.
  var tooMuchToFind = ""
  /// A closing parenthesis has no opening one.
  var noOpenParenthesis = ""
  /// An operator such as `OR` has nothing on either side.
  var missingTerm = ""
  /// An operator has nothing behind it.
  var missingBehind = ""
  /// An operator has nothing before it.
  var missingBefore = ""
  /// Parentheses are nested too deeply.
  var tooDeep = ""
  /// A parenthesis is not closed.
  var notClosed = ""
  /// The word before a colon is no operator.
  var noOperator = ""
  /// An example with parentheses and a list.
  var findGroupOnList = ""
  /// An example with parentheses.
  var findGroup = ""
  /// An example with a list.
  var findOnList = ""
  /// An example of two conditions that both have to hold.
  var findBoth = ""
  /// An example of two conditions of which one has to hold.
  var findEither = ""
  /// The simplest example.
  var findMilk = ""
  /// Words that a search ignores.
  var unsearched: Set<String> = []
  /// Other names of operators, lower case.
  var operators: [String: SearchOperator] = [:]
  /// The filters of Todoist besides days, lists and tags, lower case, and the search that each means.
  var filters: [String: String] = [:]
  /// The values of the operators.
  var values = SearchValueWords()
}

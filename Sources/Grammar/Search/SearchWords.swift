/// What is said of a search that cannot be read, and what would work.
struct SearchWords: Sendable {
  /// Nothing was told.
  var nothingToFind = ""
  /// It has too many words.
  var tooMuchToFind = ""
  /// A parenthesis closes none.
  var noOpenParenthesis = ""
  /// A word such as `OR` has nothing on either side.
  var missingTerm = ""
  /// One has nothing behind it.
  var missingBehind = ""
  /// One has nothing before it.
  var missingBefore = ""
  /// Parentheses stand too deep in each other.
  var tooDeep = ""
  /// A parenthesis is not closed.
  var notClosed = ""
  /// Nothing is called so that stands before a colon.
  var noOperator = ""
  /// An example with parentheses and a list.
  var findGroupOnList = ""
  /// An example with parentheses.
  var findGroup = ""
  /// An example with a list.
  var findOnList = ""
  /// An example of two things that both have to hold.
  var findBoth = ""
  /// An example of two things of which one has to hold.
  var findEither = ""
  /// The plainest example.
  var findMilk = ""
  /// Words that nothing can be found by.
  var unsearched: Set<String> = []
  /// Other names of operators, lower case.
  var operators: [String: SearchOperator] = [:]
  /// What stands in a filter besides days, lists and tags, lower case, and the search that it means.
  var filters: [String: String] = [:]
  /// The words behind the operators.
  var values = SearchValueWords()
}

extension Reader {
  /// Returns a search with its marks written as operators: `#work` is a tag or list, `@office` a place.
  package func spelledOut(_ search: String) -> String {
    search.split(separator: " ", omittingEmptySubsequences: false).map { word in
      guard word.count > 1, let mark = word.first, mark == "#" || mark == "@",
        word.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
      else { return String(word) }
      let value = { (operation: SearchOperator) in "\(operation.rawValue):\(word.dropFirst())" }
      return mark == "#" ? "(\(value(.tag)) OR \(value(.list)))" : value(.location)
    }.joined(separator: " ")
  }
}

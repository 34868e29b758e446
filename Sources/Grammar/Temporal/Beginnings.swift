/// The words that the phrases of a date rule begin with.
struct Beginnings: Sendable {
  /// Rows of the tables of ``DateRuleTable``.
  fileprivate(set) var rows: Set<Int> = []

  /// The number of rows in a table.
  static let count = numberRow + 2
  /// The row of numbers in digits, behind the rows of the words.
  private static let numberRow = 254

  /// Any token at all.
  static let anything = Beginnings(rows: Set(0..<count))
  /// Numbers in digits.
  static let digits = Beginnings(rows: [numberRow])
  static let marks = Beginnings(rows: [numberRow + 1])
  /// Numbers in digits and in letters, ordinals too.
  static let numbers = words(.cardinal, .ordinal) + digits
  /// The words that a quantity may begin with: `3`, `a`, `couple`, `½`.
  static let quantities =
    words(.a, .another, .all, .full, .couple, .few, .several, .half, .quarter, .unit) + numbers + marks

  static func words(_ words: Word...) -> Beginnings { Beginnings(rows: Set(words.map { Int($0.rawValue) })) }

  static func + (one: Beginnings, other: Beginnings) -> Beginnings { Beginnings(rows: one.rows.union(other.rows)) }

  /// The row of a token; that of words without a meaning if nothing begins with it.
  @inline(__always) static func row(of token: Token) -> Int {
    switch token.kind {
    case .number: numberRow
    case .mark: numberRow + 1
    case .word, .barrier, .end: Int(token.word.rawValue)
    }
  }
}

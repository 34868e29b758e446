import GRDB

/// A condition on a row, as SQL with its values, or one whose result is known without a query.
enum Condition {
  /// The kind of index that can find the rows of a condition.
  enum Reach: Int {
    /// Only the index of the person's items.
    case none
    /// An index of the person's open or completed items.
    case person
    /// An index that does not cover people: of words, a tag or a list.
    case own
  }

  case always
  case never
  case sql(String, StatementArguments, Reach = .none)

  static func all(_ parts: [Condition]) -> Condition {
    var (texts, values, reach) = ([String](), StatementArguments(), Reach.none)
    for part in parts {
      switch part {
      case .always: continue
      case .never: return .never
      case .sql(let text, let own, let other):
        texts.append(text)
        values += own
        if other.rawValue > reach.rawValue { reach = other }
      }
    }
    return texts.isEmpty ? .always : .sql(texts.map { "(\($0))" }.joined(separator: " AND "), values, reach)
  }

  static func any(_ parts: [Condition]) -> Condition {
    var (texts, values) = ([String](), StatementArguments())
    for part in parts {
      switch part {
      case .always: return .always
      case .never: continue
      case .sql(let text, let own, _):
        texts.append(text)
        values += own
      }
    }
    return texts.isEmpty ? .never : .sql(texts.map { "(\($0))" }.joined(separator: " OR "), values)
  }

  /// Negates a condition. A condition on an unknown value does not hold, so its opposite does: an item without a date
  /// is not before Friday.
  static func not(_ part: Condition) -> Condition {
    switch part {
    case .always: .never
    case .never: .always
    case .sql(let text, let values, _): .sql("(\(text)) IS NOT TRUE", values)
    }
  }
}

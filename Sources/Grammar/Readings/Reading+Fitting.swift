import Agenda

/// Readings that count only if they fit something kept.
extension Reading {
  /// The same reading, which then counts only if it fits something kept.
  var onlyWhereItFits: Reading {
    guard case .plainAct(var act) = self else { return self }
    act.mood = .fits
    return .plainAct(act)
  }

  /// True if it counts only if it fits something kept.
  var isOnlyWhereItFits: Bool {
    switch self {
    case .plainAct(let act): act.mood == .fits
    case .question(let question): question.mustFit
    default: false
    }
  }

  /// True if its clauses only change how often something kept comes.
  var repeatsKept: Bool {
    guard case .clauses(let told) = self, case .plainAct(let act)? = told.first else { return false }
    return act.verb == .repeat && told.allSatisfy(\.isOnlyWhereItFits)
  }
}

import Agenda

/// Readings that count only where they fit something that is kept.
extension Reading {
  /// The same, but nothing where it fits nothing that is kept.
  var onlyWhereItFits: Reading {
    guard case .plainAct(var act) = self else { return self }
    act.mood = .fits
    return .plainAct(act)
  }

  /// Whether it says nothing for certain.
  var isOnlyWhereItFits: Bool {
    switch self {
    case .plainAct(let act): act.mood == .fits
    case .question(let question): question.mustFit
    default: false
    }
  }
}

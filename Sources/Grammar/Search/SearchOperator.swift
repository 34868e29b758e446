import Agenda

/// The operators of a search, by the names that Remember The Milk gave them.
enum SearchOperator: String, CaseIterable {
  case list, tag, isTagged, location, isLocated, priority, status
  case due, dueBefore, dueAfter, dueWithin
  case start, startBefore, startAfter, startWithin
  case completed, completedBefore, completedAfter, completedWithin
  case added, addedBefore, addedAfter, addedWithin
  case isRepeating, hasNotes, hasURL, hasPhoto, timeEstimate, hasTimeEstimate, postponed, name, note, with, `is`

  /// Returns the operator of that name, in upper or lower case.
  static func named(_ name: String, in words: SearchWords) -> SearchOperator? {
    let wanted = name.lowercased()
    return allCases.first { $0.rawValue.lowercased() == wanted } ?? words.operators[wanted]
  }

  /// Returns the operator with the most similar spelling.
  static func near(_ name: String) -> String? {
    guard name.utf8.count > 3 else { return nil }
    let wanted = name.lowercased()
    let limit = wanted.utf8.count < 7 ? 1 : 2
    let near = allCases.compactMap { operation in
      Spelling.distance(operation.rawValue.lowercased(), wanted, limit: limit).map { (operation.rawValue, $0) }
    }
    return near.min { $0.1 < $1.1 }?.0
  }

  /// True if its value is a date or a length of time, which may be several words.
  var takesMoment: Bool {
    switch self {
    case .due, .dueBefore, .dueAfter, .dueWithin, .start, .startBefore, .startAfter, .startWithin, .completed,
      .completedBefore, .completedAfter, .completedWithin, .added, .addedBefore, .addedAfter, .addedWithin:
      true
    default: false
    }
  }
}

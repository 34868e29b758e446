/// A part of the day, whose hour each person can set.
public enum PartOfDay: String, Hashable, Sendable, CaseIterable {
  case morning, lunch, afternoon, evening, tonight, night, endOfDay
}

extension Conventions.PartsOfDay {
  /// The minutes since midnight at which a part of the day is.
  public subscript(part: PartOfDay) -> Int {
    get { self[keyPath: part.path] }
    set { self[keyPath: part.path] = newValue }
  }
}

extension PartOfDay {
  fileprivate var path: WritableKeyPath<Conventions.PartsOfDay, Int> {
    switch self {
    case .morning: \.morning
    case .lunch: \.lunch
    case .afternoon: \.afternoon
    case .evening: \.evening
    case .tonight: \.tonight
    case .night: \.night
    case .endOfDay: \.endOfDay
    }
  }
}

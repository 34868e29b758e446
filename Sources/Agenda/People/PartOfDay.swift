/// A part of the day that has an hour of its own for each person.
public enum PartOfDay: String, Hashable, Sendable, CaseIterable {
  case morning, lunch, afternoon, evening, tonight, night, endOfDay
}

extension Conventions.PartsOfDay {
  /// The minutes since midnight that a part of the day stands for.
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

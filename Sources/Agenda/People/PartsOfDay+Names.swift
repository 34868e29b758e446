extension Conventions.PartsOfDay {
  /// The parts of the day by the names that people give them.
  package static let named: [(name: String, path: any WritableKeyPath<Conventions.PartsOfDay, Int> & Sendable)] = [
    ("morning", \.morning), ("lunch", \.lunch), ("afternoon", \.afternoon), ("evening", \.evening),
    ("tonight", \.tonight), ("night", \.night), ("eod", \.endOfDay),
  ]
}

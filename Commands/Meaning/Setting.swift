import Agenda

extension Desk {
  /// Changes one of the person's settings and answers with `told`, which is said even when confirmations are off.
  func set<Value>(
    _ setting: WritableKeyPath<Person, Value>, to value: Value, summary: String, told: String
  ) throws -> Reply {
    try set(summary: summary, told: told) { $0[keyPath: setting] = value }
  }

  /// Changes several of them.
  func set(summary: String, told: String, _ change: (inout Person) -> Void) throws -> Reply {
    var person = person
    change(&person)
    try people.update(person)
    try belongings.journal.describe(summary)
    return Reply(.answer, [told])
  }
}

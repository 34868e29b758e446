import Agenda

extension Desk {
  /// Changes one of the person's settings and answers with `told`, which is said even when confirmations are off.
  func set<Value>(
    _ setting: WritableKeyPath<Person, Value>, to value: Value, summary: String, told: String
  ) throws -> Reply {
    var person = person
    person[keyPath: setting] = value
    try people.update(person)
    try belongings.journal.describe(summary)
    return Reply(.answer, [told])
  }
}

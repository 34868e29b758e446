import Agenda

extension Desk {
  /// Changes one of the person's settings and answers with `told`, which is sent even when confirmations are off.
  func set<Value>(
    _ setting: WritableKeyPath<Person, Value>, to value: Value, did: ChangeSummary, told: String
  ) throws -> Reply {
    try set(did: did, told: told) { $0[keyPath: setting] = value }
  }

  /// Changes several of the person's settings.
  func set(did: ChangeSummary, told: String, _ change: (inout Person) -> Void) throws -> Reply {
    var person = person
    change(&person)
    try people.update(person)
    try describe(did)
    return Reply(.answer, [told])
  }

  /// Notes a deed and the names of its things, for `!undo`.
  func describe(_ deed: ChangeSummary.Deed, _ names: [String]) throws { try describe(ChangeSummary(deed, names)) }

  /// Notes a summary of the change, for `!undo`.
  func describe(_ summary: ChangeSummary) throws { try belongings.journal.describe(summary) }
}

/// The facts of a phrase before a moment of it is read, and whether that moment needs more to count.
struct MomentContext {
  /// The prepositions before it.
  let leads: PartialExpression.Leads
  let hasDay: Bool
  let hasTime: Bool
  /// True if a weekday has been named.
  let hasWeekday: Bool
  /// The possible meanings of a bare number.
  var around: TemporalParser.Surroundings
  /// True if the moment is also a name or a plain word, which needs company to count.
  var isWeak = false

  init(_ d: PartialExpression, _ around: TemporalParser.Surroundings) {
    leads = d.leads
    hasDay = d.from.hasDay
    hasTime = d.from.hasTime
    hasWeekday = d.from.weekday != 0
    self.around = around
  }

  /// True if a preposition or a weekday makes a day likely: `by`, `from`, `friday`.
  var expectsDay: Bool { hasWeekday || !leads.isDisjoint(with: [.on, .deadline, .after, .from, .between, .starting]) }
}

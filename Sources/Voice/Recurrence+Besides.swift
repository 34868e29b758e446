import Civil

extension Recurrence {
  /// The rule without the parts that its first moment implies: `for Thu 31 Dec, every year`.
  func besides(_ first: When?) -> Recurrence {
    guard frequency == .yearly, let first, byMonth == [first.date.month], byMonthDay == [first.date.day], byDay.isEmpty
    else { return self }
    var rule = self
    (rule.byMonth, rule.byMonthDay) = ([], [])
    return rule
  }
}

extension Recurrence {
  /// The occurrences of a rule in order, computed one at a time.
  ///
  /// COUNT counts occurrences from the start on, including those that EXDATE leaves out. A start that does not match
  /// the rule is not an occurrence. The sequence is empty if the parts contradict each other, and ends with the year
  /// 9999, the last that RFC 5545 can write.
  public struct Occurrences: Sequence, IteratorProtocol, Sendable {
    private var cursor: RecurrenceCursor?
    private var remaining: Int
    /// The EXDATE times as wall seconds, in order; those from the index `exception` on are still to come.
    private let exceptions: [Int]
    private var exception = 0

    init(_ rule: Recurrence, from start: CivilDateTime, after floor: Int) {
      exceptions = rule.exceptions.map(\.boundedWallSeconds).sorted()
      remaining = rule.count ?? .max
      guard let plan = RecurrencePlan(rule, from: start) else { return }
      if rule.count == nil {
        cursor = RecurrenceCursor(plan, from: floor)
        return
      }
      var cursor = RecurrenceCursor(plan, from: plan.start)
      if floor > plan.start {
        remaining -= cursor.skip(atMost: remaining, before: floor)
        while remaining > 0, let next = cursor.peek(), next < floor {
          cursor.index += 1
          remaining -= 1
        }
      }
      self.cursor = cursor
    }

    /// The next occurrence, or nil when the rule has ended.
    public mutating func next() -> CivilDateTime? { nextSecond().map { CivilDateTime(wallSeconds: $0) } }

    mutating func nextSecond() -> Int? {
      while remaining > 0, let next = cursor?.next() {
        remaining -= 1
        while exception < exceptions.count, exceptions[exception] < next { exception += 1 }
        if exception == exceptions.count || exceptions[exception] != next { return next }
      }
      return nil
    }
  }

  /// The occurrences of the rule with `start` as its DTSTART.
  public func occurrences(from start: CivilDateTime) -> Occurrences {
    Occurrences(self, from: start, after: .min)
  }

  /// The occurrences at `moment` or later; reaching the first costs what ``first(onOrAfter:startingAt:)`` does.
  public func occurrences(from start: CivilDateTime, onOrAfter moment: CivilDateTime) -> Occurrences {
    Occurrences(self, from: start, after: moment.boundedWallSeconds)
  }

  /// The first occurrence at `moment` or later, or nil when the rule has ended by then.
  ///
  /// The cost hardly depends on how long ago the rule began: it jumps to the period of `moment`. With COUNT the periods
  /// in between are counted, not expanded.
  public func first(onOrAfter moment: CivilDateTime, startingAt start: CivilDateTime) -> CivilDateTime? {
    var occurrences = occurrences(from: start, onOrAfter: moment)
    return occurrences.next()
  }

  /// The first occurrence after `moment`; see ``first(onOrAfter:startingAt:)``.
  public func next(after moment: CivilDateTime, startingAt start: CivilDateTime) -> CivilDateTime? {
    var occurrences = Occurrences(self, from: start, after: moment.boundedWallSeconds + 1)
    return occurrences.next()
  }

  /// The last occurrence; nil when the rule never ends (it has neither COUNT nor UNTIL) or has no occurrence.
  public func last(startingAt start: CivilDateTime) -> CivilDateTime? {
    guard count != nil || until != nil, let plan = RecurrencePlan(self, from: start) else { return nil }
    var end = plan.end
    if let count {
      var cursor = RecurrenceCursor(plan, from: plan.start)
      var remaining = count - 1
      remaining -= cursor.skip(atMost: remaining, before: .max)
      while let next = cursor.next() {
        end = next
        if remaining == 0 { break }
        remaining -= 1
      }
    }
    var endless = self
    endless.count = nil
    return endless.last(atOrBefore: end, from: start)
  }

  /// The last occurrence of a rule without COUNT up to a wall second, by bisection.
  private func last(atOrBefore end: Int, from start: CivilDateTime) -> CivilDateTime? {
    func first(_ floor: Int) -> Int? {
      var occurrences = Occurrences(self, from: start, after: floor)
      return occurrences.nextSecond().flatMap { $0 <= end ? $0 : nil }
    }
    guard var found = first(start.wallSeconds) else { return nil }
    var limit = end
    while found < limit {
      let middle = found + (limit - found + 1) / 2
      if let later = first(middle) { found = later } else { limit = middle - 1 }
    }
    return CivilDateTime(wallSeconds: found)
  }
}

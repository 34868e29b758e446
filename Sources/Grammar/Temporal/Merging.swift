internal import Agenda

/// Phrases of one line that stand apart and complete each other.
extension Scan {
  /// `call at 5 jimmy tomorrow`: a lone time joins a lone day or repeat of its line, a lone repeat a day.
  func merge(_ found: inout [Expression], _ drafts: [Draft]) {
    guard found.count <= 6 else { return }
    var drafts = drafts
    var i = 0
    while i < found.count {
      var j = i + 1
      while j < found.count {
        if let (merged, isFirst) = complete(drafts[i], drafts[j]), var expression = expression(merged),
          expression.problem == nil
        {
          let (kept, other) = isFirst ? (found[i], found[j]) : (found[j], found[i])
          expression.text = kept.text
          expression.range = kept.range
          expression.otherRanges = kept.otherRanges + [other.range] + other.otherRanges
          if expression.lead == .none { expression.lead = other.lead }
          found[i] = expression
          drafts[i] = merged
          found.remove(at: j)
          drafts.remove(at: j)
        } else {
          j += 1
        }
      }
      i += 1
    }
  }

  /// Two drafts as one, where one has what the other lacks; and whether the first is the one that keeps its place.
  private func complete(_ a: Draft, _ b: Draft) -> (Draft, isFirst: Bool)? {
    guard a.fault == .none, b.fault == .none, !a.isNever, !b.isNever, a.zone == .none || b.zone == .none else {
      return nil
    }
    let (timed, dated) = isOnlyTime(a) ? (a, b) : (b, a)
    // An hour goes with the part of a day, too: `dinner at 7 with ann tomorrow night`.
    let isOpen = !dated.from.hasTime || !dated.from.hasHour && timed.from.hasHour
    if isOnlyTime(timed), !isOnlyTime(dated), isOpen, dated.from.hasDay || dated.cycle != nil,
      !dated.hasEnd, dated.length == nil
    {
      // A time counted from now has its own day.
      var merged = dated
      merged.from.takeTime(timed.from)
      if merged.from.part == .none { merged.from.part = dated.from.part }
      merged.to = timed.to
      merged.hasEnd = timed.hasEnd
      merged.isTimeRange = timed.isTimeRange
      if timed.length != nil { merged.length = timed.length }
      if merged.zone == .none { merged.zone = timed.zone }
      if merged.lead == .none { merged.lead = timed.lead }
      return (merged, dated.start == a.start)
    }
    return nil
  }

  private func isOnlyTime(_ d: Draft) -> Bool {
    d.cycle == nil && !d.from.hasDay && d.from.hasTime && (!d.hasEnd || d.isTimeRange)
  }
}

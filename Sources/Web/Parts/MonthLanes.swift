import Civil

/// The line of each thing on each day of a month. A thing that takes several days keeps its line on all of them.
struct MonthLanes {
  /// One thing on one day.
  struct Slot: Hashable {
    /// The index of the thing.
    var index: Int
    /// True if it began on an earlier day.
    var continuesBefore = false
    /// True if it goes on after this day.
    var continuesAfter = false
  }

  /// The lines of each day from the first on; nil is a free line.
  let days: [[Slot?]]

  /// - Parameter spans: the days of each thing, in the order for showing things on a day.
  init(_ spans: [ClosedRange<CivilDate>], in range: ClosedRange<CivilDate>) {
    var days = [[Slot?]](repeating: [], count: range.days.count)
    let place = { (date: CivilDate) in date.dayNumber - range.lowerBound.dayNumber }
    let put = { (index: Int, lane: Int, span: ClosedRange<CivilDate>) in
      for date in span.clamped(to: range).days {
        while days[place(date)].count <= lane { days[place(date)].append(nil) }
        days[place(date)][lane] = Slot(
          index: index, continuesBefore: date > span.lowerBound, continuesAfter: date < span.upperBound)
      }
    }
    let isFree = { (lane: Int, date: CivilDate) in
      days[place(date)].count <= lane || days[place(date)][lane] == nil
    }
    let shown = spans.indices.filter { spans[$0].overlaps(range) }
    // The long ones choose first: they need a line that is free on all of their days.
    let long = shown.filter { spans[$0].lowerBound < spans[$0].upperBound }.sorted {
      (spans[$0].lowerBound, spans[$1].upperBound, $0) < (spans[$1].lowerBound, spans[$0].upperBound, $1)
    }
    for index in long + shown.filter({ spans[$0].lowerBound == spans[$0].upperBound }) {
      let dates = spans[index].clamped(to: range).days
      let lane = (0...).first { lane in dates.allSatisfy { isFree(lane, $0) } } ?? 0
      put(index, lane, spans[index])
    }
    self.days = days
  }
}

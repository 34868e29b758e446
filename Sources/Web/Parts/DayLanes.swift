/// Places overlapping things side by side, never on top of each other.
struct DayLanes {
  /// The place of one thing, counted in twelfths of the width.
  struct Place: Hashable {
    /// The first twelfth, from 0.
    var column: Int
    /// The width in twelfths; nil if it has no room beside the others.
    var width: Int?
  }

  /// The places, in the order of the spans.
  let places: [Place]
  /// The number of things that have no room.
  var hidden: Int { places.count { $0.width == nil } }

  /// The most things side by side. Each is then at least two twelfths wide.
  private static let most = 6

  /// - Parameter spans: the time of each thing, in any unit; half-open.
  init(_ spans: [Range<Int>]) {
    var places = [Place](repeating: Place(column: 0, width: nil), count: spans.count)
    var (group, ends): ([(index: Int, lane: Int)], [Int]) = ([], [])
    let close = {
      // 5 side by side take as much room as 6, since a fifth is not a number of twelfths.
      let lanes = ends.count == 5 ? 6 : min(ends.count, DayLanes.most)
      for (index, lane) in group where lane < lanes {
        // The thing also takes the free lanes beside it.
        let free = (lane + 1..<lanes).prefix { other in
          !group.contains { $0.lane == other && spans[$0.index].overlaps(spans[index]) }
        }
        places[index] = Place(column: lane * 12 / lanes, width: (1 + free.count) * 12 / lanes)
      }
      (group, ends) = ([], [])
    }
    let order = spans.indices.sorted {
      (spans[$0].lowerBound, spans[$1].upperBound, $0) < (spans[$1].lowerBound, spans[$0].upperBound, $1)
    }
    for index in order {
      // If everything before is over, the full width is free again.
      if let last = ends.max(), spans[index].lowerBound >= last { close() }
      let lane = ends.firstIndex { $0 <= spans[index].lowerBound } ?? ends.count
      if lane == ends.count { ends.append(0) }
      ends[lane] = spans[index].upperBound
      group.append((index, lane))
    }
    close()
    self.places = places
  }
}

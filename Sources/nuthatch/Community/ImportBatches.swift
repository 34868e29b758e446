import Agenda
import Feeds
import Storage

/// What an answer changes, in parts that are written one after the other: all events of a UID are in one. A part is made
/// when it is written, so that a long calendar takes little memory.
struct ImportBatches: Sequence, IteratorProtocol {
  /// The most events of a part, unless one series alone has more.
  private static let most = 250

  private let update: SourceUpdate
  /// The events by their UIDs: the places of those that are new, and behind them of those that differ.
  private let order: [Int]
  private var position = 0

  init(_ update: SourceUpdate) {
    self.update = update
    let places = 0..<(update.added.count + update.changed.count)
    order = places.sorted {
      (Self.event($0, of: update).uid, $0) < (Self.event($1, of: update).uid, $1)
    }
  }

  private static func event(_ place: Int, of update: SourceUpdate) -> CommunityEvent {
    place < update.added.count ? update.added[place] : update.changed[place - update.added.count].event
  }

  mutating func next() -> [ImportedEvent]? {
    guard position < order.count else { return nil }
    var batch: [ImportedEvent] = []
    while position < order.count {
      let uid = Self.event(order[position], of: update).uid
      let end = order[position...].firstIndex { Self.event($0, of: update).uid != uid } ?? order.count
      guard batch.isEmpty || batch.count + end - position <= Self.most else { break }
      for place in order[position..<end] {
        let event = Self.event(place, of: update)
        if let known = update.known.events[event.key] { batch.append(ImportedEvent(event, known)) }
      }
      position = end
    }
    return batch
  }
}

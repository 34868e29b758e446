import Agenda
import Civil
import Feeds
import Storage

/// The changes in an answer, in batches that are written one after the other. All events of a UID are in the same
/// batch. A batch is made only when it is written, so that a long calendar takes little memory.
struct ImportBatches: Sequence, IteratorProtocol {
  /// The most events of a batch, unless one series alone has more.
  private static let most = 250

  private let update: SourceUpdate
  /// The source's zone, in which whole days end.
  private let zone: Zone
  private let places: [Int]
  private var position = 0

  init(_ update: SourceUpdate, zone: Zone) {
    (self.update, self.zone) = (update, zone)
    places = update.written
  }

  mutating func next() -> [ImportedEvent]? {
    guard position < places.count else { return nil }
    var batch: [ImportedEvent] = []
    while position < places.count {
      let first = places[position]
      let end = places[position...].firstIndex { !update.isOneSeries($0, first) } ?? places.count
      guard batch.isEmpty || batch.count + end - position <= Self.most else { break }
      batch += places[position..<end].compactMap(imported)
      position = end
    }
    return batch
  }

  private func imported(_ place: Int) -> ImportedEvent? {
    guard let event = update.answer.event(at: place) else { return nil }
    return ImportedEvent(
      event, fingerprint: event.fingerprint, details: event.detailsFingerprint, series: event.seriesFingerprint,
      over: event.over(in: zone), renamed: update.renamed(at: place))
  }
}

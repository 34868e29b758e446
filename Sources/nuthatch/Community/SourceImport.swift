import Agenda
import Civil
import Feeds
import Foundation
import HTTP
import Hashing
import Storage

/// Brings what a source answers into the ledger. It writes in small transactions: whoever writes to the bot meanwhile waits
/// for none of them long. Ended in between, it begins anew with the same answer, and what is there already stays as it is.
struct SourceImport: Sendable {
  /// What came of an answer.
  enum Outcome: Hashable, Sendable {
    /// It is as the one before.
    case same
    /// Nothing of it is believed, and nothing changes.
    case refused(SourceReading.Refusal)
    /// How many events are new, differ, and are listed no longer.
    case read(added: Int, changed: Int, gone: Int)
  }

  let ledger: any Ledger
  /// The community's.
  let zone: Zone

  /// Brings in a document that was fetched from a source.
  ///
  /// - Parameter next: when the source is asked next.
  func take(
    _ document: DocumentFetcher.Document, of source: EventSource, _ settings: CommunitySettings.Source, at now: Date,
    next: Date
  ) async throws -> Outcome {
    let body = SHA256.hash(document.body)
    guard source.isUnsettled || source.answer.mark.body != body else {
      try await ledger.write { try $0.confirm(source.id, at: now, next: next) }
      return .same
    }
    let known = try await ledger.read { try $0.known(of: source.id) }
    let (reading, update) = await ReadingTurn.shared.read(document, known, settings, at: now)
    if let refusal = reading.refusal { return .refused(refusal) }
    for batch in ImportBatches(update) {
      try await ledger.writeAlone { try $0.keep(batch, of: source.id, zone: zone, at: now) }
    }
    var answer = EventSource.Answer()
    answer.mark = EventSource.Mark(
      etag: document.validators.etag, lastModified: document.validators.lastModified, body: body)
    (answer.kind, answer.title) = (reading.kind?.rawValue, reading.title)
    (answer.undated, answer.unread, answer.held) = (reading.undated, reading.problems.count, update.held)
    let (missing, after) = (missing(from: known, to: update.known), update.known)
    try await ledger.writeAlone { [answer] in
      try $0.conclude(source.id, answer, missing: missing, known: after, zone: zone, at: now, next: next)
    }
    return .read(added: update.added.count, changed: update.changed.count, gone: update.gone.count)
  }

  /// The events of which is not known as before in how many answers they were missing. Those that were read are written
  /// with all the rest only where something else of them differs.
  private func missing(from before: KnownSource, to after: KnownSource) -> [KnownSource.Event] {
    after.events.values.filter { event in
      guard let known = before.events[event.key] else { return false }
      return known.missed != event.missed || known.missedSince != event.missedSince || known.isListed != event.isListed
    }.sorted { $0.key < $1.key }
  }
}

/// Reads one answer after the other: each takes memory many times its length.
actor ReadingTurn {
  static let shared = ReadingTurn()

  /// What an answer says, and what that changes of what is known.
  func read(
    _ document: DocumentFetcher.Document, _ known: KnownSource, _ source: CommunitySettings.Source, at now: Date
  ) -> (SourceReading, SourceUpdate) {
    var reading = SourceReader(settings: source.reading, address: document.address)
      .read(Array(document.body), contentType: document.contentType)
    if let category = source.category {
      for index in reading.events.indices where reading.events[index].categories.isEmpty {
        reading.events[index].categories = [category]
      }
    }
    let update = SourceUpdate(of: known, by: reading, at: now, zone: source.reading.zone)
    // What is to be written of them is in the update.
    reading.events = []
    return (reading, update)
  }
}

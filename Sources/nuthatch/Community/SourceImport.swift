import Agenda
import Civil
import Feeds
import Foundation
import HTTP
import Hashing
import Storage

/// Imports a source's answers into the ledger. It writes in small transactions, so that people who write to the bot
/// meanwhile do not wait for long. If it is interrupted, it starts again with the same answer, and existing events stay
/// as they are.
struct SourceImport: Sendable {
  /// The outcome of an answer.
  enum Outcome: Hashable, Sendable {
    /// The answer equals the one before.
    case same
    /// The answer is not believed, and nothing changes.
    case refused(SourceReading.Refusal)
    /// The answer was read: the numbers of events that are new, changed, and no longer listed.
    case read(added: Int, changed: Int, gone: Int)
  }

  let ledger: any Ledger
  /// The community's zone.
  let zone: Zone

  /// Imports a document that was fetched from a source.
  ///
  /// - Parameter next: the instant at which to ask the source next.
  func take(
    _ document: consuming DocumentFetcher.Document, of source: EventSource, _ settings: CommunitySettings.Source,
    at now: Date, next: Date
  ) async throws -> Outcome {
    let bytes = Array(document.body)
    // One copy is enough, since a body may have megabytes.
    document.body = Data()
    let body = SHA256.hash(bytes)
    guard source.isUnsettled || source.answer.mark.body != body else {
      try await ledger.write { try $0.confirm(source.id, at: now, next: next) }
      return .same
    }
    let read = await ReadingTurn.shared.read(
      bytes, contentType: document.contentType, SourceReader(settings: settings.reading, address: document.address))
    let reading = read.reading
    if let refusal = reading.refusal { return .refused(refusal) }
    let update = try await compare(read, with: source, at: now)
    for batch in ImportBatches(update, zone: settings.reading.zone) {
      try await ledger.writeAlone { try $0.keep(batch, of: source.id, zone: zone, at: now) }
    }
    var answer = EventSource.Answer()
    answer.mark = EventSource.Mark(
      etag: document.validators.etag, lastModified: document.validators.lastModified, body: body)
    (answer.kind, answer.title) = (reading.kind?.rawValue, reading.title)
    (answer.undated, answer.unread, answer.held) = (
      reading.undated, reading.problems.count + reading.furtherProblems, update.held
    )
    let (absences, known) = (update.absences, update.known)
    try await ledger.writeAlone { [answer] in
      try $0.conclude(source.id, answer, absences: absences, known: known, zone: zone, at: now, next: next)
    }
    return .read(added: update.added, changed: update.changed, gone: update.gone)
  }

  /// Compares an answer with the known events of its source.
  private func compare(_ answer: SourceAnswer, with source: EventSource, at now: Date) async throws -> SourceUpdate {
    try await ledger.read { ledger in
      var update = SourceUpdate(by: answer, at: now)
      let known = try ledger.known(of: source.id) { update.compare(with: $0) }
      update.finish(with: known)
      return update
    }
  }
}

/// Reads one answer at a time, since a page or a feed takes memory many times its length.
actor ReadingTurn {
  static let shared = ReadingTurn()

  /// Reads the bytes of an answer.
  func read(_ bytes: [UInt8], contentType: String?, _ reader: SourceReader) -> SourceAnswer {
    reader.answer(bytes, contentType: contentType)
  }
}

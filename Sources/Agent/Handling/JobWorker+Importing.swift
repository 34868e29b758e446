import Agenda
import Civil
import Commands
import Conversation
import Foundation
import Importing
import Storage

/// Files of calendars and of contacts that came with messages.
extension JobWorker {
  /// The longest file that is read, in bytes.
  static let longestFile = 4 << 20

  /// Reads a file, and imports its contents as one change of the message that it came with.
  ///
  /// - Throws: `NetworkFailure` if it may be read later.
  func importFile(_ file: Job.FileToImport, _ job: Job) async throws {
    let bytes: [UInt8]?
    do {
      bytes = if case .whole(let data) = try await read(file) { Array(data) } else { nil }
    } catch NetworkFailure.permanent, NetworkFailure.optedOut {
      bytes = nil
    }
    let connections = await registry.known()
    let now = timekeeper.now()
    try await ledger.write { [languages, bytes] ledger in
      guard let person = try ledger.people.person(file.person) else { return try ledger.jobs.end(job.number, .done) }
      let reply: Reply
      do {
        reply = try ledger.attempt { try Self.imported(bytes, file, for: person, languages, in: ledger, at: now) }
      } catch is QuotaReached {
        reply = Reply(.error, [languages.wording(of: person).quotaReached])
      }
      let messenger = OutboxWriter(
        ledger, connections: connections, cause: .job(job.number), answering: nil, languages: languages, now: now)
      _ = try messenger.send(reply, to: person.id)
      try ledger.jobs.end(job.number, .done)
    }
    registry.wakeOutboxes()
  }

  /// The file, from where its network keeps it or from where the person said.
  private func read(_ file: Job.FileToImport) async throws -> AttachedFile {
    guard let account = file.account else {
      return try await documents?(file.url, Self.longestFile) ?? .gone(reason: "nothing is read from the Internet here")
    }
    guard let network = registry[account]?.account.network else {
      throw NetworkFailure.retry(after: nil, reason: "the account \(account) is not at work", doubt: .no)
    }
    return try await network.file(at: file.url, upTo: Self.longestFile)
  }

  /// Imports the new and changed entries of a file; returns the reply.
  private static func imported(
    _ bytes: [UInt8]?, _ file: Job.FileToImport, for person: Person, _ languages: Languages,
    in ledger: any DomainStore, at now: Date
  ) throws -> Reply {
    let wording = languages.wording(of: person)
    var batch = ImportBatch()
    if let bytes {
      ImportReader(person: person, wording: wording, now: now).read(bytes, named: file.name, into: &batch)
    }
    guard !batch.formats.isEmpty, let address = try ledger.people.addresses(of: person.id).first else {
      return Reply(.error, [file.account == nil ? wording.addressUnread : wording.fileUnread])
    }
    let desk = try ledger.desk(
      for: person, in: languages.wordings, at: now, from: address, changedBy: file.origin,
      messenger: NoMessenger(), rights: PersonRights(ledger, of: person, at: address, askedBy: nil, now: now))
    let plan = try ImportPlan(batch, on: desk)
    if !plan.isEmpty { try plan.apply(on: desk) }
    return Reply(
      .answer,
      [wording.imported(plan.count)]
        + wording.notImported(kept: plan.unchanged, out: plan.leftOut(of: batch).count + batch.unread))
  }
}

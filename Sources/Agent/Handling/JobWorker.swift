import Agenda
import Civil
import Commands
import Conversation
import Foundation
import Logging
import Storage

/// Does the jobs that commands have left: work that may take longer than handling a message may.
struct JobWorker {
  let ledger: any Ledger
  let registry: AccountRegistry
  var languages = Languages.all
  let timekeeper: Timekeeper
  let jobs: WakeSignal
  let storeHealth: StoreHealth
  let heartbeats: Heartbeats
  /// Reads documents that people name by their addresses; nil reads none.
  var documents: DocumentReading?
  /// Keeps pictures; nil keeps none.
  var pictures: PictureWorker?
  /// The only person whose jobs are done, and only jobs that need no more than messages; nil for all jobs.
  var listener: Address?
  let log: Logger

  /// The number of attempts at a job before it is left to the operator.
  static let attempts = 20
  /// Seconds until the next look at whether a message that a job waits for has been sent.
  static let patience: TimeInterval = 30
  /// Seconds until the next look at whether somebody who is held can be sent to.
  static let pauseOfHeld: TimeInterval = 3600
  /// The number of people who are told something in one transaction.
  static let crowd = 100
  /// An export of more characters than this is too much for messages.
  static let mostInMessages = 3000

  /// Works until cancelled.
  func run() async {
    while !Task.isCancelled {
      heartbeats.beat("jobs", within: 300)
      do {
        let worked = try await workOnce()
        if worked == 0 { await jobs.wait(atMost: 5) }
      } catch {
        await storeHealth.report(error)
        await storeHealth.waitUntilWritable()
      }
    }
    heartbeats.end("jobs")
  }

  /// Does the jobs whose time has come; returns how many.
  func workOnce() async throws -> Int {
    let now = timekeeper.now()
    let due = try await ledger.read { try self.due(of: $0.jobs, $0, at: now) }
    for job in due where !Task.isCancelled {
      do {
        switch job.work {
        case .export(let person): try await export(person, job)
        case .sweep(let leftovers): try await sweep(leftovers, job)
        case .announce(let text, let last): try await announce(text, after: last, job)
        case .importFile(let file): try await importFile(file, job)
        }
      } catch {
        try await note(error, of: job)
      }
    }
    return due.count
  }

  /// The jobs whose time has come.
  func due(of jobs: any Jobs, _ people: any PeopleStore, at now: Date) throws -> [Job] {
    let due = try jobs.due(at: now, limit: 20)
    guard let listener, !due.isEmpty else { return due }
    let person = try people.people.id(at: listener)
    return due.filter { $0.work.isDoneByMessages(for: person) }
  }

  /// Tells a person all they keep, if that fits messages; no network takes files yet.
  private func export(_ person: Person.ID, _ job: Job) async throws {
    if try await ledger.read({ try $0.people.held().contains(person) }) {
      // Nothing can be sent to somebody who may be several people, until the operator has parted them.
      let later = timekeeper.now().addingTimeInterval(Self.pauseOfHeld)
      return try await ledger.write { try $0.jobs.end(job.number, .again(at: later, failure: nil)) }
    }
    let things = try await ledger.read { try $0.things(of: person) }
    guard let things else { return try await ledger.write { try $0.jobs.end(job.number, .done) } }
    let text = String(decoding: things, as: UTF8.self)
    let connections = await registry.known()
    let now = timekeeper.now()
    try await ledger.write { [languages] ledger in
      let wording = languages.wording(of: person, in: ledger)
      let lines =
        text.count <= Self.mostInMessages
        ? [wording.export, text] : [wording.exportTooLong(bytes: things.count, person: person)]
      let messenger = OutboxWriter(
        ledger, connections: connections, cause: .job(job.number), answering: nil, for: .export, languages: languages,
        now: now)
      _ = try messenger.send(Reply(.answer, lines), to: person)
      try ledger.jobs.end(job.number, .done)
    }
    registry.wakeOutboxes()
  }

  /// Sends the text to some of the people, and leaves the rest to another job.
  private func announce(_ text: String, after last: Person.ID?, _ job: Job) async throws {
    let connections = await registry.known()
    let now = timekeeper.now()
    try await ledger.write { [languages] ledger in
      let people = try ledger.people.everybody(after: last, limit: Self.crowd)
      let messenger = OutboxWriter(
        ledger, connections: connections, cause: .job(job.number), answering: nil, for: .announcement,
        languages: languages, now: now)
      for person in people {
        let news = languages.wording(of: person, in: ledger).news(text)
        _ = try messenger.send(Reply(.answer, [news]), to: person)
      }
      if people.count == Self.crowd { try ledger.jobs.queue(.announce(text, after: people.last), at: now) }
      try ledger.jobs.end(job.number, .done)
    }
    registry.wakeOutboxes()
    jobs.wake()
  }

  private func sweep(_ leftovers: Job.Leftovers, _ job: Job) async throws {
    let later = timekeeper.now().addingTimeInterval(Self.patience)
    try await pictures?.remove(leftovers.files ?? [])
    let isClean = try await ledger.write { ledger in
      let isClean = try ledger.sweep(leftovers)
      try ledger.jobs.end(job.number, isClean ? .done : .again(at: later, failure: nil))
      return isClean
    }
    if isClean { try await ledger.scrub() }
  }

  private func note(_ error: any Error, of job: Job) async throws {
    let attempts = job.attempts + 1
    let reason = String(describing: error)
    log.error("a job failed", metadata: ["job": "\(job.number)", "error": "\(reason)"])
    let outcome: JobOutcome =
      attempts >= Self.attempts
      ? .dead(failure: reason)
      : .again(at: timekeeper.now().addingTimeInterval(Backoff.sending.delay(after: attempts)), failure: reason)
    try await ledger.write { try $0.jobs.end(job.number, outcome) }
  }
}

extension Job.Work {
  /// True if the job only sends messages to that person. The rest is left to the daemon: it has the other accounts, the
  /// Internet, and the files.
  fileprivate func isDoneByMessages(for person: Person.ID?) -> Bool {
    switch self {
    case .export(let whose): whose == person
    case .importFile(let file): file.person == person
    case .sweep(let leftovers): !leftovers.hasFiles
    case .announce: false
    }
  }
}

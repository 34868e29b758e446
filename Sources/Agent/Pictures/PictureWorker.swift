import Agenda
import Commands
import Conversation
import Foundation
import Imaging
import Logging
import Storage

/// Fetches the pictures that came with messages, once the messages are committed.
///
/// A picture's row is its place in the queue. Its file is written before the row says so: whatever is killed in
/// between, the row still waits, and the same bytes become the same file.
struct PictureWorker {
  let ledger: any Ledger
  let files: any PictureFiles
  let thumbnailer: (any Thumbnailer)?
  let policy: CurrentPolicy
  let registry: AccountRegistry
  let languages: Languages
  let timekeeper: Timekeeper
  let storeHealth: StoreHealth
  let heartbeats: Heartbeats
  let log: Logger

  /// Seconds after which a picture that can't be had is given up.
  static let patience: TimeInterval = 3 * 86_400
  /// Seconds until a fetch is tried again: a server may be busy, or still be working on the picture.
  static let backoff = Backoff(first: 10, longest: 6 * 3600)
  /// Seconds between two looks at the pictures to fetch.
  static let pause: TimeInterval = 5
  /// The number of each account's pictures that are looked at in one go: more than are fetched at once.
  static let batch = 8
  /// Seconds that a look may take before something is wrong.
  static let longest: TimeInterval = 300
  /// The number of times that the process may end during a picture's fetch before the picture is given up.
  static let mostUnended = 3
  /// Seconds for which a file that nobody uses is left alone: a backup may be restored that needs it, and another
  /// database may share the folder. Anybody who uses it touches it more often.
  static let grace: TimeInterval = 10 * 86_400

  /// Works until cancelled.
  func run() async {
    while !Task.isCancelled {
      do {
        _ = try await work(lookingEvery: Self.pause)
      } catch {
        await storeHealth.report(error)
        await storeHealth.waitUntilWritable()
      }
    }
    heartbeats.end("pictures")
  }

  /// Fetches those whose time has come; returns how many.
  func workOnce() async throws -> Int { try await work(lookingEvery: nil) }

  /// Fetches pictures beside each other, until none is under way and none is due.
  ///
  /// - Parameter seconds: after how many it is looked again whether more are due, for ever; nil for those that are now.
  private func work(lookingEvery seconds: TimeInterval?) async throws -> Int {
    var (count, underWay, isPausing) = (0, FetchesUnderWay(), false)
    var failed: Set<Picture.ID> = []
    let began = timekeeper.now()
    try await withThrowingTaskGroup(of: (picture: WaitingPicture, isDone: Bool)?.self) { group in
      defer { group.cancelAll() }
      while !Task.isCancelled {
        heartbeats.beat("pictures", within: Self.longest)
        let now = seconds == nil ? began : timekeeper.now()
        let due = try await ledger.read { try $0.duePictures(at: now, perAccount: Self.batch) }
        for picture in due where !failed.contains(picture.id) && underWay.admits(picture) {
          underWay.begin(picture)
          count += 1
          group.addTask { (picture, await isFetched(picture)) }
        }
        if let seconds, !isPausing {
          isPausing = true
          group.addTask {
            try? await timekeeper.sleep(seconds)
            return nil
          }
        }
        guard let next = try await group.next() else { break }
        guard let ended = next else {
          isPausing = false
          failed = []
          continue
        }
        underWay.end(ended.picture)
        // The store refused it: it would do so again at once.
        if !ended.isDone { failed.insert(ended.picture.id) }
      }
    }
    return count
  }

  /// Fetches a picture. Returns true if its end could be noted: one picture's errors end no other fetch.
  private func isFetched(_ picture: WaitingPicture) async -> Bool {
    do {
      try await fetch(picture)
      return true
    } catch {
      await storeHealth.report(error)
      await storeHealth.waitUntilWritable()
      return false
    }
  }

  private func fetch(_ picture: WaitingPicture) async throws {
    let limits = policy.value.pictures
    guard picture.unended < Self.mostUnended else {
      log.error(
        "a picture is given up: each time it was fetched, the daemon ended", metadata: ["picture": "\(picture.id)"])
      return try await refuse(picture, .gone, limits)
    }
    guard try await ledger.read({ try $0.pictureBytes(of: picture.person) }) < limits.person else {
      return try await refuse(picture, .quota, limits)
    }
    try await ledger.write { try $0.begin(picture.id) }
    do {
      try await read(picture, limits)
    } catch {
      // The daemon ends, or the store is in trouble: the picture is not at fault.
      try? await Task { try await ledger.write { try $0.takeBack(picture.id) } }.value
      throw error
    }
  }

  private func read(_ picture: WaitingPicture, _ limits: PictureLimits) async throws {
    do {
      guard let account = picture.account, let network = registry[account]?.account.network else {
        throw NetworkFailure.retry(after: nil, reason: "its account is not at work", doubt: .no)
      }
      switch try await network.file(at: picture.source, upTo: limits.file) {
      case .tooLarge(let bytes): try await refuse(picture, .tooLarge, limits, bytes: bytes)
      case .gone(let reason):
        log.info("a picture is gone", metadata: ["picture": "\(picture.id)", "reason": "\(reason)"])
        try await refuse(picture, .gone, limits)
      case .whole(let data):
        FaultPoint.pictureRead.reach()
        try await keep(data, of: picture, limits)
      }
    } catch let failure as NetworkFailure where !Task.isCancelled {
      try await postpone(picture, failure, limits)
    }
  }

  private func keep(_ data: Data, of picture: WaitingPicture, _ limits: PictureLimits) async throws {
    guard let header = PictureHeader(of: Array(data)) else { return try await refuse(picture, .noPicture, limits) }
    guard header.pixels <= PictureLimits.pixels else { return try await refuse(picture, .tooManyPixels, limits) }
    let hash = try await store(data)
    FaultPoint.pictureStored.reach()
    let size = header.shownSize
    let file = Picture.File(
      hash: hash, size: data.count, type: header.format.mediaType, width: size.width, height: size.height)
    let isKept = try await ledger.write { try $0.keep(picture.id, as: file, upTo: limits.person) }
    FaultPoint.pictureCommitted.reach()
    guard isKept else {
      // Or nobody waits for it any more: then there is nobody to tell either.
      try await refuse(picture, .quota, limits)
      return try await remove([hash])
    }
    // Somebody may have deleted the file because no row had it: from here on one does.
    _ = try files.keep(data)
  }

  /// Writes the file and its small copy. A folder that can't be written is no reason to lose the picture: it waits.
  private func store(_ data: Data) async throws -> String {
    do {
      let hash = try files.keep(data)
      if try files.thumbnail(of: hash) == nil, let small = await thumbnailer?.thumbnail(of: data) {
        try files.keep(thumbnail: small, of: hash)
      }
      return hash
    } catch let error as StoreError {
      log.error("a picture's file could not be kept", metadata: ["error": "\(error)"])
      throw NetworkFailure.retry(after: nil, reason: error.description, doubt: .no)
    }
  }

  /// Tries again later, and gives up after days.
  private func postpone(_ picture: WaitingPicture, _ failure: NetworkFailure, _ limits: PictureLimits) async throws {
    let now = timekeeper.now()
    let (reason, asked) = Self.words(failure)
    if case .permanent = failure { return try await refuse(picture, .gone, limits) }
    guard now.timeIntervalSince(picture.added) < Self.patience else { return try await refuse(picture, .gone, limits) }
    let later = now.addingTimeInterval(max(asked ?? 0, Self.backoff.delay(after: picture.attempts + 1)))
    log.info("a picture could not be fetched", metadata: ["picture": "\(picture.id)", "reason": "\(reason)"])
    try await ledger.write { try $0.retry(picture.id, at: later, reason: reason) }
  }

  private static func words(_ failure: NetworkFailure) -> (reason: String, after: TimeInterval?) {
    switch failure {
    case .retry(let after, let reason, _, _): (reason, after)
    case .permanent(let reason), .optedOut(let reason), .windowClosed(let reason), .signedOut(let reason, _):
      (reason, nil)
    }
  }

  /// Keeps the link alone, and says so to the person.
  private func refuse(
    _ picture: WaitingPicture, _ refusal: Picture.Refusal, _ limits: PictureLimits, bytes: Int? = nil
  ) async throws {
    let connections = await registry.known()
    let now = timekeeper.now()
    try await ledger.write { [languages] ledger in
      guard try ledger.refuse(picture.id, refusal), let person = try ledger.people.person(picture.person) else {
        return
      }
      let belongings = try ledger.belongings(of: person, changedBy: nil)
      guard let item = try picture.item.flatMap({ try belongings.kept($0) }) else { return }
      let text = languages.wording(of: person.id, in: ledger).notKept(
        refusal, of: item.name, bytes: bytes, mostBytes: limits.file, quota: limits.person)
      let messenger = OutboxWriter(
        ledger, connections: connections, cause: .picture(picture.id), answering: nil, for: .notice,
        languages: languages, now: now)
      _ = try messenger.send(Reply(.answer, [text], subjects: [picture.item].compactMap { $0 }), to: picture.person)
    }
    registry.wakeOutboxes()
  }
}

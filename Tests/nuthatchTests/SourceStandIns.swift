import Foundation
import HTTP
import Storage
import Store

@testable import nuthatch

/// The current settings.
final class LiveCommunity: @unchecked Sendable {
  private let lock = NSLock()
  private var current: CommunitySettings?

  init(_ community: CommunitySettings) { current = community }

  var community: CommunitySettings? {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}

/// A web on which the town's source never answers.
final class SlowWeb: Transport, @unchecked Sendable {
  private let web: SourceWeb
  private let lock = NSLock()
  private var count = 0

  init(_ web: SourceWeb) { self.web = web }

  var asked: Int { lock.withLock { count } }

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    guard request.url == SourceTown.address else { return try await web.send(request) }
    lock.withLock { count += 1 }
    try? await Task.sleep(for: .seconds(3600))
    throw HTTPFailure(.cancelled, mayHaveArrived: false, reason: "cancelled")
  }
}

/// A ledger that fails from its so-manieth write on.
final class EndingLedger: Ledger, @unchecked Sendable {
  struct Ended: Error {}
  let ledger: SQLiteLedger
  private let lock = NSLock()
  private var left: Int

  init(_ ledger: SQLiteLedger, after writes: Int) { (self.ledger, left) = (ledger, writes) }

  func write<T: Sendable>(
    _ durability: Durability, _ body: @escaping @Sendable (any LedgerTransaction) throws -> T
  ) async throws -> T {
    let isOver = lock.withLock {
      left -= 1
      return left < 0
    }
    guard !isOver else { throw Ended() }
    return try await ledger.write(durability, body)
  }

  func read<T: Sendable>(_ body: @escaping @Sendable (any LedgerTransaction) throws -> T) async throws -> T {
    try await ledger.read(body)
  }

  func scrub() async throws {}
  func probe() async throws {}
}

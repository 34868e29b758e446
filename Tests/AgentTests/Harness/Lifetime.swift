import Agenda
import Foundation
import Storage
import Store

@testable import Agent

/// The life of one process, which ends at a step of its way as if by SIGKILL: only the content of the disk at that
/// moment is left, and nothing that the process does afterwards reaches anybody.
///
/// The steps lie before, within and after each transaction, and before and after each request to a network: every
/// `FaultPoint` is at one of them.
final class Lifetime: @unchecked Sendable {
  /// The error of every call of a dead process.
  struct Over: Error {}

  private let lock = NSLock()
  private let last: Int?
  private let atEnd: @Sendable (String) -> Void
  private var steps = 0
  private var over = false
  /// The numbers of the messages that are noted as being worked on.
  private var underWay: Set<Int64> = []

  /// - Parameters:
  ///   - last: the number of the step it dies at; nil for never.
  ///   - atEnd: takes the disk as it is then.
  init(last: Int?, atEnd: @escaping @Sendable (String) -> Void) {
    self.last = last
    self.atEnd = atEnd
  }

  var isOver: Bool { lock.withLock { over } }
  /// The number of steps so far.
  var length: Int { lock.withLock { steps } }

  /// The numbers of the messages that are noted as being worked on; at the end, as they were then.
  var noted: Set<Int64> { lock.withLock { underWay } }
  func note(_ numbers: Set<Int64>) { lock.withLock { if !over { underWay = numbers } } }

  func pass(_ step: String) throws {
    let dies = try lock.withLock {
      if over { throw Over() }
      steps += 1
      over = steps == last
      return over
    }
    if dies {
      atEnd(step)
      throw Over()
    }
  }

  /// Kills the process.
  func end() {
    let dies = lock.withLock {
      defer { over = true }
      return !over
    }
    if dies { atEnd("between two steps") }
  }
}

/// The ledger as one process sees it.
struct MortalLedger: Ledger {
  let ledger: SQLiteLedger
  let life: Lifetime
  /// Called in each transaction: returns true if the disk refuses it.
  var refuses: @Sendable () -> Bool = { false }
  /// Called for each commit that survives a power failure.
  var synced: @Sendable () -> Void = {}

  func write<T: Sendable>(
    _ durability: Durability, _ body: @escaping @Sendable (any LedgerTransaction) throws -> T
  ) async throws -> T {
    try life.pass("before a transaction")
    let result = try await ledger.write(durability) { [life, refuses] ledger in
      let result = try body(ledger)
      try life.pass("before a commit")
      if refuses() { throw StoreError(.full, cause: "the disk is full") }
      return result
    }
    if durability == .full { synced() }
    try life.pass("after a commit")
    return result
  }

  func read<T: Sendable>(_ body: @escaping @Sendable (any LedgerTransaction) throws -> T) async throws -> T {
    try life.pass("before reading")
    return try await ledger.read(body)
  }

  func workNote(of account: String?) -> (any WorkNote)? {
    ledger.workNote(of: account).map { MortalNote(note: $0, life: life) }
  }

  func probe() async throws {
    try life.pass("before probing")
    try await ledger.probe()
  }

  func scrub() async throws {
    try life.pass("before scrubbing")
    try await ledger.scrub()
  }
}

/// The note of what one process works on.
private struct MortalNote: WorkNote {
  let note: any WorkNote
  let life: Lifetime

  func begin(_ attempts: [Int64: Int]) throws {
    try life.pass("before work is noted")
    try note.begin(attempts)
    life.note(Set(attempts.keys))
    try life.pass("after work is noted")
  }

  func end() {
    guard (try? life.pass("before the end of work is noted")) != nil else { return }
    note.end()
    life.note([])
    try? life.pass("after the end of work is noted")
  }

  func left() -> [Int64: Int] { note.left() }
}

import ArgumentParser
import Conversation
import Foundation
import Store

/// Has a message without effect or a dead letter tried again.
struct Replay: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tries a message without effect (in-12) or a dead letter (out-7) again; works beside a running daemon.")

  @OptionGroup var file: DatabaseChoice

  @Argument(help: "The id that `nuthatch status` tells: in-12 or out-7.")
  var id: String

  func run() async throws {
    let parts = id.split(separator: "-")
    guard parts.count == 2, let number = Int64(parts[1]), parts[0] == "in" || parts[0] == "out" else {
      throw Problem.usage("\(id) is no id such as in-12 or out-7; `nuthatch status` tells them")
    }
    let ledger = try openLedger(at: try await file.path())
    let isIncoming = parts[0] == "in"
    let found = try await ledger.write { ledger in
      if isIncoming { return try ledger.reopen(number) }
      guard var entry = try ledger.outboxEntry(number), entry.state == .dead else { return false }
      entry.state = .queued
      entry.attempts = 0
      entry.firstAttempt = nil
      entry.notBefore = Date(timeIntervalSince1970: 0)
      try ledger.update(entry)
      return true
    }
    try ledger.close()
    guard found else {
      throw Problem.usage("\(id) is neither a message without effect nor a dead letter; `nuthatch status` lists both")
    }
    print("\(id) will be tried again by the running daemon, or by the next one.")
  }
}

import Foundation
import Store

extension SQLiteLedger {
  /// A ledger that goes by the machine's clock.
  convenience init(path: String) throws { try self.init(path: path, now: { Date() }) }

  /// A ledger in memory that goes by the machine's clock.
  static func inMemory() throws -> SQLiteLedger { try inMemory(now: { Date() }) }
}

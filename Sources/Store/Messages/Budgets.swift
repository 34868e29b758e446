import Conversation
import Foundation
import GRDB

/// What is left of the accounts' limits; it outlives the process.
extension Transaction {
  func budgets(of account: String) throws -> [String: RateBudget] {
    let find = try db.cachedStatement(
      sql: "SELECT endpoint, allowed, remaining, resets FROM allowance WHERE account = ?")
    let rows = try Row.fetchAll(find, arguments: [account])
    return Dictionary(
      rows.map {
        ($0[0], RateBudget(limit: $0[1], remaining: $0[2], resets: Date(timeIntervalSince1970: $0[3])))
      }
    ) { $1 }
  }

  func keep(_ budget: RateBudget, of endpoint: String, account: String) throws {
    try db.cachedStatement(
      sql: """
        INSERT INTO allowance (account, endpoint, allowed, remaining, resets) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (account, endpoint) DO UPDATE SET allowed = excluded.allowed, remaining = excluded.remaining,
          resets = excluded.resets
        """
    ).execute(arguments: [
      account, endpoint, max(0, budget.limit), max(0, budget.remaining), budget.resets.timeIntervalSince1970,
    ])
  }
}

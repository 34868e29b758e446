import Conversation
import Foundation
import GRDB
import Storage

/// The accounts' limits, and the times of the last alerts to the operator.
extension Transaction {
  func limits(of account: String) throws -> AccountLimits {
    let budgets = try db.cachedStatement(Transaction.rateLimits).rows([account]) { row in
      try RateLimit(row).map { ($0, try RateBudget(row)) }
    }
    let spending = try db.cachedStatement(Transaction.spending).row([account], Spending.init)
    return AccountLimits(budgets: Dictionary(budgets.compactMap(\.self)) { $1 }, spending: spending)
  }

  private static let rateLimits: FrequentStatement =
    "SELECT kind, window, allowed, remaining, resets FROM rate_limit WHERE account = ?"
  private static let spending: FrequentStatement =
    "SELECT spent, per_day, resets FROM spending WHERE account = ?"

  /// The limits of all accounts, by their names.
  func limits() throws -> [String: AccountLimits] {
    let names = try db.cachedStatement(sql: "SELECT account FROM rate_limit UNION SELECT account FROM spending")
    return try String.fetchAll(names).reduce(into: [:]) { $0[$1] = try limits(of: $1) }
  }

  func keep(_ budget: RateBudget, of limit: RateLimit, account: String) throws {
    let (kind, window) = limit.columns
    try db.cachedStatement(
      sql: """
        INSERT INTO rate_limit (account, kind, window, allowed, remaining, resets) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (account, kind, window) DO UPDATE SET allowed = excluded.allowed, remaining = excluded.remaining,
          resets = excluded.resets
        """
    ).run([
      account, kind, window, max(0, budget.limit), max(0, budget.remaining), budget.resets.timeIntervalSince1970,
    ])
  }

  func keep(_ spending: Spending, account: String) throws {
    try db.cachedStatement(
      sql: """
        INSERT INTO spending (account, spent, per_day, resets) VALUES (?, ?, ?, ?)
        ON CONFLICT (account) DO UPDATE SET spent = excluded.spent, per_day = excluded.per_day, resets = excluded.resets
        """
    ).run([account, spending.spent, spending.perDay, spending.resets.timeIntervalSince1970])
  }

  func nextAlert(of kind: String) throws -> Date? {
    let find = try db.cachedStatement(sql: "SELECT next FROM alert WHERE kind = ?")
    return try Double.fetchOne(find, arguments: [kind]).map { Date(timeIntervalSince1970: $0) }
  }

  func keepNextAlert(of kind: String, at instant: Date) throws {
    try db.cachedStatement(
      sql: "INSERT INTO alert (kind, next) VALUES (?, ?) ON CONFLICT (kind) DO UPDATE SET next = excluded.next"
    ).run([kind, instant.timeIntervalSince1970])
  }
}

extension RateLimit {
  fileprivate var columns: (kind: String, window: Int) {
    switch self {
    case .reading: ("read", 0)
    case .sending(let window): ("send", window)
    case .pause: ("pause", 0)
    }
  }

  fileprivate init?(_ row: ResultRow) throws {
    switch try row[0] as String {
    case "read": self = .reading
    case "send": self = .sending(window: try row[1])
    case "pause": self = .pause
    default: return nil
    }
  }
}

extension RateBudget {
  fileprivate init(_ row: ResultRow) throws {
    self.init(limit: try row[2], remaining: try row[3], resets: Date(timeIntervalSince1970: try row[4]))
  }
}

extension Spending {
  fileprivate init(_ row: ResultRow) throws {
    self.init(spent: try row[0], perDay: try row[1], resets: Date(timeIntervalSince1970: try row[2]))
  }
}

import Conversation
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

@Suite("What an account may still do")
struct LimitTests {
  @Test("is kept by its kind, each account's by itself")
  func kinds() async throws {
    let budget = RateBudget(limit: 10, remaining: 3, resets: now)
    let spending = Spending(spent: 70, perDay: 100, resets: now)
    let limits: [RateLimit] = [.reading, .sending(window: 300), .sending(window: 900), .pause]
    try await SQLiteLedger.inMemory().write { mail in
      #expect(try mail.limits(of: "main") == AccountLimits())
      for (count, limit) in limits.enumerated() {
        try mail.keep(RateBudget(limit: 1, remaining: 1, resets: now - 60), of: limit, account: "main")
        try mail.keep(budget, of: limit, account: "main")
        #expect(try mail.limits(of: "main").budgets.count == count + 1)
        #expect(try mail.limits(of: "main").budgets[limit] == budget)
      }
      try mail.keep(Spending(spent: 1, perDay: nil, resets: now), account: "other")
      try mail.keep(spending, account: "main")
      #expect(try mail.limits(of: "main").spending == spending)
      #expect(try mail.limits(of: "other").spending?.perDay == nil)
      #expect(try mail.operatingStatus(of: [], at: now).limits.keys.sorted() == ["main", "other"])
      try mail.keepNextAlert(of: "disk", at: now + 1)
      try mail.keepNextAlert(of: "disk", at: now + 2)
      #expect(try mail.nextAlert(of: "disk") == now + 2)
      #expect(try mail.nextAlert(of: "dead") == nil)
    }
  }

  @Test("is found again in an older ledger that is brought up to date")
  func upgraded() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let old = try DatabaseQueue(path: path, configuration: LedgerFile.configuration())
    let statements =
      try UpgradeTests.statements("ledger-24.sql") + """
        INSERT INTO allowance (account, endpoint, allowed, remaining, resets) VALUES
          ('main', 'read', 300, 12, 60), ('main', 'send/900', 30, 4, 70), ('main', 'told', 0, 0, 80),
          ('main', 'money', 1000, 300, 90), ('free', 'money', 1000000000000, 999999999990, 91),
          ('-', 'alert dead', 1, 0, 92), ('-', 'alert signed out/main', 1, 0, 93);
        """
    try await old.writeWithoutTransaction { try $0.execute(sql: statements) }
    try old.close()
    @Sendable func second(_ number: Double) -> Date { Date(timeIntervalSince1970: number) }
    try await SQLiteLedger(path: path).write { mail throws in
      #expect(
        try mail.limits(of: "main")
          == AccountLimits(
            budgets: [
              .reading: RateBudget(limit: 300, remaining: 12, resets: second(60)),
              .sending(window: 900): RateBudget(limit: 30, remaining: 4, resets: second(70)),
              .pause: RateBudget(limit: 0, remaining: 0, resets: second(80)),
            ], spending: Spending(spent: 700, perDay: 1000, resets: second(90))))
      #expect(try mail.limits(of: "free").spending == Spending(spent: 10, perDay: nil, resets: second(91)))
      #expect(try mail.nextAlert(of: "dead") == second(92))
      #expect(try mail.nextAlert(of: "signed out/main") == second(93))
      #expect(try mail.limits(of: "-") == AccountLimits())
    }
  }
}

import Agenda
import CSQLite
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

@Suite("What is asked often goes through an index")
struct PlanTests {
  @Test(
    "A hot query walks its index, in its order",
    arguments: [
      ("due before", "\(TodoRows.select) \(TodoTable.dueBefore)", "todo_open (person=? AND due_at>? AND due_at<?)"),
      (
        "due between", "\(TodoRows.select) \(TodoTable.dueBetween)",
        "todo_open (person=? AND due_at>? AND due_at<?)"
      ),
      ("open series", "\(TodoRows.select) \(TodoTable.series)", "todo_series (person=?)"),
      ("completed", "\(TodoRows.select) \(TodoTable.completedLast)", "todo_completed (person=?"),
      ("what somebody keeps", "SELECT items FROM keeping WHERE person = ?", "todo_open (person=?)"),
      ("single events", "\(EventRows.select) \(EventTable.single)", "event_single (person=? AND finish_at>?)"),
      ("series", "\(EventRows.select) \(EventTable.series)", "event_series (person=? AND start_at<?)"),
      ("next author", Transaction.nextAuthor.sql, "inbox_new (account=? AND author_id>?)"),
      ("next of an author", Transaction.nextOfAuthor.sql, "inbox_new (account=? AND author_id=?)"),
      ("sendable", Transaction.sendable.sql, "outbox_pending (account=?)"),
      ("line behind", Transaction.lineBehind, "outbox_line (account=? AND recipient_id=? AND urgency=?"),
      ("sent last", "SELECT id FROM errand \(ItemRequestTable.sentLast)", "errand_sent (sender=?)"),
      ("budget notices", Transaction.unsentBudgetNotices, "outbox_budget (account=?)"),
      ("who was told of the budget", Transaction.answersWaiting, "outbox_budget (account=? AND recipient_id=?"),
      ("answers waiting", Transaction.answersWaiting, "outbox_pending (account=? AND urgency=?)"),
      (
        "next send", Transaction.nextSend.sql,
        "outbox_pending (account=?)"
      ),
    ])
  func plans(_ name: String, _ sql: String, _ index: String) throws {
    let database = try DatabaseQueue(configuration: LedgerFile.configuration())
    try Migrations.migrator.migrate(database)
    let plan = try database.read { db in
      try Row.fetchAll(
        db, sql: "EXPLAIN QUERY PLAN \(sql)",
        arguments: StatementArguments([Int](repeating: 1, count: sql.filter { $0 == "?" }.count))
      )
      .map { $0["detail"] as String }
    }
    let text = plan.joined(separator: "\n")
    #expect(text.contains(index), "\(text)")
    #expect(
      !plan.contains { $0.hasPrefix("SCAN ") && !$0.contains("(subquery") && !$0.contains("SUBQUERY") }, "\(text)")
    #expect(!text.contains("TEMP B-TREE"), "\(text)")
  }

  @Test(
    "The names of what is open are sorted when they are read: an index in their order would cost each message a page")
  func names() throws {
    let database = try DatabaseQueue(configuration: LedgerFile.configuration())
    try Migrations.migrator.migrate(database)
    let plan = try database.read { db in
      try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(TodoTable.names)", arguments: [1, 1])
        .map { $0["detail"] as String }
    }
    #expect(plan == ["SEARCH todo USING INDEX todo_open (person=?)", "USE TEMP B-TREE FOR ORDER BY"])
  }

  @Test("A statement is compiled once, whatever is bound to it")
  func compilations() throws {
    let database = try DatabaseQueue(configuration: LedgerFile.configuration())
    try Migrations.migrator.migrate(database)
    try database.read { db in
      // A partial index has a condition on the same column.
      let find = try db.cachedStatement(sql: "SELECT person FROM address WHERE network = ? AND realm = ?")
      for realm in ["a.example", "b.example", ""] { _ = try Int64.fetchAll(find, arguments: ["mastodon", realm]) }
      #expect(sqlite3_stmt_status(find.sqliteStatement, SQLITE_STMTSTATUS_REPREPARE, 0) == 0)
    }
  }

  @Test("A search asks the index of words first")
  func search() throws {
    let query = try #require(WordQuery(["milk"], person: .init(1)))
    let database = try DatabaseQueue(configuration: LedgerFile.configuration())
    try Migrations.migrator.migrate(database)
    let plan = try database.read { db in
      try Row.fetchAll(
        db, sql: "EXPLAIN QUERY PLAN \(TodoRows.select) \(query.condition("todo", "name"))",
        arguments: query.arguments(limit: 5)
      ).map { $0["detail"] as String }
    }
    #expect(plan.first?.hasPrefix("SCAN todo_words VIRTUAL TABLE INDEX") == true)
    #expect(plan.contains("SEARCH todo USING INTEGER PRIMARY KEY (rowid=?)"))
  }

  @Test("A search for what is no word looks at what is the person's alone", arguments: ["todo", "event", "note"])
  func signs(_ table: String) throws {
    let query = try #require(WordQuery(["🎂"], person: .init(1)))
    let database = try DatabaseQueue(configuration: LedgerFile.configuration())
    try Migrations.migrator.migrate(database)
    let plan = try database.read { db in
      try Row.fetchAll(
        db,
        sql: "EXPLAIN QUERY PLAN SELECT * FROM \(table) \(query.condition(table, table == "note" ? "text" : "name"))",
        arguments: query.arguments(limit: 5)
      ).map { $0["detail"] as String }
    }
    #expect(plan.contains("SEARCH \(table) USING INTEGER PRIMARY KEY (rowid=?)"), "\(plan)")
    #expect(plan.contains("SEARCH item USING COVERING INDEX sqlite_autoindex_item_1 (person=? AND kind=?)"), "\(plan)")
  }
}

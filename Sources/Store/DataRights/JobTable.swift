import Agenda
import Foundation
import GRDB
import Storage

/// The jobs that wait.
struct JobTable: Jobs {
  let db: Database

  init(db: Database) { self.db = db }

  func queue(_ work: Job.Work, at instant: Date) throws {
    let person: Int64? = if case .export(let id) = work { id.number } else { nil }
    try db.cachedStatement(
      sql: """
        INSERT INTO job (person, work, not_before) SELECT ?1, ?2, ?3
        WHERE NOT EXISTS (SELECT 1 FROM job WHERE person = ?1 AND work = ?2 AND state = 'queued')
        """
    ).execute(arguments: [person, try JournalSnapshot.text(work), instant.timeIntervalSince1970])
  }

  func due(at instant: Date, limit: Int) throws -> [Job] {
    let find = try db.cachedStatement(sql: JobTable.due)
    return try find.rows([instant.timeIntervalSince1970, limit]) { row in
      try JournalSnapshot.thing(Job.Work.self, row[1]).map { work in
        Job(number: try row[0], work: work, attempts: try row[2])
      }
    }.compactMap(\.self)
  }

  static let due = """
    SELECT number, work, attempts FROM job WHERE state = 'queued' AND not_before <= ? ORDER BY not_before, number LIMIT ?
    """

  func next() throws -> Date? {
    let find = try db.cachedStatement(sql: "SELECT min(not_before) FROM job WHERE state = 'queued'")
    return try Double.fetchOne(find).map { Date(timeIntervalSince1970: $0) }
  }

  func dead(limit: Int) throws -> [Job] {
    let find = try db.cachedStatement(
      sql: "SELECT number, work, attempts, failure FROM job WHERE state = 'dead' ORDER BY number DESC LIMIT ?")
    return try Row.fetchAll(find, arguments: [limit]).compactMap { row in
      try JournalSnapshot.thing(Job.Work.self, row[1]).map {
        Job(number: row[0], work: $0, attempts: row[2], failure: row[3])
      }
    }
  }

  func revive(_ number: Int64) throws -> Bool {
    try db.cachedStatement(
      sql:
        "UPDATE job SET state = 'queued', attempts = 0, not_before = 0, failure = NULL WHERE number = ? AND state = 'dead'"
    ).execute(arguments: [number])
    return db.changesCount == 1
  }

  func end(_ number: Int64, _ outcome: JobOutcome) throws {
    switch outcome {
    case .done:
      try db.cachedStatement(sql: "DELETE FROM job WHERE number = ?").execute(arguments: [number])
    case .again(let instant, let failure):
      try db.cachedStatement(
        sql: "UPDATE job SET attempts = attempts + 1, not_before = ?, failure = ? WHERE number = ?"
      ).execute(arguments: [instant.timeIntervalSince1970, failure, number])
    case .dead(let failure):
      try db.cachedStatement(
        sql: "UPDATE job SET attempts = attempts + 1, state = 'dead', failure = ? WHERE number = ?"
      )
      .execute(arguments: [failure, number])
    }
  }
}

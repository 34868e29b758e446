import Foundation
import GRDB

/// What a ledger's tables hold at the end, read past the store.
struct Remains {
  struct Message: Decodable, FetchableRecord {
    static let databaseColumnDecodingStrategy = DatabaseColumnDecodingStrategy.convertFromSnakeCase
    var messageId: String, account: String, authorId: String, state: String, attempts: Int
    var sentAt: Double, receivedAt: Double, finishedAt: Double?
  }

  struct Outgoing: Decodable, FetchableRecord {
    static let databaseColumnDecodingStrategy = DatabaseColumnDecodingStrategy.convertFromSnakeCase
    var account: String, key: String, urgency: Int, recipientId: String, text: String, state: String, attempts: Int
    var dueAt: Double, remoteId: String?, failure: String?
  }

  struct Todo: Decodable, FetchableRecord {
    static let databaseColumnDecodingStrategy = DatabaseColumnDecodingStrategy.convertFromSnakeCase
    var remoteId: String, name: String, due: String?, completed: Double?, recurrence: String?
  }

  /// In the order in which they were worked on.
  var inbox: [Message]
  var outbox: [Outgoing]
  var todos: [Todo]

  init(at path: String) throws {
    let queue = try DatabaseQueue(path: path)
    (inbox, outbox, todos) = try queue.read { db in
      (
        try Message.fetchAll(db, sql: "SELECT * FROM inbox ORDER BY finished_at, sent_at, number"),
        try Outgoing.fetchAll(db, sql: "SELECT * FROM outbox ORDER BY number"),
        try Todo.fetchAll(
          db,
          sql: """
            SELECT remote_id, name, due, completed, recurrence FROM todo
            JOIN address ON address.person = todo.person
            """)
      )
    }
    try queue.close()
  }
}

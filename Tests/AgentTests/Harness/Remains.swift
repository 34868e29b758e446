import Foundation
import GRDB
import Storage

/// The final content of a ledger's tables, read without the store.
struct Remains {
  struct Message: Decodable, FetchableRecord {
    static let databaseColumnDecodingStrategy = DatabaseColumnDecodingStrategy.convertFromSnakeCase
    var messageId: String, account: String, authorId: String, state: String, attempts: Int
    var sentAt: Double, receivedAt: Double, finishedAt: Double?
  }

  struct Outgoing: Decodable, FetchableRecord {
    static let databaseColumnDecodingStrategy = DatabaseColumnDecodingStrategy.convertFromSnakeCase
    var account: String, key: String, purpose: String, urgency: Int, recipientId: String, text: String, state: String,
      attempts: Int
    var dueAt: Double, remoteId: String?, failure: String?
  }

  struct Todo: Decodable, FetchableRecord {
    static let databaseColumnDecodingStrategy = DatabaseColumnDecodingStrategy.convertFromSnakeCase
    var remoteId: String, name: String, due: String?, completed: Double?, recurrence: String?, list: String?
  }

  /// In the order in which they were worked on.
  var inbox: [Message]
  var outbox: [Outgoing]
  /// The keys of the answers that were sent as part of another.
  var merged: [String]
  var todos: [Todo]

  /// - Parameter person: the one whose remains they are; nil for everybody's.
  init(at path: String, of person: String? = nil) throws {
    let queue = try DatabaseQueue(path: path)
    (inbox, outbox, merged, todos) = try queue.read { db in
      (
        try Message.fetchAll(
          db, sql: "SELECT * FROM inbox WHERE author_id = ifnull(?, author_id) ORDER BY finished_at, sent_at, number",
          arguments: [person]),
        try Outgoing.fetchAll(
          db, sql: "SELECT * FROM outbox WHERE recipient_id = ifnull(?, recipient_id) ORDER BY number",
          arguments: [person]),
        try String.fetchAll(
          db,
          sql: """
            SELECT account || '/' || message_id || '/answer/1' FROM merged_answer
            JOIN inbox ON inbox.number = merged_answer.answering WHERE author_id = ifnull(?, author_id)
            """, arguments: [person]),
        try Todo.fetchAll(
          db,
          sql: """
            SELECT remote_id, todo.name, due, completed, recurrence, list.name AS list FROM todo
            LEFT JOIN list ON list.id = todo.list
            JOIN address ON address.person = todo.person WHERE remote_id = ifnull(?, remote_id)
            """, arguments: [person])
      )
    }
    try queue.close()
  }

  /// The SQL of the tables.
  static func schema(at path: String) throws -> [String] {
    let queue = try DatabaseQueue(path: path)
    defer { try? queue.close() }
    return try queue.read {
      try String.fetchAll($0, sql: "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY 1")
    }
  }
}

import Agenda
import Conversation
import GRDB
import Storage

/// The versions of messages that their authors have edited.
extension Transaction {
  func versions(of messageID: String, network: String, account: String) throws -> [InboxEntry] {
    let statement = try db.cachedStatement(sql: Transaction.versionsOfMessage)
    let entries = try statement.rows([network, account, messageID], InboxRow.entry)
    return entries.first?.message.id == messageID ? entries : []
  }

  static let versionsOfMessage = """
    SELECT \(InboxRow.columns) FROM inbox WHERE network = ?1 AND account = ?2 AND message_id = ?3 AND state = 'done'
    UNION ALL SELECT \(InboxRow.columns) FROM inbox WHERE account = ?2 AND edits = ?3 AND state = 'done' ORDER BY 1
    """

  func isLatest(_ entry: InboxEntry, ofVersionsOf messageID: String) throws -> Bool {
    let statement = try db.cachedStatement(sql: Transaction.isLatestOfAuthor)
    let arguments: StatementArguments = [
      entry.network, entry.message.authorID, entry.number, entry.account, messageID,
    ]
    return try Bool.fetchOne(statement, arguments: arguments) ?? false
  }

  static let isLatestOfAuthor = """
    SELECT NOT EXISTS (SELECT 1 FROM inbox WHERE network = ?1 AND author_id = ?2 AND number > ?3 AND account = ?4
      AND edits IS NOT ?5)
    """

  func takeBack(_ number: Int64, from person: Person) throws -> TakeBackResult {
    let owner = Owner(db: db, person: person.id, zone: person.zone, origin: nil, clock: context.now)
    return try JournalTable(owner: owner, transaction: self).takeBack(.message(number))
  }

  func hasChanged(_ number: Int64, of person: Person.ID) throws -> Bool {
    let statement = try db.cachedStatement(
      sql: """
        SELECT EXISTS (SELECT 1 FROM change JOIN change_set ON change_set.id = change_set
          WHERE person = ? AND origin = 'message' AND reference = ? AND stands)
        """)
    return try Bool.fetchOne(statement, arguments: [person.number, number]) ?? false
  }
}

import Agenda
import Foundation
import GRDB
import Storage

/// The requests that one person sends to others, and gets from them. Only sending one can be taken back.
struct ItemRequestTable: ItemRequests {
  let owner: Owner
  let transaction: Transaction
  private var db: Database { transaction.db }

  private enum Column: Int, TableColumn {
    case id, sender, recipient, kind, item, state, asked, question, acquaintance, landed, event

    static let table = "errand"
  }

  private static let inserting = InsertStatement<Column>("")

  init(owner: Owner, transaction: Transaction) {
    self.owner = owner
    self.transaction = transaction
  }

  func add(_ itemRequest: ItemRequest) throws -> ItemRequest {
    try itemRequest.item.checkMoments()
    let (kind, image) = try RequestedItem.columns(of: itemRequest.item)
    try Self.inserting.run(
      [
        .sender: itemRequest.sender.number, .recipient: itemRequest.recipient.number, .kind: kind, .item: image,
        .state: itemRequest.state.rawValue, .asked: itemRequest.asked.timeIntervalSince1970,
        .question: itemRequest.question, .acquaintance: try JournalSnapshot.text(itemRequest.acquaintance),
        .landed: itemRequest.landed?.number, .event: itemRequest.event,
      ], in: db)
    var kept = itemRequest
    let id = db.lastInsertedRowID
    kept.id = ItemRequest.ID(id)
    try transaction.record(itemRequest, as: id)
    try owner.changes?.record(.itemRequest, id, before: ItemRequest.State?.none, after: ItemRequest.State.asked)
    return kept
  }

  func update(_ itemRequest: ItemRequest) throws {
    try db.cachedStatement(sql: "UPDATE errand SET state = ?, question = ?, landed = ? WHERE id = ?")
      .execute(arguments: [
        itemRequest.state.rawValue, itemRequest.question, itemRequest.landed?.number, itemRequest.id?.number,
      ])
    guard db.changesCount == 1 else { throw StoreError(.conflict, cause: "that request is gone") }
  }

  func itemRequest(_ id: ItemRequest.ID) throws -> ItemRequest? {
    try itemRequests("WHERE id = ?1 AND (sender = ?2 OR recipient = ?2)", [id.number, owner.person.number]).first
  }

  func pending() throws -> [ItemRequest] { try itemRequests(ItemRequestTable.pending, [owner.person.number]) }

  static let pending = "WHERE recipient = ? AND state = 'asked' ORDER BY id"

  func sent(limit: Int) throws -> [ItemRequest] {
    try itemRequests(ItemRequestTable.sentLast, [owner.person.number, limit])
  }

  static let sentLast = "WHERE sender = ? ORDER BY asked DESC, id DESC LIMIT ?"

  func landed(limit: Int) throws -> [ItemRequest] {
    try itemRequests(ItemRequestTable.landedLast, [owner.person.number, limit])
  }

  static let landedLast =
    "WHERE recipient = ? AND state = 'accepted' AND landed IS NOT NULL ORDER BY id DESC LIMIT ?"

  func hasInvited(_ recipient: Person.ID, to event: Int64) throws -> Bool {
    let find = try db.cachedStatement(
      sql: """
        SELECT EXISTS (SELECT 1 FROM errand WHERE event = ? AND recipient = ? AND sender = ? AND state <> 'withdrawn')
        """)
    return try Bool.fetchOne(find, arguments: [event, recipient.number, owner.person.number]) ?? false
  }

  func count(sentSince instant: Date, to recipient: Person.ID?) throws -> Int {
    try transaction.count(requestsOf: owner.person, to: recipient, since: instant)
  }

  func count(waitingFor recipient: Person.ID, orErasedSince instant: Date) throws -> Int {
    try transaction.count(openRequestsOf: owner.person, to: recipient, since: instant)
  }

  func ownKeys(knownTo other: Person.ID) throws -> [AddressKey] {
    try transaction.keys(of: owner.person, knownTo: other)
  }

  func land(_ itemRequest: ItemRequest, summary: ChangeSummary) throws -> AgendaItem {
    guard let recipient = try transaction.people.person(itemRequest.recipient) else {
      throw StoreError(.conflict, cause: "that person is gone")
    }
    let things = try transaction.belongings(of: recipient, changedBy: owner.changes?.origin)
    // If the quota does not allow it, nothing of it stays, but the rest of the sender's message does.
    return try transaction.attempt {
      let kept: AgendaItem =
        switch itemRequest.item {
        case .todo(let todo): .todo(try things.todos.add(todo))
        case .event(let event): .event(try things.events.add(event))
        case .note(let note): .note(try things.notes.add(note))
        }
      try things.journal.describe(summary)
      return kept
    }
  }

  func touched(byNext turn: JournalDirection) throws -> [ItemRequest.ID] {
    guard let set = try JournalTable(owner: owner, transaction: transaction).next(turn) else { return [] }
    let find = try db.cachedStatement(
      sql: "SELECT thing FROM change WHERE change_set = ? AND kind = 'errand' ORDER BY position")
    return try Int64.fetchAll(find, arguments: [set]).map { ItemRequest.ID($0) }
  }

  /// Restores a request to the state of an image. An answered request stays as it is, and so does one that was taken
  /// back after its question had been sent.
  func restore(_ id: Int64, to state: ItemRequest.State?) throws {
    let (from, to) = state == nil ? (ItemRequest.State.asked, ItemRequest.State.withdrawn) : (.withdrawn, .asked)
    try db.cachedStatement(
      sql: "UPDATE errand SET state = ?1 WHERE id = ?2 AND state = ?3 AND (?1 = 'withdrawn' OR question IS NULL)"
    )
    .execute(arguments: [to.rawValue, id, from.rawValue])
  }

  private func itemRequests(_ rest: String, _ values: [Binding]) throws -> [ItemRequest] {
    let find = try db.cachedStatement(
      sql: """
        SELECT \(Column.list()),
          CASE WHEN landed IS NULL OR EXISTS (SELECT 1 FROM contact
              WHERE person = errand.recipient AND other = errand.sender AND standing = 'blocked') THEN NULL
            ELSE EXISTS (SELECT 1 FROM todo WHERE id = landed AND person = recipient) END,
          (SELECT completed FROM todo WHERE id = landed AND person = recipient)
        FROM errand \(rest)
        """)
    return try find.rows(values) { row in
      let columns = ColumnsOfRow<Column>(row: row)
      let behind = Column.allCases.count
      var itemRequest = ItemRequest(
        id: ItemRequest.ID(try columns[.id]), sender: Person.ID(try columns[.sender]),
        recipient: Person.ID(try columns[.recipient]),
        item: try RequestedItem.item(kind: columns[.kind], image: columns[.item]),
        state: ItemRequest.State(rawValue: try columns[.state]) ?? .withdrawn,
        asked: Date(timeIntervalSince1970: try columns[.asked]), question: try columns[.question],
        landed: (try columns[.landed] as Int64?).map { Todo.ID($0) },
        outcome: outcome(isThere: try row[behind], completed: try row[behind + 1]),
        acquaintance: try JournalSnapshot.thing(ItemRequest.Acquaintance.self, columns[.acquaintance]))
      itemRequest.event = try columns[.event]
      return itemRequest
    }
  }

  /// Returns what happened to a todo.
  ///
  /// - Parameter isThere: nil if the sender may not know.
  private func outcome(isThere: Bool?, completed: Double?) -> ItemRequest.Outcome? {
    guard let isThere else { return nil }
    return isThere ? completed.map { .completed(Date(timeIntervalSince1970: $0)) } : .removed
  }
}

extension Transaction {
  /// Returns the addresses by which another person knows somebody from their requests of each other, the newest first.
  func keys(of person: Person.ID, knownTo other: Person.ID) throws -> [AddressKey] {
    let find = try db.cachedStatement(
      sql: """
        SELECT sender = ?1, acquaintance FROM errand
        WHERE acquaintance IS NOT NULL AND (sender = ?1 AND recipient = ?2 OR sender = ?2 AND recipient = ?1)
        ORDER BY id DESC LIMIT 20
        """)
    return try Row.fetchAll(find, arguments: [person.number, other.number]).compactMap { row in
      let met = try JournalSnapshot.thing(ItemRequest.Acquaintance.self, row[1])
      return row[0] ? met?.sender : met?.recipient
    }
  }
}

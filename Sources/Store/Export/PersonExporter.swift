import Agenda
import Civil
import Conversation
import Foundation
import GRDB
import Storage

/// Reads everything about one person, in one snapshot.
struct PersonExporter {
  let transaction: Transaction
  private var db: Database { transaction.db }

  init(transaction: Transaction) { self.transaction = transaction }

  /// Returns the person's rows of every table; nil if there is no such person.
  ///
  /// - Parameter withMessages: whether messages, changes and conversations are included.
  func export(of id: Person.ID, withMessages: Bool = true) throws -> PersonExport? {
    guard let person = try transaction.people.person(id) else { return nil }
    let owner = Owner(db: db, person: id, zone: person.zone, origin: nil, clock: transaction.context.now)
    let names = NameTable(owner: owner)
    let own: StatementArguments = [id.number]
    return PersonExport(
      person: PersonRecord(person),
      addresses: try transaction.people.addresses(of: id).map {
        PersonExport.ExportedAddress(
          network: $0.network, server: $0.key.server, remoteID: $0.remoteID, handle: $0.handle)
      },
      lists: try names.lists(), tags: try names.tags(), places: try names.places(),
      todos: try TodoRows(owner: owner).todos("WHERE todo.person = ? ORDER BY todo.id", own).compactMap { todo in
        todo.id.map { TodoRecord(todo, id: $0) }
      },
      events: try EventRows(owner: owner).events("WHERE event.person = ? ORDER BY event.id", own).compactMap { row in
        row.event.id.map { EventRecord(row.event, id: $0) }
      },
      notes: try NoteRows(owner: owner).notes("WHERE note.person = ? ORDER BY note.id", own).compactMap { note in
        note.id.map { NoteRecord(note, id: $0) }
      },
      pictures: try pictures(owner),
      received: withMessages ? try received(id) : nil, sent: withMessages ? try sent(id) : nil,
      changes: withMessages ? try changes(id) : nil, conversations: withMessages ? try conversations(id) : nil,
      errands: try requests(person), attendances: try attendances(id), publications: try publications(id),
      reports: try reports(id), moderation: try moderation(id), digested: try digested(id),
      role: try ModerationTable(db: db).role(of: id)?.rawValue,
      subscriptions: try SubscriptionTable(owner: owner).all().map {
        PersonExport.Followed(address: $0.address, name: $0.name, read: $0.answered)
      },
      contacts: try contacts(person),
      sessions: try transaction.sessions(of: id, at: transaction.context.now()).map {
        PersonExport.Session(browser: $0.browser, began: $0.began, used: $0.used)
      })
  }

  private func requests(_ person: Person) throws -> [PersonExport.Request] {
    let find = try db.cachedStatement(
      sql: """
        SELECT id, sender = ?1, state, asked, kind, item, iif(sender = ?1, recipient, sender), acquaintance
        FROM errand WHERE sender = ?1 OR recipient = ?1 ORDER BY id
        """)
    return try Row.fetchAll(find, arguments: [person.id.number]).map { row in
      let (isSent, met) = (row[1] as Bool, try JournalSnapshot.thing(ItemRequest.Acquaintance.self, row[7]))
      return PersonExport.Request(
        number: row[0], isSent: isSent,
        other: try name(of: Person.ID(row[6]), knownBy: isSent ? met?.recipient : met?.sender, to: person.id),
        state: row[2], asked: Date(timeIntervalSince1970: row[3]),
        name: try RequestedItem.item(kind: row[4], image: row[5]).name)
    }
  }

  private func attendances(_ id: Person.ID) throws -> [PersonExport.Attended] {
    let find = try db.cachedStatement(
      sql: """
        SELECT event, name, occurrence, state, guests, since FROM attendance
          JOIN community_event ON community_event.id = event
        WHERE person = ? ORDER BY attendance.id
        """)
    return try Row.fetchAll(find, arguments: [id.number]).map { row in
      PersonExport.Attended(
        event: row[0], name: row[1], occurrence: row[2], state: row[3], guests: row[4],
        since: Date(timeIntervalSince1970: row[5]))
    }
  }

  private func publications(_ id: Person.ID) throws -> [PersonExport.Published] {
    let find = try db.cachedStatement(
      sql: """
        SELECT id, name, start, finish, place_text, note, url, capacity, \(EventCategories.column(of: "community_event.id")),
          audience, status, reason, listed
        FROM community_event WHERE creator = ? AND source IS NULL ORDER BY id
        """)
    let told = try db.cachedStatement(sql: "SELECT text FROM event_message WHERE event = ? ORDER BY number")
    return try Row.fetchAll(find, arguments: [id.number]).map { row in
      PersonExport.Published(
        event: row[0], name: row[1], start: row[2], end: row[3], place: row[4], note: row[5], url: row[6],
        capacity: row[7], categories: try EventCategories.read(row[8]), audience: row[9], status: row[10],
        reason: row[11], isListed: row[12],
        messages: try String.fetchAll(told, arguments: [row[0] as Int64]))
    }
  }

  private func reports(_ id: Person.ID) throws -> [PersonExport.Reported] {
    let find = try db.cachedStatement(
      sql: "SELECT event, reason, words, at FROM event_report WHERE person = ? ORDER BY number")
    return try Row.fetchAll(find, arguments: [id.number]).map { row in
      PersonExport.Reported(event: row[0], reason: row[1], words: row[2], at: Date(timeIntervalSince1970: row[3]))
    }
  }

  private func moderation(_ id: Person.ID) throws -> [PersonExport.Moderated] {
    let find = try db.cachedStatement(
      sql: "SELECT event, standing, reason, at FROM moderation WHERE person = ? ORDER BY number")
    return try Row.fetchAll(find, arguments: [id.number]).map { row in
      PersonExport.Moderated(event: row[0], standing: row[1], reason: row[2], at: Date(timeIntervalSince1970: row[3]))
    }
  }

  private func digested(_ id: Person.ID) throws -> [PersonExport.Told] {
    let find = try db.cachedStatement(
      sql: "SELECT event, occurrence, at FROM event_told WHERE person = ? ORDER BY at, event")
    return try Row.fetchAll(find, arguments: [id.number]).map { row in
      PersonExport.Told(event: row[0], occurrence: row[1], at: Date(timeIntervalSince1970: row[2]))
    }
  }

  private func pictures(_ owner: Owner) throws -> [PersonExport.ExportedPicture] {
    try PictureTable(owner: owner).all().values.flatMap { $0 }.sorted { $0.id.number < $1.id.number }.map { picture in
      var refused: String?
      if case .refused(let refusal) = picture.state { refused = refusal.rawValue }
      return PersonExport.ExportedPicture(
        item: picture.item, source: picture.source, alt: picture.alt, refused: refused, type: picture.file?.type,
        size: picture.file?.size, sha256: picture.file?.hash)
    }
  }

  private func contacts(_ person: Person) throws -> [PersonExport.Contact] {
    let find = try db.cachedStatement(
      sql: """
        SELECT other, standing FROM contact WHERE person = ? ORDER BY other
        """)
    return try Row.fetchAll(find, arguments: [person.id.number]).map {
      PersonExport.Contact(handle: try name(of: Person.ID($0[0]), to: person.id), standing: $0[1])
    }
  }

  /// Returns the name for somebody else in a person's export: never a telephone number, since others may read the
  /// export too.
  private func name(of other: Person.ID, knownBy key: AddressKey? = nil, to person: Person.ID) throws -> String? {
    let telephones = transaction.context.telephoneNetworks
    let theirs = try transaction.people.addresses(of: other).filter {
      !$0.key.isTelephoneNumber && !telephones.contains($0.network)
    }
    if let key { return theirs.first { $0.key == key }?.name }
    let own = try transaction.people.addresses(of: person).map(\.key)
    if let near = theirs.first(where: { address in own.contains { $0.isNear(address.key) } }) { return near.name }
    let known = try transaction.keys(of: other, knownTo: person)
    return known.lazy.compactMap { key in theirs.first { $0.key == key } }.first?.name
  }

  /// The bot's accounts that can reach the person (?1), and the person's ids there.
  private static let met = """
    (SELECT account.name, remote_id FROM address
      JOIN account ON account.network = address.network AND account.realm = address.realm WHERE person = ?1)
    """

  private func received(_ id: Person.ID) throws -> [PersonExport.Received] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT \(InboxRow.columns) FROM inbox
        WHERE (account, author_id) IN \(PersonExporter.met) ORDER BY number
        """)
    return try statement.rows([id.number]) { row in
      let (entry, columns) = (try InboxRow.entry(row), ColumnsOfRow<InboxRow.Column>(row: row))
      return PersonExport.Received(
        number: entry.number, account: entry.account, network: entry.network,
        receivedAt: Date(timeIntervalSince1970: try columns[.receivedAt]), state: try columns[.state],
        reason: try columns[.reason],
        message: entry.message)
    }
  }

  private func sent(_ id: Person.ID) throws -> [PersonExport.Sent] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT \(OutboxRow.columns) FROM outbox
        WHERE (account, recipient_id) IN \(PersonExporter.met) ORDER BY number
        """)
    return try statement.rows([id.number]) { row in
      let entry = try OutboxRow.entry(row)
      return PersonExport.Sent(
        number: entry.number, account: entry.account, answering: entry.answering, state: entry.state.rawValue,
        remoteID: entry.remoteID, message: entry.message)
    }
  }

  private func changes(_ id: Person.ID) throws -> [PersonExport.Change] {
    let statement = try db.cachedStatement(
      sql: "SELECT origin, reference, deeds, summary, stands FROM change_set WHERE person = ? ORDER BY id")
    return try Row.fetchAll(statement, arguments: [id.number]).map { row in
      let origin = ChangeOrigin.Kind(rawValue: row[0]) ?? .message
      return PersonExport.Change(
        origin: origin, message: origin == .message ? row[1] : nil,
        deeds: try JournalSnapshot.thing([ChangeSummary].self, row[2]), summary: row[3], stands: row[4])
    }
  }

  private func conversations(_ id: Person.ID) throws -> [PersonExport.Remembered] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT account, id, state FROM conversation WHERE (account, id) IN (
          SELECT account, conversation_id FROM inbox WHERE (account, author_id) IN \(PersonExporter.met)
          UNION
          SELECT * FROM \(PersonExporter.met))
        """)
    return try Row.fetchAll(statement, arguments: [id.number]).map { row in
      PersonExport.Remembered(account: row[0], id: row[1], state: String(decoding: row[2] as Data, as: UTF8.self))
    }
  }
}

import Agenda
import Civil
import Conversation
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

@Suite("People")
struct PeopleTests {
  @Test func `a language that this version does not know is kept`() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      var ann = try books.people.welcome(annsAddress, zone: london, conventions: Conventions(), at: now)
      #expect(ann.language == .english)
      ann.language = Language(rawValue: "xx")
      try books.people.update(ann)
      let found = try #require(try books.people.person(ann.id))
      try books.people.update(found)
    }
    #expect(try await ledger.read { try $0.people.person(at: annsAddress) }?.language.rawValue == "xx")
  }

  @Test("Someone is taken in once, and known by their unchanging id")
  func welcome() async throws {
    let ledger = try SQLiteLedger.inMemory()
    let ann = try await ledger.write { books in
      #expect(try books.people.person(at: annsAddress) == nil)
      var conventions = Conventions(dateOrder: .monthFirst, firstWeekday: .sunday, clock: .twelve)
      conventions.partsOfDay.morning = 480
      return try books.people.welcome(annsAddress, zone: london, conventions: conventions, at: now)
    }
    #expect(ann.zoneIsAssumed && ann.wantsReminders && ann.wantsConfirmations && ann.firstSeen == now)
    #expect(try await ledger.read { try $0.people.person(at: annsAddress) } == ann)
    #expect(try await ledger.read { try $0.people.person(ann.id) } == ann)
    let error = await #expect(throws: StoreError.self) {
      try await ledger.write {
        _ = try $0.people.welcome(annsAddress, zone: london, conventions: Conventions(), at: now)
      }
    }
    #expect(error?.kind == .conflict)
    #expect(try await ledger.counts().people == 1)
  }

  @Test("A changed handle is noted")
  func handle() async throws {
    let ledger = try SQLiteLedger(path: try Scratch().file("ledger.sqlite"))
    let ann = try await ledger.write { try $0.someone() }
    let renamed = Address(network: "mastodon", remoteID: "1", handle: "anna@example.org")
    #expect(try await ledger.read { try $0.people.person(at: renamed) } == ann)
    #expect(try await ledger.read { try $0.people.addresses(of: ann.id) } == [annsAddress])
    try await ledger.write { try $0.people.note(handleOf: renamed) }
    #expect(try await ledger.read { try $0.people.addresses(of: ann.id) } == [renamed])
  }

  @Test("Settings are kept")
  func settings() async throws {
    let ledger = try SQLiteLedger.inMemory()
    let before = try await ledger.write { try $0.someone() }
    var ann = before
    ann.zone = auckland
    ann.zoneIsAssumed = false
    ann.language = Language(rawValue: "xx")
    ann.wantsReminders = false
    ann.wantsConfirmations = false
    ann.conventions.partsOfDay.night = 1380
    ann.conventions.clock = .twelve
    ann.conventions.dateOrder = .monthFirst
    ann.conventions.firstWeekday = .sunday
    ann.hours = Person.Hours(from: 480, until: 1320)
    ann.quietUntil = now
    ann.digest = CivilTime(hour: 8, minute: 0)
    ann.remindsOn = "sms"
    ann.requests = .nobody
    ann.interests = ["arts", "board games"]
    ann.showsGoing = true
    // A setting that is added has to be changed here, too.
    let same = zip(Mirror(reflecting: before).children, Mirror(reflecting: ann).children).filter {
      "\($0.value)" == "\($1.value)"
    }
    #expect(same.compactMap(\.0.label) == ["id", "firstSeen"])
    let changed = ann
    try await ledger.write { try $0.people.update(changed) }
    #expect(try await ledger.read { try $0.people.person(changed.id) } == changed)
    #expect(try PersonRecord(changed).person() == changed)
    var stranger = ann
    stranger.id = Person.ID(99)
    let gone = stranger
    await #expect(throws: StoreError.self) { try await ledger.write { try $0.people.update(gone) } }
  }

  @Test("A part of the day that a kept text does not tell has its usual hour")
  func partsOfDay() throws {
    let hours = try PartsOfDayText.hours(in: #"{"morning": 420}"#)
    #expect(hours.morning == 420)
    #expect(hours.evening == Conventions.PartsOfDay().evening)
    #expect(try PartsOfDayText.text(of: Conventions.PartsOfDay()) == nil)
    #expect(try PartsOfDayText.hours(in: try PartsOfDayText.text(of: hours)) == hours)
  }

  @Test("What someone keeps follows them to another zone, except what has its own")
  func moving() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      var ann = try books.someone()
      let things = try books.things()
      _ = try things.todos.add(Todo("get up", due: "2026-11-21T07:00"))
      _ = try things.todos.add(Todo("call", due: "2026-11-21T07:00", zone: "Europe/London"))
      _ = try things.todos.add(Todo("all day", due: "2026-11-21"))
      let start = try #require(When("2026-11-21T08:00"))
      _ = try things.events.add(Event(name: "walk", start: start, end: When("2026-11-21T09:00"), added: now))
      func due(_ zone: Zone) throws -> [String] {
        let day = try #require(CivilDate("2026-11-21"))
        return try things.todos.open(
          dueFrom: zone.instant(of: CivilDateTime(day, .midnight)),
          before: zone.instant(of: CivilDateTime(day.adding(days: 1), .midnight))
        ).map(\.name)
      }
      #expect(try due(london) == ["all day", "get up", "call"])
      ann.zone = auckland
      try books.people.update(ann)
      #expect(try due(auckland) == ["all day", "get up", "call"])
      #expect(
        try things.todos.open(dueBefore: auckland.instant(of: try #require(CivilDateTime("2026-11-21T12:00")))).count
          == 2)
      let eight = auckland.instant(of: CivilDateTime(start.date, try #require(start.time)))
      #expect(try things.events.events(from: eight, before: eight.addingTimeInterval(1)).map(\.name) == ["walk"])
      // An item added by the same message after the move is in the new zone.
      _ = try things.todos.add(Todo("later", due: "2026-11-21T23:00"))
      #expect(try due(auckland) == ["all day", "get up", "call", "later"])
    }
  }

  @Test("Instants are reckoned anew when the zone data has changed")
  func zoneData() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let ledger = try SQLiteLedger(path: path)
    let instant = try await ledger.write { books in
      _ = try books.things().todos.add(Todo("get up", due: "2026-07-21T07:00"))
      let db = try #require(books as? Transaction).db
      let instant = try Int64.fetchOne(db, sql: "SELECT due_at FROM todo")
      try db.execute(sql: "UPDATE todo SET due_at = 0; UPDATE fact SET value = 'older'")
      return instant
    }
    try ledger.close()
    let again = try SQLiteLedger(path: path)
    let mended = try await again.read {
      try Int64.fetchOne(try #require($0 as? Transaction).db, sql: "SELECT due_at FROM todo")
    }
    #expect(mended == instant)
  }

  @Test("A zone that is unknown is told, not guessed")
  func unknownZone() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      _ = try books.someone()
      try #require(books as? Transaction).db.execute(sql: "UPDATE person SET zone = 'Moon/Tycho'")
    }
    let error = await #expect(throws: StoreError.self) {
      try await ledger.read { try $0.people.person(at: annsAddress) }
    }
    #expect(error?.kind == .unknownZone)
    #expect(error?.cause.contains("Moon/Tycho") == true)
  }

  @Test("Where a person's row goes, all they keep goes with it")
  func gone() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      let kept = try books.things(bobsAddress, message: 2)
      _ = try kept.todos.add(Todo("milk", list: "Groceries", tags: ["food"]))
      var play = Play(seed: 7)
      for message in Int64(3)..<20 { try play.message(message, in: books) }
      let db = try #require(books as? Transaction).db
      try db.execute(sql: "DELETE FROM person WHERE id = ?", arguments: [try books.someone().id.number])
      for table in ["list", "tag", "place", "item", "todo", "event", "note", "address", "change_set"] {
        let left = try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)")
        #expect(left == (["place", "event", "note"].contains(table) ? 0 : 1), "\(table)")
      }
      #expect(try kept.todos.search(["milk"], open: true, limit: 9).count == 1)
      try db.execute(sql: "INSERT INTO todo_words (todo_words, rank) VALUES ('integrity-check', 1)")
    }
  }
}

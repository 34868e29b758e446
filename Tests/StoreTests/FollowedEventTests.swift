import Agenda
import Civil
import Storage
import Store
import Testing

/// What the journal does with events that a followed calendar has changed since.
@Suite struct FollowedEventTests {
  /// A person who follows a calendar, with an event of theirs that it tells of.
  private struct Stage {
    let books: any LedgerTransaction
    let subscription: Subscription
    let edit = ChangeOrigin.page()
    let id: Event.ID

    /// - Parameter isOwn: whether the event was the person's own until the calendar told of it, and edited before.
    init(_ books: any LedgerTransaction, isOwn: Bool) throws {
      self.books = books
      let things = try books.things(message: 1)
      subscription = try things.subscriptions.add(address: "https://club.example/x.ics", name: "club", isNamed: true)
      var event = Event(name: "rehearsal", start: When("2026-11-21T10:00") ?? When(CivilDate(dayNumber: 0)), added: now)
      event.imported = Imported(uid: "a", fingerprint: "1")
      let known = try books.things(message: 2).events.add(event)
      id = try #require(known.id)
      guard isOwn else { return }
      event = known
      event.name = "choir"
      try books.belongings(of: books.someone(), changedBy: edit).events.update(event)
    }

    /// What the calendar does, which no journal records.
    var source: any Events { get throws { try books.belongings(of: books.someone(), changedBy: nil).events } }
    var journal: any Journal { get throws { try books.things(message: 9).journal } }
    var event: Event? { get throws { try source.event(id) } }

    func follow(_ start: String) throws {
      var event = try #require(try event)
      event.subscribed = Subscribed(id: subscription.id, name: subscription.name)
      event.start = try #require(When(start))
      try source.update(event)
    }
  }

  @Test func `what was a person's own stays as the calendar says, whatever they undo`() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let stage = try Stage(books, isOwn: true)
      try stage.follow("2026-11-21T14:00")
      let told = try stage.event
      #expect(try stage.journal.undo(stage.edit) == .done(.count(1)))
      #expect(try stage.event == told)
      #expect(try stage.journal.redo() != nil)
      #expect(try stage.event == told)
      // The edit, and the change that brought the event.
      for _ in 1...2 { #expect(try stage.journal.undo() != nil) }
      #expect(try stage.event == told)
      for _ in 1...2 { #expect(try stage.journal.redo() != nil) }
      #expect(try stage.event == told)
    }
  }

  @Test func `what was a person's own stays away once the calendar has removed it`() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let stage = try Stage(books, isOwn: true)
      try stage.follow("2026-11-21T14:00")
      try stage.source.remove(stage.id)
      #expect(try stage.journal.undo(stage.edit) == .done(.count(1)))
      #expect(try stage.event == nil)
    }
  }

  @Test func `an event that the calendar has told of anew does not come back beside it`() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let stage = try Stage(books, isOwn: false)
      let own = try #require(try stage.event)
      try books.things(message: 3).events.remove(stage.id)
      var told = own
      told.id = nil
      told.subscribed = Subscribed(id: stage.subscription.id, name: "club")
      _ = try stage.source.add(told)
      #expect(try stage.journal.deleted().isEmpty)
      #expect(try stage.journal.restore(.event(stage.id)) == nil)
      #expect(try stage.journal.undo() != nil)
      #expect(try stage.event == nil)
    }
  }

  @Test func `an event of a calendar that is followed no longer comes back as the person's own`() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let stage = try Stage(books, isOwn: false)
      try stage.follow("2026-11-21T14:00")
      try books.things(message: 3).subscriptions.end(stage.subscription.id, keepsEvents: false)
      let back = try books.things(message: 4).journal.restore(.event(stage.id))
      #expect(try #require(back).name == "rehearsal")
      #expect(try #require(try stage.event).subscribed == nil)
    }
  }

  @Test func `ending is not undone by itself once the address is followed again`() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let stage = try Stage(books, isOwn: false)
      try stage.follow("2026-11-21T14:00")
      let ending = ChangeOrigin.page()
      try books.belongings(of: books.someone(), changedBy: ending).subscriptions
        .end(stage.subscription.id, keepsEvents: false)
      _ = try books.things(message: 4).subscriptions
        .add(address: stage.subscription.address, name: "club", isNamed: true)
      #expect(try stage.journal.undo(ending) == .refused(nil))
      #expect(try stage.event == nil)
    }
  }

  @Test func `ending again keeps the events as they are by then`() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let stage = try Stage(books, isOwn: false)
      try stage.follow("2026-11-21T14:00")
      try books.things(message: 3).subscriptions.end(stage.subscription.id, keepsEvents: true)
      #expect(try stage.journal.undo() != nil)
      #expect(try #require(try stage.event).subscribed?.name == "club")
      try stage.follow("2026-11-21T16:00")
      var other = try #require(try stage.event)
      (other.id, other.name, other.imported) = (nil, "concert", Imported(uid: "b", fingerprint: "1"))
      let added = try #require(try stage.source.add(other).id)
      #expect(try stage.journal.redo() != nil)
      let (event, concert) = (try #require(try stage.event), try #require(try stage.source.event(added)))
      #expect(event.subscribed == nil && event.start == When("2026-11-21T16:00"))
      #expect(concert.subscribed == nil)
    }
  }
}

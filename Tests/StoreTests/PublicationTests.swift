import Agenda
import Civil
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

/// People's publications to the community: seen by everybody, withdrawn, and deleted with their publisher.
@Suite struct PublicationTests {
  private static let community = Community(name: "Union", zone: london, publishing: .open)

  private func events(
    of address: Address = annsAddress, in books: any LedgerTransaction, message: Int64? = nil
  ) throws -> any ListedEvents {
    try books.listedEvents(
      of: Self.community, for: try books.someone(address), changedBy: message.map { .message($0) })
  }

  private func games(on day: String = "2026-11-28") throws -> Publication {
    var games = Publication(
      name: "board games", start: try #require(When("\(day)T19:00")), end: When("\(day)T22:00"))
    (games.place, games.note, games.capacity) = ("Union House", "bring your own", 20)
    games.categories = ["social"]
    return games
  }

  private func journal(in books: any LedgerTransaction) throws -> any Journal {
    try books.belongings(of: books.someone(), changedBy: .message(90)).journal
  }

  @Test func `what is published reads back as it was, and everybody finds it`() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books throws in
      let number = try events(in: books, message: 1).publish(games(), isVouched: false)
      #expect(try events(in: books).published(number)?.publication == games())
      var filter = EventFilter()
      (filter.categories, filter.words) = (["social"], ["board"])
      let found = try events(of: bobsAddress, in: books).events(filter, limit: 9)
      #expect(found.map(\.reference.number) == [number])
      #expect(found.first?.capacity == 20)
    }
  }

  @Test func `undo takes a publication back, and redo publishes it under the same number`() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books throws in
      let number = try events(in: books, message: 1).publish(games(), isVouched: false)
      _ = try journal(in: books).undo()
      #expect(try events(of: bobsAddress, in: books).event(ListedEvent.Reference(number)) == nil)
      #expect(try events(in: books).published().isEmpty)
      _ = try journal(in: books).redo()
      #expect(try events(in: books).published().map(\.number) == [number])
      #expect(try events(in: books).published(number)?.publication == games())
    }
  }

  @Test func `undo of a change puts back time, place and places`() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books throws in
      let number = try events(in: books, message: 1).publish(games(), isVouched: false)
      var changed = try #require(try events(in: books).published(number))
      changed.publication = try games(on: "2026-11-29")
      (changed.publication.place, changed.publication.capacity) = ("Town Hall", 5)
      (changed.publication.isCalledOff, changed.publication.reason) = (true, "flooded")
      try events(in: books, message: 2).update(changed, isVouched: false)
      let shown = try #require(try events(of: bobsAddress, in: books).event(ListedEvent.Reference(number)))
      #expect(shown.status == .cancelled && shown.reason == "flooded")
      #expect(shown.start.description == "2026-11-29T19:00")
      _ = try journal(in: books).undo()
      #expect(try events(in: books).published(number)?.publication == games())
    }
  }

  @Test func `whoever goes is told of a change, and of the end of it when its publisher is erased`() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    let number = try await ledger.write { books throws in
      let number = try events(in: books, message: 1).publish(games(), isVouched: false)
      let past = try events(in: books, message: 2).publish(games(on: "2026-01-05"), isVouched: false)
      let reference = ListedEvent.Reference(number)
      _ = try events(of: bobsAddress, in: books, message: 3)
        .attend(Attendance(reference, state: .going, since: now))
      #expect(try books.attendanceNews(in: Self.community, at: now, limit: 9).isEmpty)
      _ = try books.erase(books.someone().id, askedBy: nil, at: now + 60)
      #expect(try events(of: bobsAddress, in: books).event(ListedEvent.Reference(past)) == nil)
      return number
    }
    try await ledger.read { books throws in
      let news = try books.attendanceNews(in: Self.community, at: now + 3600, limit: 9)
      #expect(news.map { $0.kinds(isDayBefore: false) } == [[.calledOff]])
      let event = try #require(try events(of: bobsAddress, in: books).event(ListedEvent.Reference(number)))
      #expect(event.publisher == nil && event.note == nil && event.name == "board games")
    }
  }

  @Test func `an export has what one has published, and nobody else's`() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books throws in
      _ = try events(in: books, message: 1).publish(games(), isVouched: false)
      let transaction = try #require(books as? Transaction)
      let ann = try PersonExporter(transaction: transaction).export(of: books.someone().id)
      #expect(ann?.publications.map(\.name) == ["board games"])
      let bob = try PersonExporter(transaction: transaction).export(of: books.someone(bobsAddress).id)
      #expect(bob?.publications == [])
    }
  }

  @Test func `of two people made one the one who stays has what both published`() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books throws in
      let number = try events(of: bobsAddress, in: books, message: 1).publish(games(), isVouched: false)
      _ = try events(of: bobsAddress, in: books).keepDraft(games(on: "2026-12-01"), changing: 7)
      try books.join(books.someone(bobsAddress).id, books.someone().id)
      #expect(try events(in: books).published().map(\.number) == [number])
    }
  }

  @Test func `a draft is somebody's own, and only the last one counts`() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books throws in
      let first = try events(in: books).keepDraft(games(), changing: nil)
      let second = try events(in: books).keepDraft(games(on: "2026-12-01"), changing: 7)
      #expect(try events(of: bobsAddress, in: books).takeDraft(second) == nil)
      #expect(try events(in: books).takeDraft(first) == nil)
      let draft = try #require(try events(in: books).takeDraft(second))
      #expect(draft.publication == (try games(on: "2026-12-01")) && draft.event == 7)
      #expect(try events(in: books).takeDraft(second) == nil)
    }
  }

  /// An event that its publisher wants to be official.
  private func fair(_ name: String = "fair") throws -> Publication {
    var fair = Publication(name: name, start: try #require(When("2026-11-28T10:00")))
    fair.isOfficial = true
    return fair
  }

  @Test func `what is official is so as a moderator has seen it, also after undo and redo`() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books throws in
      let number = try events(in: books, message: 1).publish(fair(), isVouched: false)
      let reference = ListedEvent.Reference(number)
      let isOfficial = { try events(of: bobsAddress, in: books).event(reference)?.isOfficial }
      let asks = { try events(in: books).moderated(number)?.asksToBeOfficial }
      let look = { (standing: ModeratedEvent.Standing) in
        try events(in: books).set(standing, of: number, by: .moderator, because: nil)
      }
      let change = { (name: String, message: Int64, isVouched: Bool) in
        var event = try #require(try events(in: books).published(number))
        event.publication.name = name
        try events(in: books, message: message).update(event, isVouched: isVouched)
      }
      // Changed while nobody sees it, it is what the moderator looks at.
      try look(.waiting)
      try change("big fair", 2, false)
      try look(.shown)
      #expect(try isOfficial() == true && asks() == false)
      // Nobody has reviewed the earlier version.
      _ = try journal(in: books).undo()
      #expect(try isOfficial() == false && asks() == true)
      _ = try journal(in: books).redo()
      #expect(try isOfficial() == true && asks() == false)
      try change("sale", 3, false)
      #expect(try isOfficial() == false && asks() == true)
      #expect(try events(in: books).queue().map(\.event.name) == ["sale"])
      _ = try journal(in: books).undo()
      #expect(try isOfficial() == true && events(in: books).queue().isEmpty)
      _ = try journal(in: books).redo()
      #expect(try isOfficial() == false)
      try look(.shown)
      #expect(try isOfficial() == true && asks() == false)
      try change("great sale", 4, true)
      #expect(try isOfficial() == true)
      // Calling it off does not make it another event.
      var off = try #require(try events(in: books).published(number))
      (off.publication.isCalledOff, off.publication.reason) = (true, "flooded")
      try events(in: books, message: 5).update(off, isVouched: false)
      #expect(try isOfficial() == true)
    }
  }
}

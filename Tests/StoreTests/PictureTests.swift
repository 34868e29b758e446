import Agenda
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

@Suite("Pictures")
struct PictureTests {
  private static let tap = Desk.Attachment(url: "https://example.org/tap.jpg", type: "image", description: "the tap")

  private static func file(_ letter: Character, _ size: Int = 100) -> Picture.File {
    Picture.File(hash: String(repeating: letter, count: 64), size: size, type: "image/jpeg", width: 40, height: 30)
  }

  /// Ann's note with a picture.
  private static func note(_ books: any LedgerTransaction, message: Int64 = 1) throws -> (Note, Picture) {
    let things = try books.things(message: message)
    let note = try things.notes.add(Note(text: "the broken tap", added: now))
    let reference = try #require(note.reference)
    try things.pictures.add([tap], to: reference)
    return (note, try #require(try things.pictures.of(reference).first))
  }

  @Test("wait until they are fetched, are tried again later, and are kept once")
  func turns() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books in
      _ = try books.receive([.init("a")], account: "main", network: "mastodon", cursor: nil, at: now)
      let (note, picture) = try Self.note(books)
      #expect(picture.state == .waiting && picture.alt == "the tap" && picture.source == Self.tap.url)
      let waiting = try #require(try books.duePictures(at: now, perAccount: 9).first)
      #expect(waiting.id == picture.id && waiting.account == "main" && waiting.item == note.reference)

      try books.retry(picture.id, at: now + 60, reason: "no route")
      #expect(try books.duePictures(at: now + 59, perAccount: 9).isEmpty)
      #expect(try books.duePictures(at: now + 60, perAccount: 9).map(\.attempts) == [1])

      #expect(try books.keep(picture.id, as: Self.file("a"), upTo: 1000))
      #expect(try !books.keep(picture.id, as: Self.file("b"), upTo: 1000))
      #expect(try !books.refuse(picture.id, .gone))
      let things = try books.things()
      #expect(try things.pictures.picture(picture.id)?.file == Self.file("a"))
      #expect(try things.pictures.all() == [picture.item: [try #require(try things.pictures.picture(picture.id))]])
      #expect(try books.isUsed(file: Self.file("a").hash))
      #expect(try !books.isUsed(file: Self.file("b").hash))
      #expect(try books.pictureCounts() == PictureCounts(kept: 1, bytes: 100, waiting: 0, refused: 0))
      #expect(try books.things(bobsAddress).pictures.picture(picture.id) == nil)
    }
  }

  @Test("are found by what they show, also where that was told later, and by nobody else")
  func words() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books in
      _ = try books.receive([.init("a")], account: "main", network: "mastodon", cursor: nil, at: now)
      let (note, picture) = try Self.note(books)
      let things = try books.things()
      let found = { (words: [String]) in try things.searches.find(.words(words), limit: 9).map(\.reference) }
      try things.pictures.describe(picture.id, as: "A sink, dripping")
      for sought in [["sink"], ["drip", "a"]] {
        let found = try found(sought)
        #expect(found == [note.reference])
      }
      let bobs = try books.things(bobsAddress).searches.find(.words(["sink"]), limit: 9)
      #expect(bobs.isEmpty)
      try things.pictures.describe(picture.id, as: "A kitchen")
      let (former, present) = (try found(["sink"]), try found(["kitchen"]))
      #expect(former.isEmpty && present == [note.reference])
      let db = try #require(books as? Transaction).db
      try db.execute(sql: "INSERT INTO picture_words (picture_words, rank) VALUES ('integrity-check', 1)")
      try db.execute(sql: "DELETE FROM picture")
      try db.execute(sql: "INSERT INTO picture_words (picture_words, rank) VALUES ('integrity-check', 1)")
      let afterwards = try found(["kitchen"])
      #expect(afterwards.isEmpty)
    }
  }

  @Test("are one of each person's at a time, and so many of each account's")
  func fairness() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books in
      _ = try books.receive([.init("a"), .init("b")], account: "main", network: "mastodon", cursor: nil, at: now)
      _ = try books.receive([.init("c")], account: "other", network: "mastodon", cursor: nil, at: now)
      let first = try Self.note(books).1
      _ = try Self.note(books)
      for (message, address) in [(Int64(2), bobsAddress), (3, bobsAddress)] {
        let things = try books.things(address, message: message)
        let note = try things.notes.add(Note(text: "bob's", added: now))
        try things.pictures.add([Self.tap], to: try #require(note.reference))
      }
      let due = try books.duePictures(at: now, perAccount: 9)
      #expect(due.map(\.account) == ["main", "main", "other"])
      #expect(due.first?.id == first.id && Set(due.map(\.person)).count == 2)
      #expect(try books.duePictures(at: now, perAccount: 1).map(\.account) == ["main", "other"])
    }
  }

  @Test("count how often they were begun and never ended, and come last then")
  func unended() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books in
      let picture = try Self.note(books).1
      let unended = { try books.duePictures(at: .distantFuture, perAccount: 9).first?.unended }
      try books.begin(picture.id)
      try books.begin(picture.id)
      #expect(try unended() == 2)
      try books.takeBack(picture.id)
      #expect(try unended() == 1)
      try books.retry(picture.id, at: now, reason: "no route")
      #expect(try unended() == 0)
      try books.takeBack(picture.id)
      #expect(try unended() == 0)
    }
  }

  @Test("take no more room than a person may have, and the same file twice takes it once")
  func quota() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books in
      let pictures = try (0..<3).map { _ in try Self.note(books).1 }
      #expect(try books.keep(pictures[0].id, as: Self.file("a", 600), upTo: 1000))
      #expect(try books.keep(pictures[1].id, as: Self.file("a", 600), upTo: 1000))
      #expect(try !books.keep(pictures[2].id, as: Self.file("b", 600), upTo: 1000))
      #expect(try books.pictureBytes(of: books.someone().id) == 600)
      #expect(try books.refuse(pictures[2].id, .quota))
      #expect(try books.things().pictures.picture(pictures[2].id)?.state == .refused(.quota))
      // Another person's storage is separate.
      let bob = try books.things(bobsAddress, message: 2)
      let note = try bob.notes.add(Note(text: "bob's", added: now))
      try bob.pictures.add([Self.tap], to: try #require(note.reference))
      let waiting = try #require(try books.duePictures(at: now, perAccount: 9).first)
      #expect(try books.keep(waiting.id, as: Self.file("b", 600), upTo: 1000))
    }
  }

  @Test("come back with what they came with, and go with it when it can't come back any more")
  func undo() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books in
      let (note, picture) = try Self.note(books)
      let reference = try #require(note.reference)
      let things = try books.things(message: 2)
      try things.notes.remove(try #require(note.id))
      #expect(try books.dropUnusedPictures() == 0)
      _ = try things.journal.undo()
      #expect(try things.pictures.of(reference) == [picture])

      try things.notes.remove(try #require(note.id))
      // After that many changes, the journal has forgotten it.
      for message in 3...Int64(ChangeRecorder.depth + 3) {
        _ = try books.things(message: message).notes.add(Note(text: "another", added: now))
      }
      #expect(try books.dropUnusedPictures() == 1)
      #expect(try things.pictures.picture(picture.id) == nil)
    }
  }

  @Test("are what items are found by, a link that is left of one is not")
  func search() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books in
      let notes = try (0..<3).map { _ in try Self.note(books) }
      #expect(try books.keep(notes[1].1.id, as: Self.file("a"), upTo: 1000))
      #expect(try books.refuse(notes[2].1.id, .noPicture))
      let found = try books.things().searches.find(.hasPicture, limit: 9)
      #expect(found.map(\.reference) == [notes[1].0.reference, notes[0].0.reference])
    }
  }

  @Test("belong to the one whom two people become, and go with an erasure")
  func people() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books in
      let bob = try books.someone(bobsAddress)
      let (_, picture) = try Self.note(books)
      let ann = try books.someone()
      try books.join(ann.id, bob.id)
      let owner = try #require(try books.people.person(bob.id) ?? books.people.person(ann.id))
      #expect(try books.belongings(of: owner, changedBy: nil).pictures.picture(picture.id) != nil)
      _ = try books.keep(picture.id, as: Self.file("c"), upTo: 1000)
      let left = try books.erase(owner.id, askedBy: nil, at: now)
      #expect(left.files == [Self.file("c").hash])
      #expect(try !books.isUsed(file: Self.file("c").hash))
    }
  }

  @Test("leave their files to the daemon when the operator erases somebody, and when a restore erases them again")
  func files() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let ledger = try SQLiteLedger(path: path)
    let ann = try await ledger.write { books in
      let (_, picture) = try Self.note(books)
      try #require(try books.keep(picture.id, as: Self.file("d"), upTo: 1000))
      return try books.someone().id
    }
    let file = scratch.file("backup.sqlite")
    try await ledger.backUp(to: file)
    try await ledger.erase(ann, at: Date())
    #expect(try await Self.filesToDelete(ledger) == [Self.file("d").hash])
    try ledger.close()

    #expect(
      try await Backup(file: file).restore(to: path, at: Date().addingTimeInterval(60), replacing: true).erased == 1)
    let restored = try SQLiteLedger(path: path)
    #expect(try await Self.filesToDelete(restored) == [Self.file("d").hash])
    try restored.close()
  }

  private static func filesToDelete(_ ledger: SQLiteLedger) async throws -> [String] {
    try await ledger.read { try $0.jobs.due(at: .distantFuture, limit: 9) }.flatMap { job -> [String] in
      guard case .sweep(let leftovers) = job.work else { return [] }
      return leftovers.files ?? []
    }
  }

  @Test("are not named by an erasure that an earlier version has queued")
  func earlierErasures() throws {
    let stored = Data(#"{"sweep":{"_0":{"authors":[],"lastReceived":1,"lastSent":2}}}"#.utf8)
    let work = try JSONDecoder().decode(Job.Work.self, from: stored)
    guard case .sweep(let leftovers) = work else {
      Issue.record("\(work)")
      return
    }
    #expect(leftovers.files == nil && leftovers.lastSent == 2)
  }

  @Test("are found by the index that is made for it")
  func plan() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books in
      let db = try #require(books as? Transaction).db
      let plan = try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(Transaction.duePictures)", arguments: [0, 1])
        .map { $0["detail"] as String }.joined(separator: "; ")
      #expect(plan.contains("USING INDEX picture_waiting"))
    }
  }
}

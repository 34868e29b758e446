import Agenda
import Civil
import Conversation
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

@Suite("Searching")
struct CriterionTests {
  /// A little of everything, on the clock of these tests.
  static func fill(_ things: Belongings) throws {
    var report = Todo("report", due: "2026-11-24", list: "Work", tags: ["waiting"])
    report.priority = 1
    report.estimate = 7200
    report.postponed = 3
    _ = try things.todos.add(report)
    var call = Todo("call the bank", due: "2026-11-23T09:00", list: "work")
    call.note = "about the card"
    call.place = "Office"
    call.people = ["Ann"]
    _ = try things.todos.add(call)
    var milk = Todo("buy milk")
    milk.recurrence = Recurrence(.weekly)
    milk.url = "https://example.org"
    milk.added = now.addingTimeInterval(-10 * 86_400)
    _ = try things.todos.add(milk)
    var done = Todo("buy milk powder", due: "2026-11-19")
    done.completed = now.addingTimeInterval(-3600)
    _ = try things.todos.add(done)
    var lunch = Event(
      name: "lunch with Ann", start: When("2026-11-27T12:00") ?? When(CivilDate(dayNumber: 0)), added: now)
    lunch.list = "Work"
    lunch.note = "bring the card"
    _ = try things.events.add(lunch)
    var note = Note(text: "Ann likes milk", added: now)
    note.tags = ["waiting"]
    let kept = try things.notes.add(note)
    let pond = Desk.Attachment(url: "https://example.org/pond.jpg", type: "image", description: "a pond at dusk")
    try things.pictures.add([pond], to: try #require(kept.reference))
  }

  private static func day(_ text: String) -> CivilDateTime {
    CivilDateTime(CivilDate(text) ?? CivilDate(dayNumber: 0), .midnight)
  }

  static let cases: [(Criterion, [String])] = [
    (.words(["mil"]), ["buy milk", "buy milk powder", "Ann likes milk"]),
    (.all([.not(.isCompleted), .words(["milk"])]), ["buy milk", "Ann likes milk"]),
    (.words(["card"]), ["call the bank", "lunch with Ann"]),
    (.name(["card"]), []),
    (.words(["dusk", "pon"]), ["Ann likes milk"]),
    (.name(["pond"]), []),
    (.remarks(["card"]), ["call the bank", "lunch with Ann"]),
    (.remarks(["milk"]), ["Ann likes milk"]),
    (.words(["OR", "name:", "\"", "*"]), []),
    (.all([.words(["\""]), .kind(.note)]), []),
    (.all([.not(.words(["🎂"])), .kind(.note)]), ["Ann likes milk"]),
    (.list("WORK"), ["call the bank", "report", "lunch with Ann"]),
    (.list("nowhere"), []),
    (.list(nil), ["buy milk", "buy milk powder", "Ann likes milk"]),
    (.tag("waiting"), ["report", "Ann likes milk"]),
    (.all([.list("work"), .not(.tag("waiting"))]), ["call the bank", "lunch with Ann"]),
    (.all([.kind(.todo), .isTagged]), ["report"]),
    (.place("office"), ["call the bank"]),
    (.hasPlace, ["call the bank"]),
    (.person("ann"), ["call the bank"]),
    (.priority(1), ["report"]),
    (.priority(nil), ["call the bank", "buy milk", "buy milk powder"]),
    (.isCompleted, ["buy milk powder"]),
    (.due(.never), ["buy milk"]),
    (.due(.span(from: nil, before: day("2026-11-24"))), ["call the bank", "buy milk powder"]),
    (.due(.span(from: day("2026-11-24"), before: day("2026-11-25"))), ["report"]),
    (
      .all([.kind(.todo), .not(.due(.span(from: nil, before: day("2026-11-24"))))]), ["report", "buy milk"]
    ),
    (.start(.span(from: day("2026-11-27"), before: nil)), ["lunch with Ann"]),
    (.completed(.span(from: day("2026-11-20"), before: nil)), ["buy milk powder"]),
    (.added(.span(from: nil, before: day("2026-11-15"))), ["buy milk"]),
    (.repeats, ["buy milk"]),
    (.all([.kind(.todo), .hasRemarks]), ["call the bank"]),
    (.hasLink, ["buy milk"]),
    (.postponed(.init(.greater, 2)), ["report"]),
    (.estimate(.init(.atMost, 7200)), ["report"]),
    (.hasEstimate, ["report"]),
    (.any([.priority(1), .words(["lunch"]), .kind(.note)]), ["report", "lunch with Ann", "Ann likes milk"]),
    (.any([.isCompleted, .priority(1)]), ["report", "buy milk powder"]),
    (.any([.words(["bank"]), .hasLink, .list("work")]), ["call the bank", "report", "buy milk", "lunch with Ann"]),
    (.all([.kind(.note), .priority(nil)]), []),
    (.not(.any([.kind(.todo), .kind(.event)])), ["Ann likes milk"]),
    (.all([]), ["call the bank", "report", "buy milk", "buy milk powder", "lunch with Ann", "Ann likes milk"]),
    (.any([]), []),
  ]

  @Test("Each criterion finds what it says, of one's own alone", arguments: cases)
  func finds(_ criterion: Criterion, _ names: [String]) async throws {
    let ledger = try SQLiteLedger.inMemory()
    let found = try await ledger.write { books in
      try CriterionTests.fill(try books.things(bobsAddress))
      try CriterionTests.fill(try books.things())
      let things = try books.things()
      let kept = try things.searches.find(criterion, limit: 50)
      return kept.map(\.name)
    }
    #expect(found == names)
  }

  @Test("Remarks that were changed, removed and taken back are found as they are then")
  func remarksFollow() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      var todo = Todo("call")
      todo.note = "the blue card"
      todo = try books.things(message: 1).todos.add(todo)
      let searches = try books.things().searches
      #expect(try searches.find(.remarks(["blue"]), limit: 9).count == 1)
      todo.note = "the red card"
      try books.things(message: 2).todos.update(todo)
      #expect(try searches.find(.remarks(["blue"]), limit: 9).isEmpty)
      #expect(try searches.find(.remarks(["red"]), limit: 9).count == 1)
      todo.note = nil
      try books.things(message: 3).todos.update(todo)
      #expect(try searches.find(.remarks(["red"]), limit: 9).isEmpty)
      #expect(try books.things(message: 4).journal.undo() != nil)
      #expect(try searches.find(.remarks(["red"]), limit: 9).count == 1)
      try books.things(message: 5).todos.remove(try #require(todo.id))
      #expect(try searches.find(.remarks(["red"]), limit: 9).isEmpty)
      let db = try #require(books as? Transaction).db
      for index in ["todo_note_words", "event_note_words"] {
        try db.execute(sql: "INSERT INTO \(index) (\(index), rank) VALUES ('integrity-check', 1)")
      }
    }
  }

  @Test(
    "What is searched for often goes through an index that finds little",
    arguments: [
      (Criterion.list("work"), "SEARCH todo USING INDEX todo_list (list=?)"),
      (.all([.not(.isCompleted), .list("work")]), "SEARCH todo USING INDEX todo_list (list=?)"),
      (.all([.not(.isCompleted), .tag("waiting")]), "SEARCH todo USING INTEGER PRIMARY KEY (rowid=?)"),
      (.all([.not(.isCompleted), .words(["milk"])]), "SEARCH todo USING INTEGER PRIMARY KEY (rowid=?)"),
      (.all([.list("work"), .not(.tag("waiting"))]), "SEARCH todo USING INDEX todo_list (list=?)"),
      (.place("office"), "SEARCH todo USING INDEX todo_place (place=?)"),
      (
        .all([.not(.isCompleted), .due(.span(from: day("2026-11-23"), before: day("2026-11-30")))]),
        "SEARCH todo USING INDEX todo_open (person=? AND due_at>? AND due_at<?)"
      ),
      (
        .completed(.span(from: day("2026-11-19"), before: nil)),
        "SEARCH todo USING INDEX todo_completed (person=? AND completed>?)"
      ),
      (.all([.not(.isCompleted), .priority(1)]), "SEARCH todo USING INDEX todo_open (person=?)"),
      (.not(.isCompleted), "SEARCH todo USING INDEX todo_open (person=?)"),
      (.hasLink, "SEARCH todo USING INTEGER PRIMARY KEY (rowid=?)"),
      (.all([]), "SEARCH todo USING INTEGER PRIMARY KEY (rowid=?)"),
      (.any([.words(["milk"]), .priority(1)]), "SEARCH todo USING INTEGER PRIMARY KEY (rowid=?)"),
      (.not(.words(["🎂"])), "SEARCH todo USING INTEGER PRIMARY KEY (rowid=?)"),
      (
        .due(.span(from: day("2026-11-23"), before: day("2026-11-30"))),
        "SEARCH todo USING INTEGER PRIMARY KEY (rowid=?)"
      ),
    ])
  func plans(_ criterion: Criterion, _ step: String) async throws {
    let plan = try await SQLiteLedger.inMemory().write { books in
      let things = try books.things()
      try CriterionTests.fill(things)
      let search = try #require(things.searches as? SearchTable)
      let (rest, values) = try #require(try search.query(criterion, .todo, limit: 50))
      return try Row.fetchAll(search.owner.db, sql: "EXPLAIN QUERY PLAN \(TodoRows.select) \(rest)", arguments: values)
        .map { $0["detail"] as String }
    }
    #expect(plan.contains(step), "\(plan.joined(separator: "\n"))")
    #expect(!plan.contains { $0.hasPrefix("SCAN todo") && !$0.contains("VIRTUAL TABLE") }, "\(plan)")
  }

  @Test("The names a person gave do not meet those of others", arguments: ["list", "tag", "place"])
  func names(_ kind: String) async throws {
    let kind = try #require(NamedGroup.Kind(rawValue: kind))
    let groups = try await SQLiteLedger.inMemory().write { books in
      try CriterionTests.fill(try books.things(bobsAddress))
      try CriterionTests.fill(try books.things())
      return try books.things().names.groups(kind)
    }
    switch kind {
    case .list: #expect(groups == [NamedGroup("Work", count: 3)])
    case .tag: #expect(groups == [NamedGroup("waiting", count: 2)])
    case .place: #expect(groups == [NamedGroup("Office", count: 1)])
    }
  }
}

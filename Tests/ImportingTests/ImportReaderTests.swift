import Agenda
import Civil
import Foundation
import Testing

@testable import Importing

/// The items that are read from the files of other programs.
@Suite struct ImportReaderTests {
  /// A file, and its expected reading: each item in a line, and the parts left out.
  struct Case: Sendable, CustomTestStringConvertible {
    var format: ImportBatch.Format
    var text: String
    var name = "file"
    var items: [String]
    var skipped: [String]
    var testDescription: String { format.rawValue }
  }

  static let cases = [
    Case(
      format: .calendar, text: Samples.calendar,
      items: [
        "Lunch with, say, Bob 2026-11-21T12:00-2026-11-21T13:00 @Office",
        "Stand-up 2026-11-23T09:00 FREQ=DAILY;COUNT=5 moved 2026-11-24T10:00", "[] Milk 2026-11-22 !1 Home",
      ],
      skipped: [
        "Picnic: cancelled", "Some day: noDate", "nameless@example.org: noName", "this is no line: unreadable",
      ]),
    Case(
      format: .cards, text: Samples.cards,
      items: [
        "Ann Example's birthday 1985-04-12 FREQ=YEARLY;X-CLAMP=1 // born 1985",
        "Ann Example's anniversary 2010-05-01 FREQ=YEARLY;X-CLAMP=1 // since 2010",
        "Bob Public's birthday 2000-02-29 FREQ=YEARLY;BYMONTHDAY=29;BYMONTH=2;X-CLAMP=1",
        "Jörg Müller's birthday 1970-01-01 FREQ=YEARLY;X-CLAMP=1 // born 1970",
        "Carol's birthday 2000-07-04 FREQ=YEARLY;X-CLAMP=1",
      ], skipped: ["Dan: unreadable", "Eve: noDate"]),
    Case(
      format: .rememberTheMilk, text: Samples.rememberTheMilk,
      items: [
        "[] Buy milk 2026-11-21 !1 Groceries @Shop #food // Brand\nthe blue one",
        "[] Water plants 2026-11-21T18:00 FREQ=WEEKLY after done", "[x] Old",
      ], skipped: ["Thrown away: inTrash", "14: noName", "Odd: unreadable"]),
    Case(
      format: .googleTasks, text: Samples.googleTasks,
      items: [
        "[] Call Jimmy 2026-11-21T17:00 My Tasks // about the van", "[x] Pay rent 2026-11-01 My Tasks",
      ], skipped: ["t3: noName", "Gone: inTrash", "When: unreadable"]),
    Case(
      format: .todoist, text: Samples.todoist, name: "Groceries [2203306141].csv",
      items: [
        "[] Buy milk 2026-11-21 !1 Groceries #food #shop // two litres, or\nthree\nthe blue one",
        "[] Vitamins 2026-11-21T09:00 FREQ=DAILY Groceries", "[] Buy milk Groceries // jeden Tag",
        "[] Buy milk Groceries",
      ], skipped: [": noName"]),
  ]

  @Test(arguments: cases) func `a file is read, and what is wrong in it costs itself alone`(_ asked: Case) {
    let batch = Samples.read(asked.text, named: asked.name)
    #expect(batch.formats == [asked.format])
    #expect(batch.items.map(\.told) == asked.items)
    #expect(batch.skipped.map { "\($0.name): \($0.reason)" } == asked.skipped)
    #expect(Set(batch.items.compactMap(\.imported?.uid)).count == batch.items.count)
  }

  @Test(arguments: cases) func `the same file is known again, item by item`(_ asked: Case) {
    let (one, other) = (
      Samples.read(asked.text, named: asked.name), Samples.read(asked.text, named: asked.name)
    )
    #expect(one.items.map(\.imported) == other.items.map(\.imported))
    var twice = one
    Samples.reader.read(Array(asked.text.utf8), named: asked.name, into: &twice)
    #expect(twice.items == one.items)
  }

  @Test(arguments: ["", "hello", "{}", "[]", "{\"tasks\":", "\u{0}\u{1}", "BEGIN:VALARM\nEND:VALARM", "TYPE;CONTENT\n"])
  func `a file of another kind is told by its name`(text: String) {
    let batch = Samples.read(text, named: "odd.bin")
    #expect(batch.unknown == ["odd.bin"] && batch.items.isEmpty && batch.formats.isEmpty)
  }

  @Test func `a stamp alone changes no fingerprint, a new time does`() throws {
    let stamped = Samples.calendar.replacing("DTSTAMP:20261101", with: "DTSTAMP:20261119")
    let moved = Samples.calendar.replacing("20261121T120000", with: "20261121T123000")
    let prints = [Samples.calendar, stamped, moved].map { Samples.read($0).items.map(\.imported) }
    #expect(prints[0] == prints[1])
    #expect(prints[0][0] != prints[2][0] && prints[0][1...] == prints[2][1...])
    #expect(prints[0][0]?.uid == prints[2][0]?.uid)
  }

  @Test(arguments: ["1e300", "-1e300", "9223372036854775807000", "1763600000000"])
  func `what was completed is done, even at a time that never comes`(milliseconds: String) {
    let task = #"{"id": "1", "name": "Old", "date_completed": \#(milliseconds)}"#
    let batch = Samples.read(#"{"tasks": [\#(task)], "lists": []}"#)
    #expect(batch.items.map(\.name) == ["Old"])
    guard case .todo(let todo) = batch.items.first else {
      Issue.record("it is no todo")
      return
    }
    #expect(todo.completed != nil)
  }

  @Test func `a cut calendar keeps what was whole`() {
    let cut = String(Samples.calendar.prefix(330))
    #expect(Samples.read(cut).items.map(\.name) == ["Lunch with, say, Bob"])
    #expect(Samples.read(cut).skipped.map(\.reason) == [.unreadable])
  }

  @Test func `only so many items are taken, and names of a bearable length`() {
    let entries = (0...ImportBatch.most).map { "BEGIN:VTODO\nUID:\($0)\nSUMMARY:todo \($0)\nEND:VTODO\n" }.joined()
    let long = "BEGIN:VTODO\nUID:long\nSUMMARY:\(String(repeating: "x", count: 1001))\nEND:VTODO\n"
    let batch = Samples.read("BEGIN:VCALENDAR\n\(long)\(entries)END:VCALENDAR\n")
    #expect(batch.items.count == ImportBatch.most)
    #expect(batch.skipped.map(\.reason) == [.tooLong, .tooMany])
  }

  @Test(arguments: [
    ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]), ("a,\"b, \"\"c\"\"\nd\"\r\ne", [["a", "b, \"c\"\nd"], ["e"]]),
    ("\n\na\n", [["a"]]), ("a,,\"\"", [["a", "", ""]]), ("\"open", [["open"]]), ("a\"b,c", [["a\"b", "c"]]),
  ])
  func `comma-separated values are read by RFC 4180`(text: String, records: [[String]]) {
    #expect(CommaSeparated.records(in: Array(text.utf8)) == records)
  }
}

extension AgendaItem {
  /// The item in a line, for tables.
  var told: String {
    switch self {
    case .todo(let todo):
      let parts: [String?] = [
        todo.completed == nil ? "[]" : "[x]", todo.name, todo.due?.description, todo.recurrence?.stored,
        todo.repeatFrom == .completion ? "after done" : nil, todo.priority.map { "!\($0)" }, todo.list,
        todo.place.map { "@\($0)" },
      ]
      return (parts.compactMap { $0 } + todo.tags.map { "#\($0)" } + [todo.note.map { "// \($0)" }].compactMap { $0 })
        .joined(separator: " ")
    case .event(let event):
      let parts: [String?] = [
        event.name, event.start.description + (event.end.map { "-\($0)" } ?? ""), event.recurrence?.stored,
        event.place.map { "@\($0)" }, event.note.map { "// \($0)" },
      ]
      return (parts.compactMap { $0 } + event.overrides.map { "moved \($0.start)" }).joined(separator: " ")
    case .note(let note): return note.text
    }
  }
}

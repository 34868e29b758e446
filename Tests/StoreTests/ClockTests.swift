import Agenda
import Civil
import Foundation
import Storage
import Store
import Testing

@Suite("The clock")
struct ClockTests {
  @Test("is handed in: one file reads the machine's, and the composition root takes it from there")
  func handedIn() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardized
    var readers: [String] = []
    var looked = 0
    for folder in ["Commands", "Sources"] {
      let files = FileManager.default.enumerator(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        looked += 1
        let text = try String(contentsOf: file, encoding: .utf8)
        if text.contains(/\bDate(\(\)|\.now)|SinceNow\b/) || text.contains("Timekeeper.wall") {
          readers.append(file.lastPathComponent)
        }
      }
    }
    #expect(readers.sorted() == ["Composition.swift", "Timekeeper.swift"])
    #expect(looked > 1000)
  }

  @Test("dates what no message does, and a backup")
  func used() async throws {
    let scratch = try Scratch()
    let (instant, file) = (now + 7, scratch.file("backup.sqlite"))
    let ledger = try SQLiteLedger(path: scratch.file("ledger.sqlite"), now: { instant })
    try await ledger.write { books in
      let owner = try books.someone()
      _ = try books.belongings(of: owner, changedBy: nil).notes.add(Note(text: "the code is 1234", added: now))
      _ = try books.belongings(of: owner, changedBy: nil).events.add(
        Event(name: "walk", start: try #require(When("2026-11-22T10:00")), added: now))
    }
    let secret = try await ledger.write { try $0.newFeedSecret(for: $0.someone().id, at: now) }
    let contents = try #require(try await ledger.feed(secret: secret, completedSince: now))
    #expect(Array(contents.changes.values) == [instant])
    #expect(try await ledger.backUp(to: file) == instant)
    try ledger.close()
  }
}

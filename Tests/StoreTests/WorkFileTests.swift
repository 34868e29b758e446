import Foundation
import Storage
import Testing

@testable import Store

@Suite("The note of what is being worked on")
struct WorkFileTests {
  @Test("is there for the next process until the work ends")
  func note() throws {
    let scratch = try Scratch()
    let ledger = try SQLiteLedger(path: scratch.file("ledger.sqlite"))
    let note = try #require(ledger.workNote(of: nil))
    #expect(note.left().isEmpty)
    try note.begin([7: 1, 8: 2])
    #expect(try mode(scratch.file("ledger.sqlite.working")) == 0o600)
    #expect(ledger.workNote(of: nil)?.left() == [7: 1, 8: 2])
    #expect(ledger.workNote(of: "terminal")?.left() == [:])
    try note.begin([9: 1])
    #expect(note.left() == [9: 1])
    note.end()
    #expect(note.left().isEmpty)
    #expect(try SQLiteLedger.inMemory().workNote(of: nil) == nil)
  }

  @Test("blames nobody whose line was not written whole")
  func torn() throws {
    let scratch = try Scratch()
    let file = WorkFile(path: scratch.file("x"), database: "x")
    try Data("12 1\nnonsense\n13 2\n14 1".utf8).write(to: URL(fileURLWithPath: file.path))
    #expect(file.left() == [12: 1, 13: 2])
  }

  @Test("leaves nothing of a longer note, nor of one whose first byte is missing")
  func shorter() throws {
    let scratch = try Scratch()
    let file = WorkFile(path: scratch.file("x"), database: "x")
    try file.begin([12: 1, 13: 2, 14: 1])
    try file.begin([7: 1])
    #expect(file.left() == [7: 1])
    file.end()
    try Data("\n2 1\n13 2\n\n".utf8).write(to: URL(fileURLWithPath: file.path))
    #expect(file.left().isEmpty)
  }

  @Test("is ended by the process that finds it")
  func found() throws {
    let scratch = try Scratch()
    let file = WorkFile(path: scratch.file("x"), database: "x")
    try file.begin([12: 1])
    let next = WorkFile(path: file.path, database: "x")
    next.end()
    #expect(next.left().isEmpty)
  }

  @Test("is made anew once somebody has deleted it")
  func deleted() throws {
    let scratch = try Scratch()
    let file = WorkFile(path: scratch.file("x"), database: "x")
    try file.begin([12: 1])
    file.end()
    unlink(file.path)
    try file.begin([13: 1])
    #expect(WorkFile(path: file.path, database: "x").left() == [13: 1])
  }

  @Test("goes with its process, unless another one is at work")
  func gone() throws {
    let scratch = try Scratch()
    let path = scratch.file("x")
    func idle() throws -> WorkFile {
      let file = WorkFile(path: path, database: "x")
      try file.begin([12: 1])
      file.end()
      return file
    }
    var file: WorkFile? = try idle()
    file = nil
    #expect(!FileManager.default.fileExists(atPath: path))
    file = try idle()
    let other = WorkFile(path: path, database: "x")
    try other.begin([13: 1])
    file = nil
    #expect(other.left() == [13: 1])
  }

  @Test("that cannot be written is told as the database's trouble")
  func full() throws {
    let error = #expect(throws: StoreError.self) { try WorkFile(path: "/none/x", database: "/l").begin([1: 1]) }
    #expect(error?.isOfTheMachine == true && error?.path == "/l")
  }
}

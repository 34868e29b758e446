import Agenda
import GRDB
import Storage
import Testing

@testable import Store

@Suite("Each word of an index is one person's")
struct IndexedWordsTests {
  @Test(
    "A word begins with the number of whose it is",
    arguments: [
      ("Buy the milk!", "17xBuy 17xthe 17xmilk"), ("  2nd x-ray ", "17x2nd 17xx 17xray"), ("don't", "17xdon 17xt"),
      ("cafe\u{301}s \u{301}a", "17xcafes 17xa"), ("買牛奶，然後", "17x買牛奶 17x然後"), ("🎂🥑b", "17xb"), ("½ ①", "17x½ 17x①"),
      ("17x 1", "17x17x 17x1"), ("", ""), (" - 🎂 ", ""),
    ])
  func words(_ text: String, _ words: String) throws {
    #expect(IndexedWords.of(17, text) == words)
    let database = try DatabaseQueue(configuration: LedgerFile.configuration())
    let called = try database.read { try String.fetchOne($0, sql: "SELECT words_of(17, ?)", arguments: [text]) }
    #expect(called == words)
  }

  @Test("What is part of a word here is part of a word to the tokenizer, and no part of it is lost")
  func tokenizer() throws {
    let indexed = (0...UInt32(0x10FFFF)).compactMap(Unicode.Scalar.init).filter(IndexedWords.isIndexed)
    // A word for every 64 of them.
    var text = String.UnicodeScalarView()
    for (place, scalar) in indexed.enumerated() {
      if place % 64 == 0 { text.append(" ") }
      text.append(scalar)
    }
    let tokens = try DatabaseQueue().write { db in
      try db.execute(
        sql: """
          CREATE VIRTUAL TABLE words USING fts5 (text, tokenize = 'unicode61 remove_diacritics 2');
          CREATE VIRTUAL TABLE tokens USING fts5vocab (words, instance);
          """)
      try db.execute(sql: "INSERT INTO words (text) VALUES (?)", arguments: [String(text)])
      return try Int.fetchOne(db, sql: "SELECT count(*) FROM tokens")
    }
    #expect(indexed.count > 280_000)
    #expect(tokens == (indexed.count + 63) / 64)
  }

  @Test("A number and what a word begins with are never taken for one another")
  func numbers() async throws {
    let names = ["milk", "7xmilk", "17xmilk", "xmilk", "x", "1", "17", "🎂17xmilk", "1x", "x17"]
    try await SQLiteLedger.inMemory().write { books in
      let people = try (1...17).map { number in
        let address = Address(network: "mastodon", remoteID: "\(number)", handle: "\(number)")
        let todos = try books.things(address).todos
        for name in names { _ = try todos.add(Todo(name)) }
        return try books.someone(address).id
      }
      #expect(people.map(\.number) == Array(1...17))
      let db = try #require(books as? Transaction).db
      for person in [people[0], people[6], people[16]] {
        for word in names + ["7", "7x", "17x", "xm", "1xmilk", "m"] {
          // The index is searched alone: the condition on the rows' own person would hide results of others.
          let query = try #require(WordQuery([word], person: person))
          let found = try Row.fetchAll(
            db,
            sql: "SELECT person, name FROM todo WHERE id IN (SELECT rowid FROM todo_words WHERE todo_words MATCH ?)",
            arguments: [query.match])
          #expect(found.allSatisfy { $0["person"] == person.number }, "\(word)")
          let wanted = names.filter { $0.replacing("🎂", with: "").hasPrefix(word.replacing("🎂", with: "")) }
          #expect(Set(found.map { $0["name"] as String }) == Set(wanted), "\(word)")
        }
      }
    }
  }
}

import Agenda
import Civil
import Conversation
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

@Suite("Browsers that are signed in")
struct SessionTests {
  private static let lasts: TimeInterval = 600

  @Test("A link signs in once, and within its time")
  func links() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      let ann = try books.someone()
      let token = try books.newSignInLink(for: .person(ann.id), until: now + Self.lasts)
      #expect(token.count == 32 && token.allSatisfy { $0.isLetter || $0.isNumber })
      #expect(try books.takeSignInLink("a" + token.dropFirst(), at: now) == nil || token.hasPrefix("a"))
      #expect(try books.takeSignInLink(token, at: now + Self.lasts + 1) == nil)
      let other = try books.newSignInLink(for: .operator, until: now + Self.lasts)
      #expect(try books.takeSignInLink(other, at: now) == .operator)
      #expect(try books.takeSignInLink(other, at: now) == nil)
      let third = try books.newSignInLink(for: .person(ann.id), until: now + Self.lasts)
      #expect(try books.takeSignInLink(third, at: now + Self.lasts - 1) == .person(ann.id))
    }
  }

  @Test("A session ends 30 days after its last use, and 180 days after it began")
  func lifetimes() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      let ann = try books.someone()
      let secret = try books.newSession(of: .person(ann.id), browser: "Firefox on Linux", at: now)
      let found = try #require(try books.session(secret: secret, at: now + 29 * 86_400))
      #expect(found.owner == .person(ann.id) && found.session.browser == "Firefox on Linux")
      #expect(found.session.began == now && found.session.used == now)
      #expect(try books.session(secret: secret, at: now + 30 * 86_400) == nil)
      for day in stride(from: 20.0, to: 179, by: 20) {
        try books.noteUse(of: found.session.id, at: now + day * 86_400)
        #expect(try books.session(secret: secret, at: now + day * 86_400) != nil)
      }
      try books.noteUse(of: found.session.id, at: now + 179 * 86_400)
      #expect(try books.session(secret: secret, at: now + 179 * 86_400) != nil)
      #expect(try books.session(secret: secret, at: now + 180 * 86_400) == nil)
      try books.sweepSignIns(at: now + 180 * 86_400)
      let db = try #require(books as? Transaction).db
      #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM session") == 0)
    }
  }

  @Test("Nobody ends a session of somebody else's, and all of one's own end at once")
  func ends() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      let (ann, bob) = (try books.someone(), try books.someone(bobsAddress))
      let secrets = try (0..<2).map { _ in try books.newSession(of: .person(ann.id), browser: "x", at: now) }
      let bobs = try books.newSession(of: .person(bob.id), browser: "x", at: now)
      let boss = try books.newSession(of: .operator, browser: "x", at: now)
      let first = try #require(try books.session(secret: secrets[0], at: now)).session.id
      #expect(try !books.endSession(first, of: .person(bob.id)) && !books.endSession(first, of: .operator))
      #expect(try books.endSession(first, of: .person(ann.id)))
      #expect(try books.session(secret: secrets[0], at: now) == nil)
      #expect(try books.sessions(of: ann.id, at: now).count == 1)
      let link = try books.newSignInLink(for: .person(ann.id), until: now + 600)
      #expect(try books.endSessions(of: ann.id) == 1)
      #expect(try books.session(secret: secrets[1], at: now) == nil && books.takeSignInLink(link, at: now) == nil)
      #expect(try books.session(secret: bobs, at: now)?.owner == .person(bob.id))
      #expect(try books.session(secret: boss, at: now)?.owner == .operator)
    }
  }

  /// The events that must sign a person out everywhere.
  enum Cause: CaseIterable { case erased, blocked, parted }

  @Test("Erasing, blocking and parting a person sign them out", arguments: Cause.allCases)
  func signsOut(_ cause: Cause) async throws {
    let ledger = try SQLiteLedger.inMemory()
    let (ann, secret, link) = try await ledger.write { books in
      let ann = try books.someone()
      return (
        ann, try books.newSession(of: .person(ann.id), browser: "x", at: now),
        try books.newSignInLink(for: .person(ann.id), until: now + 600)
      )
    }
    switch cause {
    case .erased: try await ledger.erase(ann.id, at: now)
    case .blocked: try await ledger.block(ann.id, since: now)
    case .parted: try await ledger.write { try $0.part(annsAddress, from: ann, at: now) }
    }
    try await ledger.write { books in
      #expect(try books.session(secret: secret, at: now) == nil)
      #expect(try books.takeSignInLink(link, at: now) == nil)
      let db = try #require(books as? Transaction).db
      #expect(try Int.fetchOne(db, sql: "SELECT (SELECT count(*) FROM session) + (SELECT count(*) FROM sign_in)") == 0)
    }
  }

  @Test("A browser with a code is let in by whoever sends it, once")
  func pairing() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      let ann = try books.someone()
      let secrets = try #require(try books.newPairing(browser: "Firefox on Linux", at: now))
      #expect(secrets.code.wholeMatch(of: /[1-9]\d\d [1-9]\d\d [1-9]\d\d/) != nil)
      #expect(try books.pairing(secret: secrets.cookie, at: now)?.isAllowed == false)
      #expect(try books.takePairing(secret: secrets.cookie, at: now) == nil)
      let written = secrets.code.replacing(" ", with: "")
      #expect(try books.pairing(code: written, sentBy: ann.id, at: now)?.browser == "Firefox on Linux")
      #expect(try books.allow(code: written, as: ann.id, at: now))
      #expect(try !books.allow(code: written, as: ann.id, at: now))
      #expect(try books.pairing(secret: secrets.cookie, at: now)?.isAllowed == true)
      #expect(try books.takePairing(secret: secrets.code, at: now) == nil)
      #expect(try books.takePairing(secret: secrets.cookie, at: now) == ann.id)
      #expect(try books.takePairing(secret: secrets.cookie, at: now) == nil)
    }
  }

  @Test("A code lasts ten minutes, and five wrong ones are all that somebody can send in that time")
  func tries() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      let (ann, bob) = (try books.someone(), try books.someone(bobsAddress))
      let code = try #require(try books.newPairing(browser: "x", at: now)).code
      #expect(try books.pairing(code: code, sentBy: ann.id, at: now + 599) != nil)
      #expect(try books.pairing(code: code, sentBy: ann.id, at: now + 600) == nil)
      for _ in 0..<4 { #expect(try books.pairing(code: "1", sentBy: ann.id, at: now + 500) == nil) }
      #expect(try books.pairing(code: code, sentBy: ann.id, at: now + 500) == nil)
      #expect(try !books.allow(code: code, as: ann.id, at: now + 500))
      // Wrong codes of one person do not count against another.
      #expect(try books.pairing(code: code, sentBy: bob.id, at: now + 500) != nil)
      let later = try #require(try books.newPairing(browser: "x", at: now + 1200)).code
      #expect(try books.pairing(code: later, sentBy: ann.id, at: now + 1200) != nil)
    }
  }

  @Test("Only so many browsers can wait at once")
  func crowd() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      for _ in 0..<Pairing.most { _ = try books.newPairing(browser: "x", at: now) }
      let (more, later) = (
        try books.newPairing(browser: "x", at: now), try books.newPairing(browser: "x", at: now + 600)
      )
      #expect(more == nil && later != nil)
    }
  }

  @Test("No secret is in the database, and an export tells of the browsers")
  func secrets() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    let (ann, secrets) = try await ledger.write { books in
      let ann = try books.someone()
      let pairing = try #require(try books.newPairing(browser: "Firefox on Linux", at: now))
      return (
        ann,
        [
          try books.newSession(of: .person(ann.id), browser: "Firefox on Linux", at: now),
          try books.newSignInLink(for: .person(ann.id), until: now + 600), pairing.cookie, pairing.code,
          pairing.code.replacing(" ", with: ""),
        ]
      )
    }
    try await ledger.write { books in
      let db = try #require(books as? Transaction).db
      for table in ["session", "sign_in", "pairing"] {
        for row in try Row.fetchAll(db, sql: "SELECT * FROM \(table)") {
          for value in row.databaseValues {
            let text =
              String.fromDatabaseValue(value)
              ?? Data.fromDatabaseValue(value).map { String(decoding: $0, as: UTF8.self) }
            #expect(!secrets.contains { text?.contains($0) == true })
          }
        }
      }
    }
    #expect(try await ledger.everything(of: ann.id)?.sessions.map(\.browser) == ["Firefox on Linux"])
  }
}

import Agenda
import Civil
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

/// The visibility of events: random people, acquaintances, audiences and decisions. `NUTHATCH_AUDIENCES=10000` tries
/// that many; without it the test tries a few.
@Suite struct AudienceTests {
  private static let count = ProcessInfo.processInfo.environment["NUTHATCH_AUDIENCES"].flatMap { Int($0) } ?? 60
  private static let people = 5

  /// One event, and the people who may see it by the published rules.
  private struct Audience {
    var creator = 0
    var audience = "everybody"
    var standing = "shown"
    var isListed = true
    /// The people who attend.
    var attends: Set<Int> = []
    /// The people who are invited, and those whose invitation was withdrawn.
    var invited: Set<Int> = []
    var takenBack: Set<Int> = []
    /// Each person's relation to each other: known, trusted, blocked; nil for a stranger.
    var contacts: [[String?]] = []

    init(by random: inout Play.Random) {
      creator = Int.random(in: 0..<people, using: &random)
      audience = ["everybody", "friends", "invited"].randomElement(using: &random) ?? ""
      standing = ["shown", "shown", "shown", "waiting", "hidden", "removed"].randomElement(using: &random) ?? ""
      isListed = Int.random(in: 0..<5, using: &random) > 0
      attends = Set((0..<people).filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
      invited = Set((0..<people).filter { $0 != creator && Int.random(in: 0..<4, using: &random) == 0 })
      takenBack = Set((0..<people).filter { $0 != creator && Int.random(in: 0..<4, using: &random) == 0 })
        .subtracting(invited)
      contacts = (0..<people).map { _ in
        (0..<people).map { _ in [nil, "known", "trusted", "blocked"].randomElement(using: &random) ?? nil }
      }
    }

    func isSeen(by person: Int) -> Bool {
      guard standing == "shown", isListed else { return false }
      if audience == "everybody" || person == creator { return true }
      let (own, far) = (contacts[creator][person], contacts[person][creator])
      guard own != "blocked" else { return false }
      if attends.contains(person) || invited.contains(person) { return true }
      return audience == "friends" && own != nil && far != nil && far != "blocked"
    }
  }

  @Test func `what is not for somebody is in no list, search, number or category of theirs`() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    let community = Community(name: "Union", zone: london)
    try await ledger.write { books throws in
      let db = try #require(books as? Transaction).db
      let people = try (0..<Self.people).map { number in
        try books.someone(Address(network: "mastodon", remoteID: "p\(number)", handle: "p\(number)@example.org"))
      }
      var random = Play.Random(state: 7)
      for _ in 0..<Self.count {
        let audience = Audience(by: &random)
        let number = try Self.write(audience, people.map(\.id.number), in: db)
        for (index, person) in people.enumerated() {
          let events = try books.listedEvents(of: community, for: person, changedBy: nil)
          var words = EventFilter()
          words.words = ["secret"]
          let told = [
            try events.event(ListedEvent.Reference(number)) != nil,
            try !events.events(EventFilter(), limit: 9).isEmpty, try !events.events(words, limit: 9).isEmpty,
            try events.hasCategory("hush"), try events.categories(limit: 9) == ["hush"],
          ]
          #expect(told == Array(repeating: audience.isSeen(by: index), count: told.count), "\(index) of \(audience)")
          // Moderators do not see an event that is not for everybody, and the comparison of sources leaves it out.
          if audience.audience != "everybody" {
            #expect(try events.moderated(number) == nil && events.queue().isEmpty)
            #expect(try books.listings(at: now) { _ in true }.isEmpty)
            #expect(try !books.moderate(number, as: .removed, because: nil, at: now))
          }
        }
        // Feeds and the ways to choose on the pages are for nobody in particular.
        let isPublic = audience.audience == "everybody" && audience.standing == "shown" && audience.isListed
        for selection in [EventSelection.all, .category("hush")] {
          for order in [EventSelection.Order.soonest, .newest] {
            let found = try books.publicEvents(selection, order, limit: 9, at: now).map(\.number)
            #expect(found == (isPublic ? [number] : []), "\(audience)")
          }
        }
        #expect(try books.eventChoices(at: now).categories == (isPublic ? ["hush"] : []), "\(audience)")
        try db.execute(sql: "DELETE FROM errand; DELETE FROM community_event; DELETE FROM contact")
      }
    }
  }

  private static func write(_ audience: Audience, _ people: [Int64], in db: Database) throws -> Int64 {
    try db.execute(
      sql: """
        INSERT INTO community_event (creator, uid, name, start, audience, standing, listed, fingerprint, details,
            first_seen, changed)
          VALUES (?, 'x', 'secret tea', '2026-11-28T17:00', ?, ?, ?, '', '', 0, 0)
        """, arguments: [people[audience.creator], audience.audience, audience.standing, audience.isListed])
    let number = db.lastInsertedRowID
    try db.execute(
      sql: """
        INSERT INTO community_occurrence (series, occurrence, event, start, start_at, finish_at)
          VALUES (?1, '', ?1, '2026-11-28T17:00', unixepoch('2026-11-28T17:00'), unixepoch('2026-11-28T19:00'))
        """, arguments: [number])
    try db.execute(
      sql: "INSERT INTO event_category (event, position, category, folded) VALUES (?, 0, 'hush', 'hush')",
      arguments: [number])
    for person in audience.attends {
      try db.execute(
        sql: "INSERT INTO attendance (event, person, state, since) VALUES (?, ?, 'going', 0)",
        arguments: [number, people[person]])
    }
    for person in audience.invited.union(audience.takenBack) {
      try db.execute(
        sql:
          "INSERT INTO errand (sender, recipient, kind, item, state, asked, event) VALUES (?, ?, 'event', '{}', ?, 0, ?)",
        arguments: [
          people[audience.creator], people[person],
          audience.takenBack.contains(person) ? "withdrawn" : ["asked", "accepted", "declined"][person % 3], number,
        ])
    }
    for (own, row) in audience.contacts.enumerated() {
      for (far, standing) in row.enumerated() where own != far {
        guard let standing else { continue }
        try db.execute(
          sql: "INSERT INTO contact (person, other, standing) VALUES (?, ?, ?)",
          arguments: [people[own], people[far], standing])
      }
    }
    return number
  }
}

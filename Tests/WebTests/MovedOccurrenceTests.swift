import Agenda
import Civil
import Foundation
import Storage
import Testing

@testable import Web

@Suite struct MovedOccurrenceTests {
  @Test(arguments: ["/day/2026-11-25", "/week/2026-W48", "/month/2026-11", "/agenda?from=2026-11-24"])
  func `an occurrence that falls elsewhere than its series is marked, and the others are not`(path: String) async throws
  {
    let site = try await PageSite()
    let (ann, person, now) = (try await site.signIn(), try await site.person(), site.clock.now)
    try await site.ledger.write { books in
      let things = try books.belongings(of: person, changedBy: .page())
      var piano = Event(name: "piano", start: try #require(When("2026-11-17T16:00")), added: now)
      piano.recurrence = Recurrence(.weekly)
      // An occurrence with only another name or place has not moved.
      var concert = Override(
        try #require(CivilDateTime("2026-12-01T16:00")), start: try #require(When("2026-12-01T16:00")))
      concert.name = "piano: the concert"
      piano.overrides = [
        Override(try #require(CivilDateTime("2026-11-24T16:00")), start: try #require(When("2026-11-25T17:00"))),
        concert,
      ]
      _ = try things.events.add(piano)
      // An occurrence that is given in another zone has not moved either.
      var abroad = Event(
        name: "call",
        start: When(try #require(CivilDate("2026-11-27")), CivilTime(hour: 9, minute: 0), zone: "Asia/Tokyo"),
        added: now)
      abroad.recurrence = Recurrence(.weekly)
      abroad.overrides = [
        Override(try #require(CivilDateTime("2026-11-27T09:00")), start: try #require(When("2026-11-27T00:00")))
      ]
      _ = try things.events.add(abroad)
    }
    let marked = try await site.get(path, cookie: ann.cookie).text
    #expect(marked.matches(of: /class="moved"/).count == 1)
    let regular = try await site.get("/day/2026-12-01", cookie: ann.cookie).text
    #expect(regular.contains("piano: the concert") && !regular.contains("class=\"moved\""))
  }
}

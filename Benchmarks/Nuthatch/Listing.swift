import Agenda
import Benchmark
import Civil
import Foundation
import Storage
import Store

/// What is on in a community with 50,000 events of the year to come, as `!whatson` asks for it.
func measureListing() {
  let today = CivilDate(dayNumber: Int(Date().timeIntervalSince1970 / 86_400))
  var questions = ["from today on": EventFilter()]
  var day = EventFilter()
  (day.first, day.last) = (today.adding(days: 100), today.adding(days: 100))
  questions["on a day"] = day
  day.categories = ["arts"]
  questions["of a kind on a day"] = day
  var kind = EventFilter()
  (kind.categories, kind.isFree) = (["arts"], true)
  questions["of a kind, free"] = kind
  var place = EventFilter()
  place.place = "hall 7"
  questions["at a place"] = place
  var word = EventFilter()
  word.words = ["choir"]
  questions["with a word that a seventh of all have"] = word
  word.words = ["number41003"]
  questions["with a word that one has"] = word
  for (name, filter) in questions.sorted(by: { $0.key < $1.key }) {
    Benchmark("community of 50 k events: what is on \(name)") { benchmark in
      let ledger = try SQLiteLedger(path: await Gathered.ledger(events: 50_000))
      try await ask(filter, of: ledger)
      benchmark.startMeasurement()
      try await ask(filter, of: ledger)
      benchmark.stopMeasurement()
      try ledger.close()
    }
  }
}

/// Asks as one person, and needs what is found for nothing.
private func ask(_ filter: EventFilter, of ledger: SQLiteLedger) async throws {
  try await ledger.read { ledger in
    guard let person = try ledger.people.person(at: Filled.address(0)) else { return }
    let community = Community(name: "union", zone: .utc)
    let listed = try ledger.listedEvents(of: community, for: person, changedBy: nil)
    blackHole(try listed.events(filter, limit: 10))
  }
}

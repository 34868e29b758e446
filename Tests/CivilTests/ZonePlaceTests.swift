import Civil
import Testing

@Suite("Places and their zones")
struct ZonePlaceTests {
  @Test(
    "a place is known by its name, in any spelling",
    arguments: [
      ("lyon", "Europe/Paris"), ("kolkata", "Asia/Kolkata"), ("Calcutta", "Asia/Kolkata"),
      ("saigon", "Asia/Ho_Chi_Minh"),
      ("new york", "America/New_York"), ("NYC", "America/New_York"), ("New-York", "America/New_York"),
      ("münchen", "Europe/Berlin"), ("munchen", "Europe/Berlin"), ("Munich", "Europe/Berlin"),
      ("são paulo", "America/Sao_Paulo"), ("sao paulo", "America/Sao_Paulo"), ("reykjavík", "Atlantic/Reykjavik"),
      ("st johns canada", "America/St_Johns"), ("india", "Asia/Kolkata"), ("uk", "Europe/London"),
      ("spain", "Europe/Madrid"),
      ("texas", "America/Chicago"), ("ontario, canada", "America/Toronto"), ("scotland", "Europe/London"),
      ("tokyo", "Asia/Tokyo"), ("berlin", "Europe/Berlin"), ("singapore", "Asia/Singapore"),
      ("europe/berlin", "Europe/Berlin"), ("America/new york", "America/New_York"), ("UTC", "UTC"),
    ])
  func places(_ name: String, _ zone: String) {
    let found = Zone.places(named: name)
    #expect(found.count == 1)
    #expect(found.first.flatMap { Zone(identifier: $0.zone) } == Zone(identifier: zone))
  }

  @Test(
    "where a place is tells it from others of its name",
    arguments: [
      ("paris texas", "America/Chicago"), ("paris, tx", "America/Chicago"), ("Paris, France", "Europe/Paris"),
      ("london ontario", "America/Toronto"), ("london, canada", "America/Toronto"), ("london uk", "Europe/London"),
      ("portland, maine", "America/New_York"), ("portland or", "America/Los_Angeles"),
      ("laval quebec", "America/Toronto"),
      ("birmingham, usa", "America/Chicago"), ("perth australia", "Australia/Perth"),
      ("perth scotland", "Europe/London"),
    ])
  func qualified(_ name: String, _ zone: String) {
    #expect(Zone.places(named: name).first?.zone == zone)
  }

  @Test("what is longer than any name of a place is none, and is not taken apart at each of its spaces")
  func long() {
    #expect(Zone.places(named: "london" + String(repeating: " ", count: 100) + "uk").count == 1)
    for filling in [" ", ", ", " a "] {
      #expect(Zone.places(named: "london" + String(repeating: filling, count: 200) + "uk").isEmpty)
    }
  }

  @Test("places of one name whose clocks differ are all told, the largest first")
  func ambiguous() {
    #expect(
      Zone.places(named: "paris") == [
        ZonePlace("Paris", "France", zone: "Europe/Paris"), ZonePlace("Paris", "Texas", zone: "America/Chicago"),
      ])
    #expect(
      Zone.places(named: "laval") == [
        ZonePlace("Laval", "Quebec", zone: "America/Toronto"), ZonePlace("Laval", "France", zone: "Europe/Paris"),
      ])
    #expect(Zone.places(named: "georgia").map(\.zone) == ["Asia/Tbilisi", "America/New_York"])
    #expect(Zone.places(named: "usa").count == 7)
  }

  @Test("what is no place is none", arguments: ["", " ", ",", "xyzzy", "!ab", "+tx", "paris mars", "a\tb", "\n"])
  func unknown(_ name: String) {
    #expect(Zone.places(named: name).isEmpty)
  }

  @Test("every letter of the alphabet finds what begins and ends the table")
  func bounds() {
    #expect(Zone.places(named: "aabenraa").map(\.zone) == ["Europe/Copenhagen"])
    #expect(Zone.places(named: "zwolle").map(\.zone) == ["Europe/Amsterdam"])
  }
}

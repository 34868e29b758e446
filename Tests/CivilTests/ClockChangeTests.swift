import Civil
import Testing

@Suite struct ClockChangeTests {
  @Test(arguments: [
    ("2026-03-29T01:30", Zone.ClockChange.skipped), ("2026-10-25T01:30", .doubled), ("2026-03-29T02:00", nil),
    ("2026-03-29T00:59", nil), ("2026-10-25T02:00", nil), ("2026-06-01T01:30", nil),
  ])
  func `a time that the clocks skip or double is known`(time: String, change: Zone.ClockChange?) throws {
    let london = try #require(Zone(identifier: "Europe/London"))
    #expect(london.clockChange(at: try #require(CivilDateTime(time))) == change)
  }
}

import Agenda
import Civil
import Foundation
import Testing

@testable import Web

@Suite struct DayLayoutTests {
  @Test(arguments: [
    ([], []),
    ([0..<4], ["0+12"]),
    // One after the other, each has the full width.
    ([0..<4, 4..<8], ["0+12", "0+12"]),
    ([0..<4, 2..<6], ["0+6", "6+6"]),
    // The third fits below the first.
    ([0..<4, 2..<8, 4..<8], ["0+6", "6+6", "0+6"]),
    ([0..<8, 0..<4, 2..<6], ["0+4", "4+4", "8+4"]),
    ([0..<4, 0..<4, 0..<4, 0..<4], ["0+3", "3+3", "6+3", "9+3"]),
    // Five take the room of six.
    ([0..<4, 0..<4, 0..<4, 0..<4, 0..<4], ["0+2", "2+2", "4+2", "6+2", "8+4"]),
    // If the lane beside is free for as long, it is taken, too.
    ([0..<6, 0..<2, 4..<10, 4..<8], ["0+4", "4+8", "4+4", "8+4"]),
    // A group that overlaps does not make those of another narrower.
    ([0..<4, 2..<6, 8..<12], ["0+6", "6+6", "0+12"]),
    // The order of the input does not matter for who stands where.
    ([2..<6, 0..<4], ["6+6", "0+6"]),
  ])
  func `things that overlap stand side by side`(spans: [Range<Int>], places: [String]) {
    #expect(DayLanes(spans).places.map { "\($0.column)+\($0.width ?? 0)" } == places)
  }

  @Test func `what has no room beside six others is counted, never drawn upon them`() {
    let lanes = DayLanes([Range<Int>](repeating: 0..<4, count: 9))
    #expect(lanes.hidden == 3 && lanes.places.count { $0.width == 2 } == 6)
  }

  @Test(arguments: [
    ("Europe/Helsinki", "2026-11-20", 96), ("Europe/Helsinki", "2026-03-29", 92),
    ("Europe/Helsinki", "2026-10-25", 100),
    // Lord Howe Island changes its clock by half an hour.
    ("Australia/Lord_Howe", "2026-10-04", 94), ("Australia/Lord_Howe", "2026-04-05", 98),
    ("Pacific/Apia", "2026-11-20", 96),
  ])
  func `a day has as many quarters as it really has`(name: String, date: String, quarters: Int) throws {
    let scale = DayScale(try #require(CivilDate(date)), in: try #require(Zone(identifier: name)))
    #expect(scale.count == quarters && scale.isShifted == (quarters != 96))
    #expect(scale.hours.first?.quarter == 0)
    #expect(scale.hours.allSatisfy { $0.time.minute == 0 })
  }

  @Test func `the hour that is repeated is drawn twice, and the one that is skipped not at all`() throws {
    let zone = try #require(Zone(identifier: "Europe/Helsinki"))
    let autumn = DayScale(try #require(CivilDate("2026-10-25")), in: zone).hours.map(\.time.hour)
    let spring = DayScale(try #require(CivilDate("2026-03-29")), in: zone).hours.map(\.time.hour)
    #expect(autumn.count == 25 && autumn.count { $0 == 3 } == 2)
    #expect(spring.count == 23 && !spring.contains(3))
  }

  private static func weeks(from first: CivilDate) -> ClosedRange<CivilDate> { first...first.adding(days: 13) }

  @Test(arguments: [
    // An event of several days keeps its line over the end of the week.
    (["0-0", "5-8", "7-7"], ["a", "", "", "", "", "b", "b", "bc", "b", "", "", "", "", ""]),
    // The longer one is above; what begins later takes the line below.
    (["2-3", "2-5", "4-6"], ["", "", "ba", "ba", "bc", "bc", ".c", "", "", "", "", "", "", ""]),
    // One day's things fill the lines that are free.
    (["0-2", "1-4", "3-3"], ["a", "ab", "ab", "cb", ".b", "", "", "", "", "", "", "", "", ""]),
    // An event that begins before and ends after is there on every day.
    (["-3-20"], [String](repeating: "a", count: 14)),
  ])
  func `things of several days keep their line in the month`(spans: [String], lines: [String]) {
    let first = CivilDate(dayNumber: 20_000)
    let ranges = spans.map { text -> ClosedRange<CivilDate> in
      let isBefore = text.hasPrefix("-")
      let parts = text.drop { $0 == "-" }.split(separator: "-").compactMap { Int($0) }
      return first.adding(days: isBefore ? -parts[0] : parts[0])...first.adding(days: parts[1])
    }
    let lanes = MonthLanes(ranges, in: Self.weeks(from: first))
    let told = lanes.days.map { day in
      day.map { slot in slot.map { ["a", "b", "c"][$0.index] } ?? "." }.joined()
    }
    #expect(told == lines)
  }

  @Test func `a bar tells where it goes on`() {
    let first = CivilDate(dayNumber: 20_000)
    let slots = MonthLanes([first...first.adding(days: 2)], in: Self.weeks(from: first)).days.prefix(3).compactMap {
      $0.first ?? nil
    }
    #expect(slots.map(\.continuesBefore) == [false, true, true])
    #expect(slots.map(\.continuesAfter) == [true, true, false])
  }

  @Test(arguments: [
    ("2026-W47", "2026-11-16"), ("2026-W01", "2025-12-29"), ("2026-W53", "2026-12-28"), ("2025-W53", nil),
    ("2026-W00", nil), ("2026-47", nil), ("26-W47", nil), ("2026-W47-1", nil), ("2026-W\u{661}1", nil),
  ])
  func `weeks are counted as ISO 8601 counts them`(text: String, monday: String?) {
    #expect(CivilDate(isoWeek: text)?.description == monday)
    if let monday = monday.flatMap({ CivilDate($0) }) { #expect(monday.isoWeekText == text) }
  }
}

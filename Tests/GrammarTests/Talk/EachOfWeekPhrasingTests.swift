import Civil
import Grammar
import Testing

/// Lines that give several things a weekday each, and lines with figures that are no day and no hour.
@Suite struct EachOfWeekPhrasingTests {
  @Test(
    "things with a weekday each repeat, each on its own day",
    arguments: [
      (
        "push day mon, pull day wed, leg day fri, every week",
        ["push day 2026-11-23 MO", "pull day 2026-11-25 WE", "leg day 2026-11-20 FR"]
      ),
      ("chest mon, back wed weekly", ["chest 2026-11-23 MO", "back 2026-11-25 WE"]),
      (
        "every tuesday swimming at 4, every wednesday ballet at 5",
        ["swimming 2026-11-24 TU", "ballet 2026-11-25 WE"]
      ),
      ("call mum mon, wed and fri every week", ["call mum 2026-11-20 MO,WE,FR"]),
      ("gym mon, wed, fri every week", ["gym 2026-11-20 MO,WE,FR"]),
      ("every monday gym, shower and home", ["gym, shower and home 2026-11-23 MO"]),
    ])
  func eachOfWeek(_ said: String, _ expected: [String]) { #expect(Self.told(said) == expected) }

  @Test(
    "a birthday is kept beside what is to be done for it",
    arguments: [
      ("Jo's birthday is on 9 december, buy a present", ["Jo's birthday 2026-12-09", "buy a present"]),
      (
        "Tom's mum's birthday is 9 december, get a card before then",
        ["Tom's mum's birthday 2026-12-09", "get a card 2026-12-09"]
      ),
      ("birthday cake for tom friday, pick up at asda", ["birthday cake for tom, pick up at asda 2026-11-27"]),
      ("sue's birthday party 9 dec, buy wine", ["sue's birthday party, buy wine 2026-12-09"]),
    ])
  func birthday(_ said: String, _ expected: [String]) { #expect(Self.told(said) == expected) }

  @Test(
    "figures of a name are no hours",
    arguments: [
      "tomorrow upgrade python 3.10", "tomorrow collect sub 3.50", "fri fix bug 3.15", "tomorrow read genesis 1-3",
      "fri homework questions 1-5", "fri tyres 2-3 needed", "fri plant bulbs 10-12 deep",
    ])
  func figures(_ said: String) {
    let item = Frozen.reader().item(said)
    #expect(item.name == said.split(separator: " ").dropFirst().joined(separator: " "))
    #expect(item.due?.time == nil && item.start == nil)
  }

  @Test(
    "a number behind the weekday of a line counts what follows, or is its day",
    arguments: [
      ("friday 4 chops for tea", "4 chops for tea", "2026-11-27"),
      ("sat 5 cakes to bake", "5 cakes to bake", "2026-11-21"),
      ("friday 11 plus exam", "11 plus exam", "2026-11-27"), ("sat 5 carols 4pm", "carols", "2026-12-05"),
      ("fri 4 drinks with jo", "drinks with jo", "2026-12-04"), ("wed 9 stocktake", "stocktake", "2026-12-09"),
      ("thurs 10 xmas dinner 7 for 7.30", "xmas dinner", "2026-12-10"),
    ])
  func counted(_ said: String, _ name: String, _ day: String) {
    let item = Frozen.reader().item(said)
    #expect([item.name, item.due?.date.description] == [name, day])
  }

  @Test(
    "going to bed is in the evening, and a figure with a stop is an hour beside a part of the day",
    arguments: [
      ("the statin at bedtime, 10 o'clock", "22:00"), ("lock the back door before bed, 11 o'clock", "23:00"),
      ("move to bed 5 at 11", "11:00"), ("nursery run 8.15 every morning mon to fri", "08:15"),
      ("gym 7.30 every evening", "19:30"), ("run 8.15 in the morning", "08:15"), ("film 7.45 tonight", "19:45"),
      ("watch episode 3.10 tonight", "20:00"),
      ("dentist 7 of the morning monday", "07:00"), ("take 3 of the morning pills", nil),
      ("bus fare 2.50 every morning", "09:00"), ("save 5.50 every evening", "19:00"),
    ])
  func hours(_ said: String, _ time: String?) { #expect(Frozen.reader().item(said).due?.time?.description == time) }

  @Test("an end that is no date is told")
  func end() {
    #expect(Frozen.reader().item("revise maths every evening until the exam").unused == ["until the exam"])
    #expect(Frozen.reader().item("revise maths every evening until 3 december").unused == nil)
  }

  /// The names, days and weekdays of the items that a line tells of.
  private static func told(_ said: String) -> [String] {
    Frozen.reader().message(said).lines.flatMap(\.readings).compactMap { reading -> String? in
      guard case .item(let item) = reading else { return nil }
      let days = item.recurrence?.byDay.map { "\($0.weekday)".prefix(2).uppercased() }.joined(separator: ",") ?? ""
      return [item.name, item.due?.date.description, days.isEmpty ? nil : days].compactMap { $0 }.joined(separator: " ")
    }
  }
}

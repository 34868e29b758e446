import Agenda
import Civil
import Grammar
import Testing

/// A phrase that is clearly meant as a date but makes no sense sets no date, and the reply suggests one that works.
@Suite struct ImpossibleDayTests {
  @Test(arguments: [
    ("pay on 32 may", "on 32 may"), ("pay by 40 june", "by 40 june"), ("pay on 31/4", "31/4"),
    ("pay 2026-13-01", "2026-13-01"), ("clean every 30 feb", "every 30 feb"), ("clean every 31 june", "every 31 june"),
    ("water plants 2 days on 3 off", "2 days on 3 off"),
    ("water plants 2 days on, 3 days off", "2 days on, 3 days off"),
    ("gym one week on one week off", "one week on one week off"),
  ])
  func `is told, and no date is guessed`(text: String, told: String) throws {
    let item = Frozen.reader().item(text)
    let problem = try #require(item.problem)
    #expect(told.hasSuffix(problem.text), "\(problem.text)")
    #expect(item.due == nil && item.recurrence == nil)
    #expect(item.name == text)
  }

  @Test func `a day that February has in no year is told by the next February`() {
    #expect(Frozen.reader().item("pay on 30 feb").problem?.clause == "February has 28 days")
  }

  @Test(arguments: [
    "unit 32 may be free", "flat 40", "read pages 31/4", "part 2026-13-0199", "turn it off 3 days early",
    "clean every 29 feb",
    "pay on 30/4", "call bob on 3",
  ])
  func `near misses are none`(text: String) { #expect(Frozen.reader().item(text).problem == nil) }

  @Test func `last friday, said on a friday, is a week ago`() {
    #expect(Frozen.reader().item("pay last friday").due?.date.description == "2026-11-13")
    #expect(Frozen.reader().item("pay last thursday").due?.date.description == "2026-11-19")
  }

  @Test(arguments: [
    ("course from may to june", "course"), ("film night friday at 7", "film night"), ("and/or choice", "and/or choice"),
    ("meeting ^3 dec 12-13", "meeting"), ("pay bills, remind me tomorrow at 9", "pay bills"),
    ("call ann wendesday at 5", "call ann"),
  ])
  func `a name keeps its own words, and no others`(text: String, name: String) {
    #expect(Frozen.reader().item(text).name == name)
  }

  @Test func `a quarter without a day ends with its last`() {
    #expect(Frozen.reader().item("pay vat every quarter").due?.date.description == "2026-12-31")
    let own = Frozen.reader().item("pay vat every quarter on the 5th")
    #expect(own.due?.date.description == "2026-12-05")
    let dated = Frozen.reader().item("pay vat every quarter ^3 dec")
    #expect(dated.recurrence?.byMonthDay == [])
  }

  @Test func `what is due in a range begins with it`() {
    let item = Frozen.reader().item("meeting ^3 dec 12-13")
    #expect(item.kind == .todo && item.start?.time?.hour == 12 && item.due?.time?.hour == 13)
  }
}

import Agenda
import Civil
import Testing

@testable import Grammar

/// What a line's words and an item's properties tell at a glance, so that most rules are not tried.
@Suite struct GlanceTests {
  @Test(
    "a meal with a day is planned, since each meal is a part of the day",
    arguments: ["breakfast", "brunch", "lunch", "dinner", "supper"])
  func meals(_ meal: String) {
    #expect(Frozen.readings("\(meal) friday").last?.hasPrefix("todo \"\(meal)\"") == true)
  }

  @Test("an hour is no place", arguments: ["in an hour", "in three weeks time", "in march"])
  func places(_ text: String) {
    #expect(!Frozen.readings(text).contains { $0.contains("timezone") })
    #expect(Frozen.readings("we're in tokyo now").contains { $0.contains("timezone") })
  }

  /// The properties besides a name and a time.
  private static let marks: [@Sendable (inout Item) -> Void] = [
    { $0.isAllDay = true }, { $0.priority = 1 }, { $0.tags = ["home"] }, { $0.list = "home" }, { $0.place = "office" },
    { $0.people = ["ann"] }, { $0.recipient = "bob" }, { $0.estimate = 60 }, { $0.note = "bring it" },
    { $0.url = "https://example.org" }, { $0.removedTags = ["home"] }, { $0.removedNames = ["ann"] },
    { $0.removesDate = true }, { $0.isDone = true }, { $0.unheld = "except holidays" },
    { $0.alternatives = [.tag("home")] },
    { $0.problem = Misunderstanding("31 june", reason: "none", example: "30 june") },
  ]

  @Test("an item is only a name and a time unless anything else is set")
  func nameAndTime() {
    var plain = Item(kind: .event, name: "gym")
    (plain.due, plain.start, plain.end) = (When(Frozen.now.date), When(Frozen.now.date), When(Frozen.now.date))
    (plain.otherTimes, plain.recurrence) = ([When(Frozen.now.date)], Recurrence(.weekly))
    (plain.repeatFrom, plain.unused) = (.completion, ["friday"])
    #expect(plain.isNameAndTime)
    for mark in Self.marks {
      var marked = plain
      mark(&marked)
      #expect(!marked.isNameAndTime, "\(marked)")
    }
    // Kind, name, three times, other times, rule, its base and what is unused: each other property is a mark.
    #expect(Mirror(reflecting: plain).children.count == 9 + Self.marks.count)
  }
}

import Agenda
import Civil
import Grammar
import Testing

@Suite struct SearchTests {
  private static func start(_ day: String) -> CivilDateTime? { CivilDate(day).map { CivilDateTime($0, .midnight) } }

  private static func span(_ from: String?, _ before: String?) -> Criterion.Period {
    .span(from: from.flatMap(start), before: before.flatMap(start))
  }

  /// The criterion of a search, without the part that every search has unless it mentions completion.
  private static func read(_ text: String) throws -> Criterion {
    let criterion = try Frozen.reader().search(text)
    guard case .all(let parts) = criterion, parts.count == 2, parts[0] == .not(.isCompleted) else { return criterion }
    return parts[1]
  }

  @Test(
    arguments: [
      ("milk", .words(["milk"])),
      ("buy milk", .words(["buy", "milk"])),
      ("\"buy milk\" eggs", .all([.words(["buy", "milk"]), .words(["eggs"])])),
      ("milk OR eggs", .any([.words(["milk"]), .words(["eggs"])])),
      ("milk AND eggs OR bread", .any([.all([.words(["milk"]), .words(["eggs"])]), .words(["bread"])])),
      ("milk AND (eggs OR bread)", .all([.words(["milk"]), .any([.words(["eggs"]), .words(["bread"])])])),
      ("NOT milk eggs", .all([.not(.words(["milk"])), .words(["eggs"])])),
      ("NOT (milk OR eggs)", .not(.any([.words(["milk"]), .words(["eggs"])]))),
      ("salt and pepper", .words(["salt", "and", "pepper"])),
      ("re:invent", .words(["re", "invent"])),
      ("12:30", .words(["12", "30"])),
      ("list:work", .list("work")),
      ("LIST:\"at home\"", .list("at home")),
      ("list:Inbox", .list(nil)),
      ("tag:#waiting", .tag("waiting")),
      ("tag:none", .not(.isTagged)),
      ("isTagged:false", .not(.isTagged)),
      ("location:office", .place("office")),
      ("place:@office", .place("office")),
      ("priority:1", .priority(1)),
      ("priority:none", .priority(nil)),
      ("with:+ann", .person("ann")),
      ("is:event", .kind(.event)),
      ("isRepeating:true", .repeats),
      ("hasNotes:true", .hasRemarks),
      ("name:milk", .name(["milk"])),
      ("note:\"blue card\"", .remarks(["blue", "card"])),
      ("postponed:>2", .postponed(.init(.greater, 2))),
      ("postponed: > 2", .postponed(.init(.greater, 2))),
      ("postponed:2", .postponed(.init(.equal, 2))),
      ("timeEstimate:\"<= 1 hour\"", .estimate(.init(.atMost, 3600))),
      ("timeEstimate:>30min", .estimate(.init(.greater, 1800))),
      ("timeEstimate:none", .not(.hasEstimate)),
    ] as [(String, Criterion)])
  func `words and operators are what they say`(text: String, meaning: Criterion) throws {
    #expect(try Self.read(text) == meaning)
  }

  @Test(
    arguments: [
      ("due:today", .due(span("2026-11-20", "2026-11-21"))),
      ("due:never", .due(.never)),
      ("dueBefore:friday", .due(span(nil, "2026-11-27"))),
      ("dueBefore:next friday milk", .all([.due(span(nil, "2026-11-27")), .words(["milk"])])),
      ("dueAfter:\"24 nov\"", .due(span("2026-11-25", nil))),
      ("dueAfter:24 nov", .due(span("2026-11-25", nil))),
      ("due:\"next week\"", .due(span("2026-11-23", "2026-11-30"))),
      ("dueWithin:\"3 days\"", .due(span("2026-11-20", "2026-11-24"))),
      ("dueWithin:3 days of tomorrow", .due(span("2026-11-21", "2026-11-25"))),
      ("dueWithin:\"1 week of today\"", .due(span("2026-11-20", "2026-11-28"))),
      ("startBefore:2026-12-01", .start(span(nil, "2026-12-01"))),
      ("addedWithin:\"1 month of today\"", .added(span("2026-10-20", "2026-11-21"))),
      ("completedWithin:\"2 days of today\"", .completed(span("2026-11-18", "2026-11-21"))),
      ("completed:yesterday", .completed(span("2026-11-19", "2026-11-20"))),
    ] as [(String, Criterion)])
  func `days count from the person's today, ahead for what is due and back for what was done`(
    text: String, meaning: Criterion
  ) throws {
    #expect(try Self.read(text) == meaning)
  }

  @Test func `what says nothing of completion is asked of what is open`() throws {
    #expect(try Frozen.reader().search("milk") == .all([.not(.isCompleted), .words(["milk"])]))
    #expect(try Frozen.reader().search("status:completed milk") == .all([.isCompleted, .words(["milk"])]))
    #expect(
      try Frozen.reader().search("status:incomplete") == .all([.kind(.todo), .not(.isCompleted)]))
  }

  @Test(arguments: [
    ("", "!find milk"), ("(milk", "!find (milk OR eggs) list:groceries"), ("milk)", "!find (milk OR eggs)"),
    ("milk AND", "!find milk AND list:work"), ("OR milk", "!find milk OR eggs"), ("milk OR", "!find milk OR eggs"),
    ("()", "!find milk OR eggs"), ("NOT", "!find milk AND list:work"), ("dueBefor:friday", "!find dueBefore:friday"),
    ("due:xyzzy", "!find due:friday"), ("due:\"31 june\"", "!find due:friday"), ("priority:7", "!find priority:1"),
    ("status:maybe", "!find status:completed"), ("postponed:often", "!find postponed:>2"),
    ("dueWithin:soon", "!find dueWithin:\"3 days\""), ("isTagged:perhaps", "!find isTagged:true"),
    ("is:thing", "!find is:event"),
  ])
  func `what makes no sense is told with an example that works`(text: String, example: String) throws {
    let error = #expect(throws: Misunderstanding.self) { try Frozen.reader().search(text) }
    #expect(error?.example == example)
    #expect(throws: Never.self) { try Frozen.reader().search(String(example.dropFirst(6))) }
  }

  @Test(arguments: [
    String(repeating: "(", count: 60) + "a", String(repeating: "NOT ", count: 90), String(repeating: "a ", count: 500),
    String(repeating: "a OR ", count: 5000), "\"", "\"\"", ":", "::", "a:", "due:", "list:\"", "-", "AND AND",
  ])
  func `whatever is written is read or refused`(text: String) {
    do { _ = try Frozen.reader().search(text) } catch { #expect(error is Misunderstanding) }
  }
}

import Civil
import Testing

@testable import Grammar

/// Words that belong to a moment though they stand beside it, and items that begin with a distance.
@Suite struct BesideDayPhrasingTests {
  static let items = sayings([
    "todo \"essay\", due 2026-11-27, takes 300m": ["essay takes 5 hours by friday", "essay needs 5h by friday"],
    "todo \"report\", due 2026-11-21, takes 120m": ["report 2 hours tomorrow", "report takes 2 hours tomorrow"],
    "todo \"pay rent\", due 2026-12-01": [
      "pay rent start of next month", "start of next month pay rent", "pay rent beginning of next month",
    ],
    "todo \"pills\", due 2026-11-20T22:00, also 2026-11-21T09:00": ["pills morning and night"],
    "todo \"pay bob 930\", due 2026-11-27": ["pay bob friday 930"],
    "todo \"pay bob\", due 2026-11-27T09:30": ["pay bob friday at 930"],
    "todo \"meeting\", due 2026-11-27T09:30": ["meeting friday 930"],
    "todo \"pay tax 32 dec\", problem \"32 dec\"": ["pay tax 32 dec"],
    "todo \"call bob\", due 2026-11-20T08:00 America/New_York": [
      "8am US eastern call bob", "call bob 8am us eastern", "call bob 8am US eastern time", "call bob 8am eastern",
    ],
  ])

  @Test("they are no part of the name", arguments: items)
  func item(_ saying: Saying) { #expect(Frozen.item(saying.said) == saying.means) }

  @Test(
    "near misses keep their words",
    arguments: [
      "unit 36 dec", "size 36 dec", "course starts on friday", "lunch at 1pm central park", "meet at 1pm us embassy",
      "film at 8pm pacific rim",
    ])
  func kept(_ text: String) {
    let item = Frozen.reader().item(text)
    #expect(item.problem == nil && item.estimate == nil)
    #expect(item.name.split(separator: " ").count > 1 && (item.due ?? item.start)?.zone == nil, "\(item.name)")
  }

  private static func hung(_ text: String) -> [String] {
    let line = Array(text.utf8)
    let found = line.withUnsafeBufferPointer { Frozen.reader().alternatives($0, to: Item(name: text)) }
    return found.compactMap { alternative in
      guard case .hanging(let hanging) = alternative, case .named(let other) = hanging.anchor else { return nil }
      return "\(other): \(hanging.item.name)"
    }
  }

  @Test func `a line may begin with its distance from another thing`() {
    #expect(
      Self.hung("2h after dentist pick up kids")
        == ["dentist pick up: kids", "dentist pick: up kids", "dentist: pick up kids"])
    #expect(Self.hung("2 hours after the dentist, pick up kids") == ["dentist: pick up kids"])
    #expect(Self.hung("the day before mum's party, buy wine") == ["mum's party: buy wine"])
    #expect(Self.hung("two tickets after dinner").isEmpty)
  }
}

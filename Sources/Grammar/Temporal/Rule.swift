/// A rule of the grammar, by its name and what it reads: the page of the language and `--explain` are made from these.
struct Rule: Hashable, Sendable {
  /// In the words of the grammar: `day-month`, `in N units`.
  var name: String
  /// Phrases that it reads, whole.
  var examples: [String]

  init(_ name: String, _ examples: String...) {
    self.name = name
    self.examples = examples
  }

  /// All rules, in the order of the page.
  static let all: [Rule] =
    dayRules + dateRules + periodRules + clockRules + partRules + offsetRules + durationRules + rangeRules
    + repeatRules + severalTimesRules + holidayRules + zoneRules
}

/// What `--explain` collects while a line is read: which rules fired on which words, and what was discarded.
final class Trace {
  struct Entry {
    var rule: String
    /// UTF-8 offsets.
    var range: Range<Int>
    /// Why it did not count, if it did not.
    var discarded: String?
  }

  private(set) var entries: [Entry] = []

  func add(_ entry: Entry) { entries.append(entry) }
}

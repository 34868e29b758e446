/// The record for `--explain` of how a line is read: the rules that fired, their words, and the phrases that were
/// discarded.
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

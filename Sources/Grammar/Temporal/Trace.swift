/// The record for `--explain` of how a line is read: the rules that fired, their words, and the phrases that were
/// discarded.
final class Trace {
  struct Entry {
    var rule: String
    /// The range in the line, in UTF-8 offsets.
    var range: Range<Int>
    /// The reason why it did not count; nil if it did.
    var discarded: String?
  }

  private(set) var entries: [Entry] = []

  func add(_ entry: Entry) { entries.append(entry) }
}

package import Agenda

// The replies of pages, and the texts about files that are imported.
extension Wording {
  package var busy: String {
    "Something else was changed at the same moment, and nothing was done. Please try again."
  }
  package func restored(_ line: String) -> String { "Restored \(line)" }
  package var notInTrash: String { "That is not in the trash any more." }
  package func readingFiles(_ count: Int) -> String {
    count == 1 ? "I'll import what is in that file." : "I'll import what is in these \(count) files."
  }

  package var readingAddress: String { "I'll import what is at that address." }
  package var addressUnread: String {
    "I can't read what is at that address: it is gone, not public, larger than 4 MB, or neither a calendar nor contacts."
  }

  package func notImported(kept: Int, out: Int) -> [String] {
    [
      kept == 0 ? nil : kept == 1 ? "1 item was there already." : "\(kept) items were there already.",
      out == 0 ? nil : out == 1 ? "1 entry can't be imported." : "\(out) entries can't be imported.",
    ].compactMap { $0 }
  }

  package var fileUnread: String {
    "I can't read that file: it is gone, larger than 4 MB, or neither a calendar nor contacts."
  }

  package func imported(_ count: Int) -> String { count == 1 ? "Imported 1 item." : "Imported \(count) items." }
  package var filesGone: String { "The files are no longer here. Please choose them again." }
  package var noFile: String { "Please choose a file first." }
  package func unknownFiles(_ names: [String]) -> String {
    "I can't read these: \(names.joined(separator: ", ")). Nothing was saved."
  }

  package func birthday(of name: String) -> String { "\(name)'s birthday" }
  package func anniversary(of name: String) -> String { "\(name)'s anniversary" }
  package func born(in year: Int) -> String { "born \(year)" }
  package func since(year: Int) -> String { "since \(year)" }
}

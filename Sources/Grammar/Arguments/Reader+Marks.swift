import Agenda

// Names as arguments of commands, with or without the mark before them.
extension Reader {
  /// Returns a tag's name: `errand` for `#errand`.
  package func tagName(_ text: String) -> String { String(text.trimmed.drop { $0 == "#" }) }

  /// Returns a place's name: `office` for `@office`.
  package func placeName(_ text: String) -> String { String(text.trimmed.drop { $0 == "@" }) }

  /// Returns a handle without its mark: `bob` for `@bob`.
  package func handle(_ text: String) -> String { String(text.trimmed.drop { $0 == "@" }) }

  /// Returns the handles in a text, each once, and the other words: `@bob, @ann to c12`.
  package func handles(in text: String) -> (handles: [String], rest: String) {
    var handles: [String] = []
    var rest: [String] = []
    for word in replacing(.and, in: text, with: " ").split(whereSeparator: { ", ".contains($0) }) {
      guard word.hasPrefix("@"), word.count > 1 else {
        rest.append(String(word))
        continue
      }
      let handle = String(word.dropFirst())
      if !handles.contains(handle) { handles.append(handle) }
    }
    return (handles, rest.joined(separator: " "))
  }
}

extension String {
  /// True if all of it stands in quotation marks: then it is a name, whatever words it has.
  package var isQuoted: Bool { hasPrefix("\"") && hasSuffix("\"") }
}

extension [String] {
  /// The words before a note, which begins with `//`.
  package var beforeNote: ArraySlice<String> { prefix { !$0.hasPrefix("//") } }
}

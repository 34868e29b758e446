import Agenda

// Names as a command takes them, with or without the mark before them.
extension Reader {
  /// A tag's name: `errand` for `#errand`.
  package func tagName(_ text: String) -> String { String(text.trimmed.drop { $0 == "#" }) }

  /// A place's name: `office` for `@office`.
  package func placeName(_ text: String) -> String { String(text.trimmed.drop { $0 == "@" }) }

  /// A handle as people are known by it: `bob` for `@bob`.
  package func handle(_ text: String) -> String { String(text.trimmed.drop { $0 == "@" }) }

  /// The handles in a text, each once, and the words that are none: `@bob, @ann to c12`.
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
  /// Whether all of it stands in quotation marks: then it is a name, whatever words it has.
  package var isQuoted: Bool { hasPrefix("\"") && hasSuffix("\"") }
}

extension [String] {
  /// The words before a note, which begins with `//`.
  package var beforeNote: ArraySlice<String> { prefix { !$0.hasPrefix("//") } }
}

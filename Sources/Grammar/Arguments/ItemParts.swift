import Agenda

/// The things of a series: `lightbulbs, furnace filter 16x25x1 and duct tape`.
///
/// They are split at semicolons, or if there are none at commas and an `and`. Text with a date, a remark or quotes is
/// one thing.
package struct ItemParts {
  package let items: [Item]

  package init(_ text: String, by reader: Reader) {
    let whole = reader.item(text)
    items = whole.isUndated && !text.contains("\"") ? ItemParts.split(text, by: reader) ?? [whole] : [whole]
  }

  private static func split(_ text: String, by reader: Reader) -> [Item]? {
    let hasSemicolon = text.contains(";")
    let commas = text.split(separator: hasSemicolon ? ";" : ",").map { String($0).trimmed }.filter { !$0.isEmpty }
    let names = hasSemicolon ? commas : withLast(commas).flatMap { joiningTwins($0, by: reader) }
    let items = names.map { reader.item($0) }
    // Three words are a thing; up to six if commas separate the things.
    let most = commas.count > 1 ? 6 : 3
    let areThings = items.allSatisfy { $0.isUndated && length(of: $0.name, by: reader) <= most }
    return items.count > 1 && areThings ? items : nil
  }

  /// The number of words without an article in front: three in `a new aerial cable`.
  private static func length(of name: String, by reader: Reader) -> Int {
    let words = reader.withoutArticle(name).split(separator: " ")
    let articles = reader.language.temporalWords.articles.map(\.description)
    return words.count - (words.first.map { articles.contains(String($0)) } == true ? 1 : 0)
  }

  /// `pads, cream & gloves`: behind commas an `&` separates the last two, while `salt & pepper` is one thing.
  private static func withLast(_ commas: [String]) -> [String] {
    guard commas.count > 1, let last = commas.last else { return commas }
    let pair = last.split(separator: " & ").map { String($0).trimmed }
    return pair.count == 2 ? commas.dropLast() + pair : commas
  }

  /// The parts that `and`, or a texted `n`, separates; `half and half` is one thing.
  private static func joiningTwins(_ text: String, by reader: Reader) -> [String] {
    var parts: [String] = []
    let text = reader.behind(.and, in: text) ?? text
    for part in reader.replacing(.beside, in: text, with: "\n").split(separator: "\n").map({
      String($0).trimmed
    }) {
      if let last = parts.last, last.lowercased() == part.lowercased() {
        parts[parts.count - 1] = "\(last) " + reader.putting(.and, before: part)
      } else {
        parts.append(part)
      }
    }
    return parts
  }
}

extension Item {
  /// True for a todo without any word about its date or its recipient.
  fileprivate var isUndated: Bool {
    kind == .todo && !name.isEmpty && due == nil && start == nil && recurrence == nil && problem == nil
      && recipient == nil && note == nil
  }
}

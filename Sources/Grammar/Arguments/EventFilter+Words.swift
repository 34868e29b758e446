package import Agenda
import Civil

extension EventFilter {
  /// Reads the filters that words give: days, `#sports`, `@"union house"`, `near the library`, `free`, `official`, and
  /// words of a name.
  ///
  /// - Throws: `Misunderstanding` if a day makes no sense.
  package init(_ words: String, by reader: Reader) throws {
    self.init()
    var rest: [String] = []
    var words = words.wordsAndQuotes[...]
    while let word = words.popFirst() {
      if word.hasPrefix("#"), word.count > 1 {
        categories.append(String(word.dropFirst()).lowercased())
      } else if word.hasPrefix("@"), word.count > 1 {
        place = word.dropFirst().filter { $0 != "\"" }
      } else if place == nil, let named = reader.place(behind: word, words) {
        place = named.place
        words = words.dropFirst(named.count)
      } else if !take(word, by: reader) {
        rest.append(word)
      }
    }
    try takeDays(rest.joined(separator: " "), by: reader)
  }

  /// Takes a word that is a filter by itself; returns false if it is none.
  private mutating func take(_ word: String, by reader: Reader) -> Bool {
    switch reader.word(word, among: [.freeOfCharge, .official, .ofPeople, .ongoing, .everything]) {
    case .freeOfCharge: isFree = true
    case .official: isOfficial = true
    case .ofPeople: isOfficial = false
    case .ongoing: isOngoing = true
    case .everything: isEverything = true
    default: return false
    }
    return true
  }

  /// Takes the days out of the remaining text; the other words are searched for.
  private mutating func takeDays(_ text: String, by reader: Reader) throws {
    guard !text.isEmpty else { return }
    var (name, moment) = (text, reader.moment(text))
    if moment != nil {
      name = ""
    } else if let split = text.splitBefore({ reader.moment($0) }) {
      (name, moment) = (split.before, split.meaning)
    }
    if let problem = moment?.problem { throw problem }
    if let days = moment?.days {
      (first, last) = (max(days.lowerBound, min(reader.now.date, days.upperBound)), days.upperBound)
    }
    let selection = reader.selection(name)
    words = (selection.words + selection.kinds).map { $0.filter { $0 != "\"" } }.filter { !$0.isEmpty }
  }
}

extension Reader {
  /// Returns the place behind `near`, up to a mark, and the number of its words; nil if a day follows.
  fileprivate func place(behind word: String, _ words: ArraySlice<String>) -> (place: String, count: Int)? {
    let named = words.prefix { !$0.hasPrefix("#") && !$0.hasPrefix("@") }
    let told = ([word] + named).joined(separator: " ")
    guard !named.isEmpty, let text = behind(.near, in: told), moment(told) == nil, moment(text) == nil else {
      return nil
    }
    if let day = text.splitBefore({ moment($0) }) {
      let count = day.before.split(separator: " ").count
      return (selection(day.before).placeWords, count)
    }
    return (selection(text).placeWords, named.count)
  }
}

extension Selection {
  /// Its words without articles; all of them if nothing else remains.
  fileprivate var placeWords: String {
    words.isEmpty && kinds.isEmpty ? text : (words + kinds).joined(separator: " ")
  }
}

extension String {
  /// Its words. Quoted words count as one word, together with the text before the quotation mark: `@"union house"`.
  fileprivate var wordsAndQuotes: [String] {
    var (found, isQuoted): ([String], Bool) = ([""], false)
    for character in self {
      if character == "\"" { isQuoted.toggle() }
      if character.isWhitespace, !isQuoted { found.append("") } else { found[found.count - 1].append(character) }
    }
    return found.filter { !$0.isEmpty }
  }
}

import Agenda

/// An argument of commands that is no item, date or name: `never`, `everybody`, `high`. The language spells it.
package enum ArgumentWord: Hashable, Sendable, CaseIterable {
  /// No reminder, or the usual reminders of an item.
  case neverRemind, usualReminders
  case neverNag, neverRepeat, noDigest, endQuiet
  /// Reminders on any network, and at any hour.
  case anywhere, always
  /// By day, in the usual hours.
  case day
  /// The people who may make requests of the person.
  case contacts, everybody, nobody
  /// The three things to do with the calendar's address: to show it, to replace it, or to withdraw it.
  case address, newAddress, noAddress
  /// The pages in a browser: to open them, to list the sign-ins, or to end these.
  case pages, sessions, noSessions
  case completed, inbox, everything, noList
  case thisWeek, nextWeek, thisMonth, nextMonth
  case yes, no
  case allCommands
  case dayFirst, monthFirst
  case high, medium, low, noPriority
  /// A step up or down.
  case higher, lower
  /// The end of a block or of trust.
  case off
  /// The thing spoken of last.
  case it
  /// All of a series, not one of its times.
  case allOf
  /// The kinds of the community's events: free ones, the community's own, those of its members, and long ones.
  case freeOfCharge, official, ofPeople, ongoing
  /// Words for the capacity of an event: before any number, before a number with a word for places, and the words for
  /// places.
  case atMost, placesFor, places
  /// The audience of an event.
  case forFriends, forInvited, forEverybody
  /// Every time of a series, not one.
  case everyTime
  /// The word for a drafted event, before its number.
  case draft
  /// The choice to put no kind of event first.
  case noInterests
  /// The fate of the events of a calendar that is no longer followed.
  case keepEvents, dropEvents
  /// The reasons for reporting an event.
  case spam, noEvent, wrongDetails, offensive, dangerous, somethingElse
}

extension Reader {
  /// Returns true if a text is exactly such a word.
  package func says(_ word: ArgumentWord, _ text: String) -> Bool {
    language.argumentWords[word]?.contains(text.trimmed.lowercased()) ?? false
  }

  /// Returns the word as a command writes it.
  package func spelling(_ word: ArgumentWord) -> String { language.argumentWords[word]?.first ?? "" }

  /// Returns the word and the text, as a command writes them.
  package func putting(_ word: ArgumentWord, before text: String) -> String { "\(spelling(word)) \(text)" }

  /// Returns the word that a text is, among some words; nil if it is none of them.
  package func word(_ text: String, among words: [ArgumentWord]) -> ArgumentWord? { words.first { says($0, text) } }

  /// Returns a text without its last word if that is one of some words, and which of them it is.
  package func cutting(_ words: [ArgumentWord], atEndOf text: String) -> (rest: String, word: ArgumentWord?) {
    let text = text.trimmed
    let rest = text.lastIndex(of: " ").map { text[..<$0] } ?? ""
    guard let said = word(String(text.dropFirst(rest.count)), among: words) else { return (text, nil) }
    return (String(rest).trimmed, said)
  }

  /// Returns the text behind a word that it begins with; nil if it begins otherwise, or if nothing follows.
  package func behind(_ word: ArgumentWord, in text: String) -> String? {
    let lower = text.lowercased()
    return language.argumentWords[word]?.first { lower.hasPrefix("\($0) ") }.map {
      String(text.dropFirst($0.count)).trimmed
    }
  }
}

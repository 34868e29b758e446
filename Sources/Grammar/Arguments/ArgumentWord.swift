import Agenda

/// What a command takes besides items, dates and names: `never`, `everybody`, `high`. The language spells it.
package enum ArgumentWord: Hashable, Sendable, CaseIterable {
  /// No reminder, or those that an item has without a word.
  case neverRemind, usualReminders
  case neverNag, neverRepeat, noDigest, endQuiet
  /// Where to remind, and when to write.
  case anywhere, always
  /// By day, in the hours that are usual.
  case day
  /// Who may ask things of the person.
  case contacts, everybody, nobody
  /// What becomes of the calendar's address.
  case address, newAddress, noAddress
  /// What becomes of the pages in a browser.
  case pages, sessions, noSessions
  case completed, inbox, everything, noList
  case thisWeek, nextWeek, thisMonth, nextMonth
  case yes, no
  case allCommands
  case dayFirst, monthFirst
  case high, medium, low, noPriority
  /// A step up or down.
  case higher, lower
  /// A handle is no longer blocked or trusted.
  case off
  /// What was spoken of last.
  case it
  /// All of a series, not one of its times.
  case allOf
  /// Which of the community's events: free ones, the community's own, those that its people publish, and long ones.
  case freeOfCharge, official, ofPeople, ongoing
  /// Before how many people an event is for: any number behind the first, one of places behind the second. What places
  /// are called.
  case atMost, placesFor, places
  /// Who may see an event.
  case forFriends, forInvited, forEverybody
  /// Every time of a series, not one.
  case everyTime
  /// What somebody was asked about, before its number.
  case draft
  /// That no kind of event is wanted first.
  case noInterests
  /// Whether the events of a calendar stay that is no longer followed.
  case keepEvents, dropEvents
  /// What is wrong with an event.
  case spam, noEvent, wrongDetails, offensive, dangerous, somethingElse
}

extension Reader {
  /// Whether a text is such a word and nothing else.
  package func says(_ word: ArgumentWord, _ text: String) -> Bool {
    language.argumentWords[word]?.contains(text.trimmed.lowercased()) ?? false
  }

  /// The word as a command is written with it.
  package func spelling(_ word: ArgumentWord) -> String { language.argumentWords[word]?.first ?? "" }

  /// Which of some words a text is; nil where it is none of them.
  package func word(_ text: String, among words: [ArgumentWord]) -> ArgumentWord? { words.first { says($0, text) } }

  /// The text behind a word that it begins with; nil where it begins otherwise, or nothing follows.
  package func behind(_ word: ArgumentWord, in text: String) -> String? {
    let lower = text.lowercased()
    return language.argumentWords[word]?.first { lower.hasPrefix("\($0) ") }.map {
      String(text.dropFirst($0.count)).trimmed
    }
  }
}

package import Agenda
package import Grammar

/// A line that says when it wants to be reminded of, or nagged about, what else it says: `dentist friday 3pm, remind me
/// 1h before`, `remind me a day before the party`, `nag me about the rent every hour`.
package struct ReminderRequest: Hashable, Sendable {
  /// What is left of the line.
  package var words: String
  package var reminders: [Reminder] = []
  /// Seconds from one nagging to the next.
  package var nag: Int?

  /// nil where the line asks for nothing of the kind.
  package init?(_ line: String, by reader: Reader) {
    // Most lines end here.
    guard line.utf8.count < 500 else { return nil }
    let lower = line.lowercased()
    guard lower.utf8.count == line.utf8.count else { return nil }
    if lower.hasPrefix("nag me about ") || lower.hasPrefix("nag me to ") {
      let rest = String(line.dropFirst(lower.hasPrefix("nag me to ") ? 10 : 13)).withoutItsEnd
      guard let told = rest.interval else {
        words = rest.withoutArticle
        nag = Nagging.usual
        return
      }
      words = told.rest.withoutArticle
      nag = max(told.seconds, Nagging.shortest)
      return
    }
    if let end = ReminderRequest.nagging.first(where: lower.hasSuffix) {
      var rest = String(line.dropLast(end.count)).trimmed(of: ",;. ")
      for word in [" and", " please"] where rest.lowercased().hasSuffix(word) { rest.removeLast(word.count) }
      guard !rest.isEmpty else { return nil }
      words = rest
      nag = Nagging.usual
      return
    }
    guard lower.contains("remind me ") else { return nil }
    let known = ReminderWords(reader: reader)
    let end = line.splits(at: "remind me ").last
    if let end, let reminders = known.reminders(end.after.trimmed(of: ".!")) {
      var before = end.before
      for word in ["please", "and"] where before.lowercased().hasSuffix(" \(word)") { before.removeLast(word.count) }
      words = before.trimmed(of: ",;. ")
      self.reminders = reminders
      return
    }
    let start = lower.hasPrefix("please ") ? 7 : 0
    guard lower.dropFirst(start).hasPrefix("remind me ") else { return nil }
    // The last `before` whose words all are reminders: what follows is what to be reminded of.
    let rest = String(line.dropFirst(start + 10))
    for mark in [" before ", " before: "] {
      for split in rest.splits(at: mark).reversed() {
        guard let reminders = known.reminders(split.before + " before") else { continue }
        words = split.after.withoutArticle
        self.reminders = reminders
        return
      }
    }
    return nil
  }

  /// What asks at the end of a line to be nagged about it.
  private static let nagging = [
    "nag me until i do", "nag me until i do it", "nag me until it's done", "nag me until its done", "nag me until done",
    "keep nagging me", "keep nagging", "nag me", "keep reminding me until i do it", "keep reminding me until i do",
    "keep reminding me until it's done", "keep reminding me",
  ]

  /// Keeps what the line says, or, where it only names something there is, has that remind.
  package func run(on desk: Desk, by reader: Reader) throws -> Reply {
    let item = reader.item(words)
    if item.isPlainName, let known = try desk.only(named: words)?.reference {
      let name = ItemName.ids([known.number])
      return try nag.map { try Nag(name, every: $0).run(on: desk) } ?? Remind(name, .also(reminders)).run(on: desk)
    }
    return try Add(item, reminding: reminders, nagging: nag).run(on: desk)
  }
}

extension String {
  /// Without the words that say when the nagging ends, which is when it is done: `until i do`, `till i've done it`.
  fileprivate var withoutItsEnd: String {
    let words = split(separator: " ").map { $0.lowercased().filter(\.isLetter) }
    guard let start = words.lastIndex(where: ["until", "till", "til"].contains), start > 0 else { return trimmed }
    let end = words[(start + 1)...].filter { !["i", "have", "ive", "its", "it", "is", "actually"].contains($0) }
    guard end.count == 1, ["do", "done", "did", "finish", "finished"].contains(end[0]) else { return trimmed }
    return split(separator: " ").prefix(start).joined(separator: " ").trimmed
  }

  /// The interval behind its last `every`, and what is left: `call mum every 15 min from 5pm`.
  fileprivate var interval: (seconds: Int, rest: String)? {
    let split = splitAtLast(" every ")
    guard let words = split.after?.split(separator: " ") else { return nil }
    for count in stride(from: words.count, to: 0, by: -1) {
      let told = words.prefix(count).joined(separator: " ")
      guard let length = told.length ?? "1 \(told)".length else { continue }
      var behind = words.dropFirst(count)
      if let lead = behind.first, ["from", "starting"].contains(lead.lowercased()) {
        behind = ["at"] + behind.dropFirst()
      }
      return (length.days * 86_400 + length.seconds, ([split.before] + behind.map(String.init)).joined(separator: " "))
    }
    return nil
  }

  /// Without the article that goes with what one is reminded of.
  var withoutArticle: String {
    for article in ["the ", "my ", "our "] where lowercased().hasPrefix(article) {
      return String(dropFirst(article.count))
    }
    return self
  }

  /// Without these characters at its ends.
  fileprivate func trimmed(of characters: String) -> String {
    var text = trimmed[...]
    while let last = text.last, characters.contains(last) { text.removeLast() }
    while let first = text.first, characters.contains(first) { text.removeFirst() }
    return String(text)
  }
}

package import Agenda

// Everything that Nuthatch says in English, in one voice: plain, warm, short.
extension Wording {
  package var somebody: String { "somebody" }

  /// A name in quotation marks that do not occur in it.
  func quoted(_ name: String) -> String {
    let line = name.onOneLine
    return line.contains("\"") ? "'\(line)'" : "\"\(line)\""
  }

  /// A number with thousands separators: `10,000`.
  func grouped(_ number: Int) -> String {
    number < 1000 ? "\(number)" : "\(grouped(number / 1000)),\(String(number % 1000 + 1000).dropFirst())"
  }

  package func error(_ misunderstanding: Misunderstanding) -> String {
    let reason = self.reason(misunderstanding.reason)
    let told =
      misunderstanding.text.isEmpty
      ? reason.capitalizedFirst : "\(quoted(misunderstanding.text.short())): \(reason)"
    return "\(told). Try: \(misunderstanding.example.onOneLine.short(to: 200))"
  }

  package var apology: String {
    "Sorry, something went wrong on my side and nothing was changed. Your message is kept, and the person who runs me will see it."
  }

  package var withheld: String { "I got that - write to me privately for the details." }

  package var noneOfThem: String { "None of them, then; nothing was changed." }
  package var which: String { "Which one? \(byNumber)" }
  package func whichTag(_ name: String) -> String {
    "A tag is one word. Which one is \(quoted(name)) to have? \(byNumber)"
  }

  package var staysAsItIs: String { "All right, that stays as it is." }
  package var byNumber: String { "Answer with its number." }

  package func withoutDate(_ problem: Misunderstanding) -> String {
    if problem.isQuestion {
      return "\(problem.text.capitalizedFirst): \(reason(problem.reason))? Reply with them, such as: \(problem.example)"
    }
    return dateless(problem)
  }

  package func notUsed(_ words: [String]) -> String {
    "I did not use \(joined(words.prefix(3).map { quoted($0) }))."
  }

  package func cannotHold(_ words: String) -> String {
    "I can't do \(quoted(words)): it repeats on those days too. !skip leaves one out."
  }

  private func dateless(_ problem: Misunderstanding) -> String {
    "It has no date yet, because of \(quoted(problem.text)): \(reason(problem.reason)). Reply with a date, such as: \(problem.example)"
  }

  package func welcome(zone: String) -> String {
    "I take your time zone to be \(zone); if it is another, say !timezone and a city. !help shows what I can do."
  }

  package var edited: String { "Your edit replaces what you wrote before:" }

  package var notForVisitors: String {
    "That works once you write to me yourself: here, nothing is kept or sent."
  }

  package var greeting: String {
    "Hello! Send me something to remember, such as: call jimmy at 5pm tomorrow. Or ask !help"
  }

  package var leftUndone: String {
    "I didn't do what you wrote below that. Send it again if you still want it."
  }

  package var restLeftUndone: String { "I didn't do the rest of it. Send it again if you still want it." }

  package func unread(_ unread: UnreadPart) -> String {
    switch unread {
    case .characters: "I read the first \(grouped(Bounds.characters)) characters."
    case .lines: "I read the first \(Bounds.lines) lines."
    }
  }

  package func more(_ count: Int) -> String { "(+\(grouped(count)) more: !more)" }
}

// One answer to many messages.
extension Wording {
  package func many(_ count: Int) -> String { "Your \(count) messages, together:" }

  package func unsaid(_ count: Int) -> String { "(+\(count) more lines; !today shows what is due)" }
}

extension Wording {
  package var today: String { "Today" }
  package var tomorrow: String { "Tomorrow" }
}

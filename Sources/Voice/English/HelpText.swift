package import Agenda

extension Wording {
  package var overview: [String] {
    [
      "Send me what to remember: call jimmy at 5pm tomorrow",
      "Then: !today, !complete 1, !postpone 1 to friday, !undo; !list all shows everything.",
      "More, each with !: week month - edit move repeat remind delete - event note lists find - send timezone settings about",
      "!help find explains one command, !help all lists them all, !tips shows tricks.",
    ]
  }

  package func helpAll(_ commands: [CommandHelp]) -> [String] {
    let names = commands.map(\.name)
    let others = names.filter { name in !groups.contains { $0.names.contains(name) } }
    return groups.compactMap { group in
      let known = group.names.filter(names.contains)
      return known.isEmpty ? nil : "\(group.heading): \(known.joined(separator: " "))"
    } + (others.isEmpty ? [] : ["More: " + others.joined(separator: " ")])
  }

  private var groups: [(heading: String, names: [String])] {
    [
      (
        "Days", ["today", "tomorrow", "day", "week", "month", "agenda", "next", "overdue", "getdue", "free", "history"]
      ),
      ("New", ["add", "event", "note"]),
      (
        "Things",
        [
          "complete", "uncomplete", "postpone", "skip", "due", "edit", "rename", "move", "repeat", "priority", "remind",
          "reminders", "nag",
          "delete",
          "show", "undo", "redo",
        ]
      ),
      (
        "Finding",
        [
          "find", "notes", "lists", "getlist", "tags", "gettag", "places", "getlocation", "renamelist", "deletelist",
          "clear", "count", "more", "ask",
        ]
      ),
      (
        "Around here",
        [
          "whatson", "going", "notgoing", "interested", "interests", "mine", "publish", "invite", "calloff",
          "whosgoing", "tell", "seen",
          "report", "queue", "approve", "hide", "takeaway", "log",
        ]
      ),
      ("People", ["send", "sent", "accept", "decline", "trust", "block", "requests", "link", "unlink"]),
      (
        "Me",
        [
          "on", "off", "quiet", "remindon", "confirmon", "confirmoff", "timezone", "hours", "digest", "dates", "clock",
          "weekstart", "parts", "settings",
          "help",
          "tips", "about", "web", "login", "calendar", "subscribe", "unsubscribe", "import",
          "export", "forgetme",
        ]
      ),
    ]
  }

  package func help(_ command: CommandHelp) -> [String] {
    let shorts = command.names.dropFirst().map { "!" + $0 }
    let call = "!\(command.name) \(command.usage)".trimmed + (shorts.isEmpty ? "" : " (or \(joined(Array(shorts))))")
    let shown = command.examples.prefix(3).joined(separator: " | ")
    return ["\(call): \(command.summary).", "For example: \(shown)"]
  }

  package var noMore: String { "There is no more to show." }

  package var tips: [String] {
    [
      "Put a tag on it: buy bread #errand",
      "A list of its own: !add milk to groceries",
      "It repeats: take out the trash monday at 8pm *weekly",
      "From when it is done: water the plants *after 3 days",
      "A range makes an event: lunch with ann friday 12-13",
      "What matters most: call the bank !1",
      "How long it takes: tax return =2h",
      "A remark behind it: dentist 3 May 9:15 // bring x-rays",
      "Several at once: one line each, or - bullets below groceries:",
      "Say done, tomorrow or !undo right after an answer of mine.",
      "Quotes keep words from being read as dates: read \"call of the wild tomorrow\"",
      "Numbers of the last list name its items: !c 1,3-5",
    ]
  }
}

import Agenda

extension Voice {
  /// The overview: it fits one message and leads on.
  static func help(_ guides: [Guide]) -> [String] {
    let names = guides.map(\.name)
    return [
      "Send me what to remember: call jimmy at 5pm tomorrow",
      "Then: !today, !complete 1, !postpone 1 to friday, !undo.",
      groups.map { $0.filter(names.contains).joined(separator: " ") }.filter { !$0.isEmpty }.joined(separator: " | "),
      "!help due tells how one works; !tips shows tricks.",
    ]
  }

  /// The commands people need first, by what they are for; the others lead on from them and from the tips.
  private static let groups = [
    ["today", "tomorrow", "week", "month", "agenda", "next", "overdue", "getdue"],
    ["add", "event", "note", "notes"],
    ["complete", "uncomplete", "postpone", "due", "edit", "rename", "move", "repeat", "priority", "delete", "undo"],
    ["lists", "tags", "places", "getlist", "gettag", "getlocation", "find", "show", "more"],
    ["on", "off", "timezone", "settings", "about"],
  ]

  /// How one command is used.
  static func help(_ guide: Guide, examples: [String]) -> [String] {
    let shorts = guide.names.dropFirst().map { "!" + $0 }
    let call = "!\(guide.name) \(guide.usage)".trimmed + (shorts.isEmpty ? "" : " (or \(joined(Array(shorts))))")
    let shown = examples.prefix(3).joined(separator: " | ")
    return ["\(call): \(guide.summary).", "For example: \(shown)"]
  }

  static let noMore = "There is no more to show."

  /// Tricks, a few at a time.
  static let tips = [
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

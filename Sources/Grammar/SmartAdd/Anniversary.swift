import Agenda

/// Birthdays and anniversaries come every year, and never in the past; a year that was told is the first.
enum Anniversary {
  /// Makes an item yearly that is a birthday or an anniversary and nothing else: `mum's birthday 4 March`.
  static func settle(_ item: inout Item, today: CivilDate) {
    guard item.kind == .todo, item.recurrence == nil, let due = item.due, due.time == nil, item.removedTags.isEmpty,
      item.recipient == nil, let name = name(of: item.name)
    else { return }
    item.name = name.text
    item.recurrence = Recurrence(.yearly)
    let (year, month, day) = due.date.components
    guard due.date < today else { return }
    item.note = [item.note, "\(name.first) \(year)"].compactMap { $0 }.joined(separator: "\n")
    let next = CivilDate(year: today.components.year, month: month, clampingDay: day)
    let date = next < today ? CivilDate(year: today.components.year + 1, month: month, clampingDay: day) : next
    item.due = When(date, nil, zone: due.zone)
  }

  /// The name of a birthday or an anniversary, and what its first year was; nil where it is something to do for one.
  private static func name(of text: String) -> (text: String, first: String)? {
    var words = text.split(separator: " ").map(String.init)
    while let last = words.last?.lowercased(), ["is", "on", "falls"].contains(last) { words.removeLast() }
    guard (1...5).contains(words.count), let first = words.first?.lowercased(),
      !English.errands.contains(WordKey(first)),
      !words.contains(where: { $0.lowercased() == "for" })
    else { return nil }
    let last = words[words.count - 1].lowercased()
    let name = words.joined(separator: " ")
    if English.birthdays.contains(WordKey(last)) { return (name, "born") }
    if English.anniversaries.contains(WordKey(last)) { return (name, "since") }
    // `Jo turns 30`
    let isAge = words.count > 2 && words[words.count - 2].lowercased() == "turns" && Int(last) != nil
    return isAge ? (name, "born") : nil
  }
}

extension English {
  static let birthdays = WordSet("birthday bday birthdays b-day")
  static let anniversaries = WordSet("anniversary")
  /// What is done for a birthday and is none.
  static let errands = WordSet(
    """
    buy get plan book order send call organise organize prepare make bake celebrate wish arrange pick collect find \
    choose ring text email write card shop wrap invite remember plan do see go
    """)
}

package import Agenda
import Civil
package import Grammar

// Corrections of a name, a list or half of the day.
extension Desk {
  /// Carries out a correction that no command can; nil if a command can.
  func corrected(_ act: PlainAct, _ items: [AgendaItem]) throws -> Reply? {
    let text = act.details(in: reader.language)
    switch act.verb {
    case .replace:
      let words = act.replacement(in: reader.language)
      // `shopping not shoping`: the list that the last thing went on.
      if items.count == 1, let list = items[0].list, let number = items[0].reference?.number, let words,
        words.old.folded == list.folded
      {
        return try Move(.ids([number]), to: .list(words.new)).run(on: self)
      }
      return try renamed(items) { name in words.flatMap { name.replacingWords($0.old, by: $0.new) } }
    case .fix:
      if let later = try minutes(text) { return try Postpone(.it, to: later, counted: false).run(on: self) }
      // `shopping` for the list `shoping`
      if items.count == 1, let list = items[0].list, let number = items[0].reference?.number,
        Spelling.distance(list.lowercased(), text.lowercased(), limit: 2) != nil
      {
        return try Move(.ids([number]), to: .list(text)).run(on: self)
      }
      let isPlain = act.mood == .statement
      return try renamed(items) { $0.corrected(by: text, forms) ?? (isPlain ? $0.replaced(by: text, reader) : nil) }
    case .due:
      guard items.count == 1, let change = act.hourChange(in: reader.language) else { return nil }
      return try changeHour(items[0], change)
    default: return nil
    }
  }

  /// Reads `make it 3` of `buy 2 pints`, which has no day and no hour, as the number in its name; nil for anything
  /// else.
  package func correctNumber(_ moment: TemporalExpression) throws -> Reply? {
    guard moment.hasTime, !moment.saysDay, moment.text.allSatisfy(\.isNumber), subjects.count == 1,
      let item = try kept(subjects[0]), item.moment == nil, let number = item.reference?.number
    else { return nil }
    var words = item.name.split(separator: " ").map(String.init)
    let counts = words.indices.filter { words[$0].allSatisfy(\.isNumber) }
    guard counts.count == 1 else { return nil }
    words[counts[0]] = moment.text
    return try Rename(.ids([number]), to: words.joined(separator: " ")).run(on: self)
  }

  /// Makes minutes of the number in `make that 30`, where the thing spoken of is due within the hour: `check the oven in
  /// 20 minutes`. A number that some hour has, too, counts only behind what was just added. Nil for anything else.
  package func minutes(_ number: String) throws -> TemporalExpression? {
    guard let count = Int(number), (13...90).contains(count), subjects.count == 1,
      case .todo(let todo)? = try kept(subjects[0]),
      let due = todo.due?.local(in: person.zone), let time = due.time,
      (1...3600).contains(CivilDateTime(due.date, time).wallSeconds - now.wallSeconds),
      count > 23 || isCountedFromNow(.todo(todo))
    else { return nil }
    let later = now.adding(seconds: count * 60)
    return .at(When(later.date, later.time), number)
  }

  /// Gives what goes on for days another first day, and leaves its last one: `she's coming on the saturday instead`.
  /// Anything else moves.
  func begin(_ act: PlainAct, _ items: [AgendaItem], isFresh: Bool, by reader: Reader) throws -> Reply? {
    let told = act.details(in: reader.language)
    guard items.count == 1, case .event(var event) = items[0], event.recurrence == nil, let end = event.end,
      let moment = try reader.moment(told).map(puttingRight), moment.saysDay, !moment.isSpan, moment.problem == nil,
      let date = moment.date, date != event.start.date, date <= end.date, event.start.date < end.date,
      event.start.time == nil || date < end.date
    else {
      let moved = PlainAct(moving: act.what, to: told, act.mood, in: reader.language)
      return try self.act(moved, isFresh: isFresh, by: reader)
    }
    event.restart(at: When(date, moment.time ?? event.start.time, zone: event.start.zone), end: end)
    let changed = AgendaItem.event(event)
    try update(changed)
    try describe(.moved, [event.name])
    return Reply(
      .confirmation, [wording.changed(wording.line(changed, on: self))],
      subjects: [changed.reference].compactMap { $0 })
  }

  /// Renames the only one of some things whose name can be changed so; asks which is meant if several or none can.
  private func renamed(_ items: [AgendaItem], by change: (String) -> String?) throws -> Reply {
    let able = items.compactMap { item in
      change(item.name).flatMap { name in item.reference.map { (number: $0.number, name: name) } }
    }
    guard able.count == 1 else { return Reply(.answer, [wording.whatTo(Rename.guide.name)]) }
    return try Rename(.ids([able[0].number]), to: able[0].name).run(on: self)
  }

  /// Moves the item to the same hour of the other half of the day, or removes its hour.
  private func changeHour(_ item: AgendaItem, _ change: PlainAct.HourChange) throws -> Reply {
    guard let moment = item.moment, let time = moment.time else {
      return Reply(.answer, [wording.hasNoTime(item, on: self)])
    }
    let hour = change == .morning ? time.hour % 12 : time.hour % 12 + 12
    let other = change == .none ? nil : CivilTime(secondOfDay: hour * 3600 + time.minute * 60)
    let when = When(moment.date, other, zone: moment.zone)
    var changed = item
    switch item {
    case .todo(var todo):
      todo.move(to: when)
      changed = .todo(todo)
    case .event(let event): changed = .event(moved(event, to: when))
    case .note: break
    }
    try update(changed)
    try describe(.moved, [item.name])
    return Reply(
      .confirmation, [wording.changed(wording.line(changed, on: self))], subjects: [item.reference].compactMap { $0 })
  }
}

extension String {
  /// The text with some words replaced; nil if it has no such words.
  func replacingWords(_ old: String, by new: String) -> String? {
    let words = split(separator: " ").map(String.init), gone = old.split(separator: " ").map { String($0).folded }
    guard !gone.isEmpty, gone.count <= words.count,
      let start = (0...words.count - gone.count).first(where: { words[$0..<$0 + gone.count].map { $0.folded } == gone })
    else { return nil }
    // `55 people` for the `40` of `40 people`
    var rest = words[(start + gone.count)...]
    let tail = new.split(separator: " ").dropFirst().map { String($0).folded }
    if !tail.isEmpty, rest.prefix(tail.count).map({ $0.folded }) == Array(tail) { rest = rest.dropFirst(tail.count) }
    // `room B6` for the `B4` of `room B4`
    let lead = new.split(separator: " ").dropLast().map { String($0).folded }
    let isLed = !lead.isEmpty && words[..<start].suffix(lead.count).map { $0.folded } == lead
    return (words[..<(isLed ? start - lead.count : start)] + [new] + rest).joined(separator: " ")
  }

  /// The short name that replaces this one: `i meant physio` for `dentist`, `i meant bread` for `buy milk`; nil if it
  /// is too long for that.
  fileprivate func replaced(by words: String, _ reader: Reader) -> String? {
    let new = words.split(separator: " ").map(String.init), old = split(separator: " ").map(String.init)
    // `i meant the other one`, `i meant at work` name nothing.
    guard (1...3).contains(new.count), reader.isShortName(words), reader.selection(words).words.count == new.count
    else {
      return nil
    }
    if old.count == 2, new.count == 1, reader.isErrandVerb(old[0]), !reader.isErrandVerb(new[0]) {
      return "\(old[0]) \(new[0])"
    }
    return old.count == 1 || old.count == new.count ? words : nil
  }

  /// The text with words replaced by their corrections: as many words, that share one with them, or a single word that
  /// is spelt nearly so. nil if none match.
  func corrected(by words: String, _ forms: WordForms) -> String? {
    let new = words.split(separator: " ").map(String.init), old = split(separator: " ").map(String.init)
    guard !new.isEmpty else { return nil }
    // `2 white emulsions` for `white emulsion`
    let counted = new.dropFirst().map(forms.stem)
    // and `8 chairs` for `6 folding chairs`
    let numbers = old.indices.filter { Int(old[$0]) != nil }
    if Int(new[0]) != nil, !counted.isEmpty, numbers.count == 1, forms.stems(old).isSuperset(of: counted) {
      return (old[..<numbers[0]] + [new[0]] + old[(numbers[0] + 1)...]).joined(separator: " ")
    }
    if Int(new[0]) != nil, !counted.isEmpty, counted.count <= old.count,
      let start = (0...old.count - counted.count).first(where: {
        old[$0..<$0 + counted.count].map(forms.stem) == counted && ($0 == 0 || Int(old[$0 - 1]) == nil)
      })
    {
      return (old[..<start] + new + old[(start + counted.count)...]).joined(separator: " ")
    }
    // `redo the stats with the new data` for `do the stats again`
    if new.count > old.count, new.count > 3 {
      let kept = forms.stems(old).intersection(forms.stems(new)).filter { $0.count > 3 }
      let named = forms.stems(old).filter { $0.count > 3 }
      return kept.isEmpty || kept.count * 2 < named.count ? nil : words
    }
    guard new.count <= old.count else { return nil }
    for start in 0...(old.count - new.count) {
      let part = old[start..<start + new.count]
      let shared = zip(part, new).filter { $0.folded == $1.folded }.count
      let isNear =
        new.count == 1 && shared == 0
        && (Int(new[0]) == nil) == (Int(part[start]) == nil)
        && Spelling.distance(part[start].lowercased(), new[0].lowercased(), limit: new[0].count < 5 ? 1 : 2) != nil
      // Of many words, most have to be the same.
      guard shared > 0 && shared < new.count && (new.count < 4 || shared * 2 >= new.count) || isNear else { continue }
      return (old[..<start] + new + old[(start + new.count)...]).joined(separator: " ")
    }
    return nil
  }
}

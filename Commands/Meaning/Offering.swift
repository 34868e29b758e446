package import Agenda
import Civil
package import Grammar

// Questions about changes that the person says they want.
extension Desk {
  /// Asks whether to carry out an act that the person says they want; nil if it fits nothing.
  package func offer(_ act: PlainAct, in words: String) throws -> Reply? {
    guard !act.what.isIt else { return nil }
    let items = try whole(select(act.what).items).filter { takes(act, $0) }
    guard let item = items.first else { return nil }
    guard items.count == 1 else { return try asking(act, items) }
    let message = try act.command(on: items.ids + day(of: act, on: items))
    return Reply(
      .answer, [wording.offer(words, of: item, on: self)],
      choices: [Reply.Choice(wording.yes, message: message, agreement: .yes)],
      subjects: items.compactMap(\.reference))
  }

  /// Asks whether to move the one thing of which a sentence names a part: `flat 3 will be late, the 8th they say`.
  func offerMove(_ act: PlainAct, of items: [AgendaItem]) throws -> Reply? {
    guard items.count == 1 else { return nil }
    return try offer(act, in: "\(act.verb.rawValue) \(items[0].name) \(act.details(in: reader.language))")
  }

  /// Offers to add a thing that the person asked about and that is not on the list; nil if they asked about no list.
  func offerMissing(_ what: Selection) throws -> Reply? {
    guard what.moment == nil, let (thing, list) = reader.thingAndList(what.text) else { return nil }
    let kept = try list.isEmpty ? spokenList ?? "" : self.list(meant: list)
    guard try kept.isEmpty ? list.isEmpty : belongings.names.has(kept) else { return nil }
    let message = "!add \(thing)" + (kept.isEmpty ? "" : " \(reader.putting(.to, before: kept))")
    return Reply(
      .answer, [wording.notThere(offering: thing)],
      choices: [Reply.Choice(wording.yes, message: message, agreement: .yes)])
  }

  /// Asks for a time for the one thing that fits, or whether the words are a new todo; nil if none fits, or several.
  package func askWhen(_ what: Selection, in words: String) throws -> Reply? {
    guard !what.words.isEmpty, case let items = try whole(select(what).items), items.count == 1 else { return nil }
    return Reply(
      .answer, [wording.toWhen(items[0], on: self)],
      choices: [Reply.Choice(wording.yes, message: "!add \(words)", agreement: .yes)],
      subjects: items.compactMap(\.reference))
  }

  /// Asks whether to move the one thing that a sentence is about to the one moment that it gives: `mandy's running
  /// late, can you make her 10.30`. Nil if it is about none, or gives no other moment, or several.
  func offerMove(by line: Message.Line, by reader: Reader) throws -> Reply? {
    guard reader.tellsOfAnotherTime(line.text),
      !line.expressions.contains(where: { $0.problem != nil || $0.recurrence != nil }),
      line.text.split(separator: ". ").count == 1,
      !line.readings.contains(where: { $0.isOtherThanMove(orSkip: line.expressions.count == 2) })
    else { return nil }
    var what = reader.selection(line.text)
    (what.moment, what.naming) = (nil, .byWords)
    var items = try whole(select(what).items)
    if items.isEmpty { items = try sharing(what, onDayOf: line.expressions) }
    if items.isEmpty { items = try sharing(what) }
    guard items.count == 1, let reference = items[0].reference, let own = items[0].moment?.local(in: person.zone) else {
      return nil
    }
    let told = line.expressions.isEmpty ? reader.hourAtEnd(of: line.text).map { [$0] } ?? [] : line.expressions
    let others = told.filter {
      !isNow($0, own) && !isOneDay($0, of: items[0]) && ($0.saysDay || $0.hasTime) && !isThisMinute($0)
    }
    guard others.count == 1, others[0].endDate == nil, others[0].date.map({ $0 >= today }) ?? true else { return nil }
    let to = reader.putting(.to, before: others[0].text)
    let act = PlainAct(
      moving: reader.selection("#\(reference.number)"), to: others[0].text, .statement, in: reader.language)
    return try offer(act, in: "\(Move.guide.name) \(items[0].name) \(to)")
  }

  /// The things that share a word with a sentence and are on one of the two days that it gives.
  private func sharing(_ what: Selection, onDayOf told: [TemporalExpression]) throws -> [AgendaItem] {
    let said = forms.stems(what.words + what.kinds).filter { $0.count > 2 }
    guard told.count == 2, told.allSatisfy(\.saysDay) else { return [] }
    var days = told.compactMap(\.days).filter { $0.lowerBound == $0.upperBound }.map(\.lowerBound)
    // A bare weekday means next week's, but the thing may be today.
    if told.contains(where: { $0.isWeekday && isToday($0, When(today)) }) { days.append(today) }
    let then = try days.flatMap { try kept(from: $0, to: $0) }
    return try whole(then.filter { !forms.stems(of: $0).isDisjoint(with: said) })
  }

  /// The things to come that share at least one word with a sentence.
  private func sharing(_ what: Selection) throws -> [AgendaItem] {
    let said = forms.stems(what.words).filter { $0.count > 2 }
    guard !said.isEmpty else { return [] }
    let holds = said.sorted().prefix(20).flatMap(forms.beginnings).map { Criterion.name([$0]) }
    return try belongings.searches.find(.all([.not(.isCompleted), .any(holds)]), limit: 20).filter { item in
      item.moment.map { $0.instant(in: person.zone) >= instant } == true && isNoErrand(item, by: reader)
        && !forms.stems(of: item).isDisjoint(with: said)
    }
  }

  /// True for `now`, since nothing moves to this minute.
  private func isThisMinute(_ moment: TemporalExpression) -> Bool {
    moment.hasTime && moment.date == reader.now.date && moment.time == reader.now.time
  }

  /// True if a moment is just a day on which a series falls: `my tuesday early`.
  private func isOneDay(_ moment: TemporalExpression, of item: AgendaItem) -> Bool {
    item.repeats && moment.saysDay && !moment.hasTime && falls(item, on: moment)
  }

  /// True if a weekday is today's, and the thing is today.
  private func isToday(_ weekday: TemporalExpression, _ own: When) -> Bool {
    own.date == today && weekday.date?.weekday == today.weekday
  }

  /// True if a moment is the thing's present time: `not seven`, of something at 19:00.
  private func isNow(_ moment: TemporalExpression, _ own: When) -> Bool {
    let isThatDay =
      !moment.saysDay || moment.days?.contains(own.date) == true || moment.isWeekday && isToday(moment, own)
    let isThatHour =
      !moment.hasTime || moment.time == own.time || moment.hourIsOpen && moment.time?.inOtherHalfOfDay == own.time
    return isThatDay && isThatHour
  }
}

extension PlainAct {
  /// True if it moves something because of news about it.
  var isToldMove: Bool { movesInTime && mood == .fits }
}

extension Reading {
  /// True for an act that is not a move. If the words give two days, a thing is moved rather than skipped.
  fileprivate func isOtherThanMove(orSkip tellsTwoDays: Bool) -> Bool {
    guard case .plainAct(let act) = self, !(tellsTwoDays && act.verb == .skip) else { return false }
    return [.skip, .delete, .complete, .uncomplete, .keep, .another, .remind, .nag].contains(act.verb)
  }
}

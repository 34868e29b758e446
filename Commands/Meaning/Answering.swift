import Agenda
import Civil
import Foundation
import Grammar

// Answers questions from the kept items. A nil reply means that the words fit nothing.
extension Desk {
  /// Shows what the words name: a day's list, a named list, one thing with all its details, or several things.
  func show(_ what: Selection, mustFit: Bool = false) throws -> Reply? {
    // `what is it`
    if what.isIt, what.words.isEmpty, what.moment == nil, !subjects.isEmpty {
      let spoken = try inOrder(whole(subjects.compactMap { try kept($0) }))
      if spoken.count > 1 { return listing([], spoken) }
      return spoken.first.map {
        Reply(.answer, wording.details($0, on: self), subjects: [$0.reference].compactMap { $0 })
      }
    }
    if let told = try appointments(what) { return told }
    if what.words.isEmpty, what.quantity == .one, what.kinds.isEmpty || what.moment != nil {
      guard let moment = what.moment, let reply = try due(moment) else {
        return try mentioningCommunity(week(), on: today...today.adding(days: 6))
      }
      return try moment.days.map { try mentioningCommunity(reply, on: $0) } ?? reply
    }
    if let group = try group(what) { return group }
    if let each = try each(what) { return each }
    let found = try about(what)
    guard let first = found.first else {
      if let events = try communityEvents(what) { return events }
      if mustFit, !what.words.isEmpty { return nil }
      return what.kinds.isEmpty ? try what.moment.flatMap { GetDue($0, from: today) }?.run(on: self) : try ofKind(what)
    }
    // `what have the kids got on next week`, where their party is another week
    if let moment = what.moment, moment.saysDay, let days = moment.days, days.lowerBound < days.upperBound,
      !found.contains(where: { takesPlace($0, at: moment) })
    {
      return try due(moment)
    }
    // `is training on next thursday`: of a series, the times then.
    if found.count == 1, first.repeats, let moment = what.moment, moment.saysDay {
      let times = then(first, at: moment)
      guard times.isEmpty else { return listing([], inOrder(times)) }
      return listing([wording.heading(wording.notThen(" \(moment.told(on: self))"))], [first])
    }
    if found.count == 1 {
      return Reply(.answer, wording.details(first, on: self), subjects: [first.reference].compactMap { $0 })
    }
    // `what has mum got tomorrow`: of a series, the times of that day.
    guard let moment = what.moment, moment.saysDay else { return listing([], found) }
    let times = found.flatMap { $0.repeats ? then($0, at: moment) : [$0] }
    return listing([], times.isEmpty ? found : inOrder(times))
  }

  /// The items that a question is about: the open ones, else those with these words in a remark, else the completed
  /// ones.
  func about(_ what: Selection) throws -> [AgendaItem] {
    let open = try selectSpelt(what).items
    if !open.isEmpty || what.words.isEmpty { return inOrder(open) }
    // `is cheese on the groceries list` is not about what else is on it.
    let lists = what.hasPlace ? try Set(belongings.names.lists().flatMap(reader.stemsOfList)) : []
    for fewer in what.lackingAWord where lists.isEmpty || !lists.isSuperset(of: forms.stems(of: fewer)) {
      let found = try select(fewer).items.filter { !isOfAnother($0, fewer, than: what) }
      if !found.isEmpty { return inOrder(found) }
    }
    let remarked = try belongings.searches.find(
      .all([.not(.isCompleted), .words(what.words.compactMap { forms.beginnings($0).first })]), limit: 20)
    if !remarked.isEmpty { return remarked }
    return try select(what, isCompleted: true).items
  }

  /// The things of another owner that the words fit: `mum's birthday`, asked for `my mother's birthday`.
  func ofAnother(_ what: Selection) throws -> [AgendaItem] {
    try what.lackingAWord.lazy.map { fewer in
      try self.select(fewer).items.filter { self.isOfAnother($0, fewer, than: what) }
    }.first { !$0.isEmpty } ?? []
  }

  /// True if only the owner does not match, so it is somebody else's thing: `tom's party` is not `sue's party`.
  private func isOfAnother(_ item: AgendaItem, _ fewer: Selection, than what: Selection) -> Bool {
    let left = Set(what.words).subtracting(fewer.words)
    guard left.contains(where: reader.isOwner) || fewer.words.count == 1 && reader.namesAnniversary(fewer) else {
      return false
    }
    return !forms.stems(of: item).isSubset(of: forms.stems(of: what))
  }

  /// Answers `today and tomorrow`, `home depot and costco`; nil if a part names no day and no list.
  private func each(_ what: Selection) throws -> Reply? {
    let parts = reader.askedTogether(what)
    guard (2...4).contains(parts.count) else { return nil }
    let days = parts.compactMap { $0.words.isEmpty && $0.kinds.isEmpty ? $0.moment?.days : nil }
    if days.count == parts.count, let first = days.map(\.lowerBound).min(), let last = days.map(\.upperBound).max() {
      return try GetDue(first, last).run(on: self)
    }
    let replies = try parts.compactMap(named)
    return replies.count == parts.count ? Reply(joining: replies) : nil
  }

  func listing(_ lines: [String], _ items: [AgendaItem]) -> Reply {
    Reply(.answer, lines, list: items.map { Reply.Entry(wording.found($0, on: self), item: $0.reference) })
  }

  /// Lists the items on days, or in the hours of one.
  private func due(_ moment: TemporalExpression) throws -> Reply? {
    guard let days = moment.days else { return nil }
    guard days.lowerBound == days.upperBound, hours(moment) != nil else {
      return try GetDue(moment, from: today)?.run(on: self)
    }
    let heading = moment.told(on: self).capitalizedFirst
    return try dueList(heading, from: days.lowerBound, to: days.upperBound) { isWithin($0, moment) }
  }

  private func week() throws -> Reply { try GetDue(today, today.adding(days: 6)).run(on: self) }

  /// Lists all items of a kind: notes, or events.
  private func ofKind(_ what: Selection) throws -> Reply? {
    if reader.isOfNotes(what) { return try FindNotes("").run(on: self) }
    let events = what.kinds.isEmpty || !what.words.isEmpty ? [] : try comingOfKind(what)
    return events.isEmpty ? nil : listing([], inOrder(events))
  }

  /// The things of a kind in the next month.
  private func comingOfKind(_ what: Selection) throws -> [AgendaItem] {
    try ofKindOrTimed(kept(from: today, to: today.adding(days: 31)), what)
  }

  /// The items of a kind. If no name has that word, todos with an hour count as events, too, except habits: `any
  /// meetings tomorrow` finds `dentist tomorrow 3pm`.
  func ofKindOrTimed(_ items: [AgendaItem], _ what: Selection) throws -> [AgendaItem] {
    let found = ofKind(items, what), forms = forms, stems = forms.stems(what.kinds)
    guard reader.kindCounted(what) == .event, found.allSatisfy({ forms.stems(of: $0).isDisjoint(with: stems) }) else {
      return found
    }
    let habits = Set(try belongings.todos.openSeries().map { AgendaItem.todo($0).reference })
    return items.filter { item in
      if case .event = item { return true }
      return item.moment?.time != nil && !habits.contains(item.reference)
    }
  }

  /// Shows the list, tag or place that the question asks for.
  private func group(_ what: Selection) throws -> Reply? {
    let stems = forms.stems(of: what)
    guard !stems.isEmpty else { return nil }
    let isNamed = { (name: String) in reader.stemsOfList(name) == stems }
    let saysList = reader.saysList(what)
    if let list = try belongings.names.lists().first(where: isNamed),
      try what.hasPlace || saysList || select(what).items.isEmpty || list.folded == what.text.folded
    {
      return try GetList(list).run(on: self)
    }
    if let lists = try lists(named: stems) {
      let found = try belongings.searches.find(.all([.not(.isCompleted), .any(lists.map { .list($0) })]), limit: 200)
      return found.isEmpty ? Reply.none(wording.nothing(wording.joined(lists))) : listing([], inOrder(found))
    }
    guard what.hasPlace else { return nil }
    if let tag = try belongings.names.tags().first(where: isNamed) { return try GetTag(tag).run(on: self) }
    return try belongings.names.places().first(where: isNamed).map { try GetLocation($0).run(on: self) }
  }

  /// Several lists, if these words are their names and nothing else: `costco and home depot`.
  private func lists(named stems: Set<String>) throws -> [String]? {
    let lists = try belongings.names.lists().filter { reader.stemsOfList($0).isSubset(of: stems) }
    return lists.count > 1 && Set(lists.flatMap { forms.stems(of: $0) }).isSuperset(of: stems) ? lists : nil
  }

  /// The list, tag or place of exactly that name.
  func named(_ what: Selection) throws -> Reply? {
    if what.words.isEmpty, what.kinds.isEmpty, let moment = what.moment {
      return try GetDue(moment, from: today)?.run(on: self)
    }
    var named = what
    named.hasPlace = true
    return try group(named)
  }

  /// The things that were added on those days; on today, if the question names no days.
  func added(_ what: Selection) throws -> Reply? {
    let (first, last) = days(past: what.moment)
    let found = try belongings.searches.find(.added(.days(first, last)), limit: 200)
    let days = wording.days(first, last, on: self)
    guard !found.isEmpty else { return Reply.none(wording.nothingAdded(days)) }
    return listing([wording.heading(wording.addedOn(days))], found)
  }

  /// Shows the items spoken of last, as they are now.
  func changedLast() throws -> Reply? {
    let items = try subjects.compactMap { try kept($0) }
    guard !items.isEmpty else { return Reply(.answer, [wording.noLastChange]) }
    return Reply(.answer, [wording.lastChange] + items.map { "- " + wording.line($0, on: self) }, subjects: subjects)
  }

  /// The days that a moment means for past items: `this week` begins on its first day.
  func days(past moment: TemporalExpression?) -> (first: CivilDate, last: CivilDate) {
    past(moment?.days(before: today) ?? today...today)
  }

  /// The past part of those days. Days ahead, such as a month's name alone means, become those of the year before.
  func past(_ days: ClosedRange<CivilDate>) -> (first: CivilDate, last: CivilDate) {
    guard days.lowerBound > today else { return (days.lowerBound, min(days.upperBound, today)) }
    return (days.lowerBound.adding(months: -12), min(days.upperBound.adding(months: -12), today))
  }

  /// Answers whether there is anything: yes or no, and the items.
  ///
  /// - Parameter mustFit: whether words must fit something to be a question.
  func isThere(_ what: Selection, mustFit: Bool = false) throws -> Reply? {
    let found: [AgendaItem]
    if what.words.isEmpty, let days = what.moment?.days {
      let then = try kept(from: days.contains(today) ? today : days.lowerBound, to: days.upperBound)
      let besides = forms.stems(what.without)
      found = try ofKindOrTimed(
        then.filter { isWithin($0, what.moment) && forms.stems(of: $0).isDisjoint(with: besides) },
        what)
    } else if what.words.isEmpty {
      found =
        what.kinds.isEmpty ? try kept(from: today, to: today.adding(days: 6)) : try comingOfKind(what)
    } else {
      let named = try about(what)
      if named.isEmpty, mustFit { return nil }
      let moment = what.moment?.saysDay == true ? what.moment : nil
      found = moment.map { moment in named.flatMap { then($0, at: moment) } } ?? named
    }
    let when = what.moment.map { " \($0.told(on: self))" } ?? ""
    guard !found.isEmpty else {
      let elsewhere = what.words.isEmpty || what.moment == nil ? [] : try about(what.anytime)
      guard let item = elsewhere.first else {
        if let events = try communityEvents(what) { return events }
        return try besides(what) ?? offerMissing(what) ?? Reply.none(wording.nothingThere(when))
      }
      return listing([wording.heading(wording.notThen(when))], [item])
    }
    if found.count == 1, !what.words.isEmpty, what.moment == nil {
      let told = wording.details(found[0], on: self)
      return Reply(
        .answer, [wording.yes(told[0])] + told.dropFirst(), subjects: [found[0].reference].compactMap { $0 })
    }
    return listing([wording.heading(wording.yes("\(found.count)\(when)"))], inOrder(found))
  }

  /// Answers a question whose words fit nothing on its day, by listing that day. nil if the day is empty or the
  /// question has no words.
  func besides(_ what: Selection, isCounted: Bool = false) throws -> Reply? {
    guard !what.words.isEmpty, let moment = what.moment, moment.saysDay, moment.lead != .deadline,
      let days = moment.days
    else { return nil }
    let then = try kept(from: days.lowerBound, to: days.upperBound).filter { isWithin($0, moment) }
    guard !then.isEmpty else { return nil }
    let words = what.words.joined(separator: " ")
    let when = moment.told(on: self)
    let heading = isCounted ? wording.count(then.count, of: nil, when) : wording.heading(when.capitalizedFirst)
    return listing([wording.nothingCalled(words), heading], inOrder(then))
  }

  /// True if the item is in the part of the day that the question names.
  func isWithin(_ item: AgendaItem, _ moment: TemporalExpression?) -> Bool {
    guard let span = moment.flatMap({ hours($0) }), let time = item.moment?.local(in: person.zone).time else {
      return true
    }
    return span.contains(time.secondOfDay / 60)
  }

  /// Answers when, where, with whom, for how long or how often something takes place.
  func tell(_ kind: Question.Kind, of what: Selection) throws -> Reply? {
    // `my next meeting`: the next event, whatever it is called.
    let isNext = what.words.isEmpty && what.moment == nil && reader.isOneOfAKind(what)
    var found = try isNext ? next(ofKind: what.kinds) : about(what)
    // `is the dentist on thursday or friday`: it may be on neither.
    if found.isEmpty, what.moment != nil, !what.words.isEmpty { found = try about(what.anytime) }
    if found.isEmpty, let moment = what.moment { return try GetDue(moment, from: today)?.run(on: self) }
    // `when is standup on monday`: the one of that day.
    if kind == .when, found.count == 1, found[0].repeats, let moment = what.moment, moment.saysDay {
      let then = then(found[0], at: moment)
      if let first = then.first {
        return Reply(
          .answer, then.prefix(5).map { wording.line($0, on: self) }, subjects: [first.reference].compactMap { $0 })
      }
      if let other = try isThere(what) { return other }
    }
    // `when is my next exam`: an item without a date is no answer.
    if kind == .when, case let dated = found.filter({ $0.moment != nil }), !dated.isEmpty { found = dated }
    if reader.isOfNext(what), let next = inOrder(found.map(ahead)).first(where: { !isBehind($0) }) { found = [next] }
    if found.isEmpty, what.words.isEmpty, !what.kinds.isEmpty { found = try next(ofKind: what.kinds) }
    guard let first = found.first else {
      // `who is bringing the card`: somebody to whom the request was sent.
      if kind == .who, let told = try ([what] + what.lackingAWord).lazy.compactMap({ try self.asked(of: $0) }).first {
        return Reply(.answer, [told])
      }
      return what.words.isEmpty && what.kinds.isEmpty ? try week() : nil
    }
    // `who is volunteering`, of a list of volunteers
    if kind == .who, found.count > 1, let list = first.list, found.allSatisfy({ $0.list == list }),
      forms.stems(of: what).isSubset(of: forms.stems(of: list))
    {
      return try GetList(list).run(on: self)
    }
    if found.count > 1, kind != .when { found = [first] }
    let lines = found.prefix(5).map { item -> String in
      let line = wording.details(item, on: self)
      switch kind {
      case .where:
        if let place = item.place { return wording.isAt(item.name, place) }
        // Its remarks or its name may give the place.
        return item.note != nil || reader.tellsPlace(item.name)
          ? line.joined(separator: "\n") : wording.noPlace(line[0])
      case .howLong:
        let length = item.length(on: self) ?? item.days.map { $0 * 86_400 }
        return length.map { wording.takes(item.name, $0) } ?? wording.noLength(line[0])
      case .howOften: return wording.often(item, on: self) ?? wording.once(line[0])
      default: return line.joined(separator: "\n")
      }
    }
    return Reply(.answer, lines, subjects: found.prefix(5).compactMap(\.reference))
  }

  func next(ofKind kinds: [String]) throws -> [AgendaItem] {
    let forms = forms, stems = forms.stems(kinds)
    let ahead = try kept(from: today, to: today.adding(days: 60)).filter { !isBehind($0) }
    let named = ahead.filter { !forms.stems(of: $0).isDisjoint(with: stems) }
    if let first = named.first { return [first] }
    if let event = ahead.first(where: { if case .event = $0 { true } else { false } }) { return [event] }
    // `dentist friday 3pm` is an appointment, though it is kept as a todo.
    guard reader.kindCounted(reader.selection(kinds.joined(separator: " "))) == .event else { return [] }
    return ahead.first { $0.moment?.time != nil }.map { [$0] } ?? []
  }

  func isBehind(_ item: AgendaItem) -> Bool { item.moment.map { isPast($0) } ?? false }

  /// A repeating item at its next time, even if a todo's open one is late, or an event's is under way.
  private func ahead(_ item: AgendaItem) -> AgendaItem {
    guard item.repeats, isBehind(item),
      let next = occurrences(of: item, since: today).first(where: { !isPast($0.start) })
    else { return coming(item) }
    return switch item {
    case .todo(let todo): .todo(todo.at(next))
    case .event(let event): .event(event.at(next))
    case .note: item
    }
  }
}

extension Selection {
  /// The selections with one word fewer: a verb, a subject or an object of a question need not be in the name.
  var lackingAWord: [Selection] {
    guard (2...8).contains(words.count) else { return [] }
    return ([0, words.count - 1] + (1..<words.count - 1)).map { index in
      var fewer = self
      fewer.words.remove(at: index)
      return fewer
    }
  }

  /// The selection without its time.
  var anytime: Selection {
    var other = self
    other.moment = nil
    return other
  }
}

extension AgendaItem {
  /// The duration in seconds; nil if it was never given.
  func length(on desk: Desk) -> Int? {
    switch self {
    case .todo(let todo): return todo.estimate
    case .event(let event):
      guard let end = event.end, end.time != nil else { return nil }
      let zone = desk.person.zone
      return Int(end.instant(in: zone).timeIntervalSince(event.start.instant(in: zone)))
    case .note: return nil
    }
  }

  /// The number of whole days that it lasts; nil for what has a time, or lasts for one day.
  fileprivate var days: Int? {
    guard case .event(let event) = self, event.lastsForDays, let end = event.end else { return nil }
    return end.date.dayNumber - event.start.date.dayNumber + 1
  }
}

extension TemporalExpression {
  /// The days that the moment covers when it is said of past items: a weekday's name alone means the last one.
  func days(before today: CivilDate) -> ClosedRange<CivilDate>? {
    guard isWeekday, let days, days.lowerBound > today else { return days }
    return days.lowerBound.adding(days: -7)...days.upperBound.adding(days: -7)
  }
}

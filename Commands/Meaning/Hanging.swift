package import Agenda
import Civil
package import Grammar

extension Desk {
  /// Carries out the first other reading of a line that fits what is kept; nil if the line is just a new item.
  ///
  /// - Parameter isFresh: whether the last subject is recent enough to be meant.
  package func alternative(to item: Item, isFresh: Bool) throws -> Reply? {
    let mayAsk = item.alternatives?.contains(.hangingOnNothing) == true
    for alternative in item.alternatives ?? [] {
      switch alternative {
      case .list, .tag, .place, .sending: continue
      case .hanging(let hanging):
        if let reply = try hang(hanging, isFresh: isFresh, mayAsk: mayAsk) { return reply }
      case .hangingOnNothing: return Reply(.answer, [wording.beforeWhat])
      case .reminding(let request): return try remind(request)
      }
    }
    return try hangsOnNothing(item)
  }

  /// Keeps a todo that a line dates by the thing spoken of last, though it might be a length: `pack bags the day
  /// before`. Nil if the line has no such todo.
  package func besideSpoken(_ line: String, by reader: Reader) throws -> Reply? {
    // `wake up call 3 hours before` may give a length, or mean something else.
    guard let hanging = reader.besideSpoken(line), hanging.distance.seconds == 0 else { return nil }
    return try hang(hanging, isFresh: true, mayAsk: true)
  }

  /// Keeps all words of an item that depends on a missing one, if otherwise a length of time or a weekday would be cut
  /// out of its name.
  private func hangsOnNothing(_ item: Item) throws -> Reply? {
    guard let hanging = item.alternatives?.lazy.compactMap(\.hanging).first(where: { !$0.text.isEmpty }),
      item.estimate != nil || hanging.distance.weekday != nil || hanging.isLimit, case .named(let name) = hanging.anchor
    else { return nil }
    var whole = item
    (whole.name, whole.estimate, whole.alternatives) = (hanging.text, nil, nil)
    // `the friday before the move` is not next Friday, and `within 10 days of check-out` is not in 10 days.
    if hanging.distance.weekday != nil || hanging.isLimit { whole.due = nil }
    var reply = try Add(whole).run(on: self)
    // `a hotel within 2 hours of london` says how far away it is.
    let isJourney =
      hanging.isLimit && hanging.distance.days == 0 && (1...Desk.longestJourney).contains(hanging.distance.seconds)
    if !isJourney { reply.lines.append(wording.hangsOnNothing(name)) }
    return reply
  }

  /// The most seconds that a journey to a place is likely to take.
  private static var longestJourney: Int { 6 * 3600 }

  /// Shows the list, tag or place that a line names; nil if it names none, or has something to keep.
  package func shown(by item: Item) throws -> Reply? {
    guard attachments.isEmpty else { return nil }
    if let shown = try shown(named: item) { return shown }
    for alternative in item.alternatives ?? [] {
      if case .list(let names) = alternative,
        let list = try belongings.names.lists().first(where: { names.contains($0.lowercased()) })
      {
        return try GetList(list).run(on: self)
      }
      if case .tag(let name) = alternative,
        let tag = try belongings.names.tags().first(where: { $0.lowercased() == name })
      {
        return try GetTag(tag).run(on: self)
      }
      if case .place(let name) = alternative,
        let place = try belongings.names.places().first(where: { $0.lowercased() == name })
      {
        return try GetLocation(place).run(on: self)
      }
    }
    return nil
  }

  /// Shows the list, tag or place whose name is the whole item: `groceries`, `garden`.
  private func shown(named item: Item) throws -> Reply? {
    guard item == Item(name: item.name), item.name.utf8.count <= Desk.longestNameAlone else { return nil }
    func called(_ names: [String]) -> String? { names.first { $0.folded == item.name.folded } }
    if let list = try called(belongings.names.lists()) { return try GetList(list).run(on: self) }
    if let tag = try called(belongings.names.tags()) { return try GetTag(tag).run(on: self) }
    return try called(belongings.names.places()).map { try GetLocation($0).run(on: self) }
  }

  /// The most bytes of a line that is only a list's name.
  private static var longestNameAlone: Int { 30 }

  /// Keeps an item whose date depends on another's, resolved now; nil if no single dated thing fits.
  ///
  /// - Parameter mayAsk: whether the bot asks what it depends on if it would be in the past.
  private func hang(_ hanging: Hanging, isFresh: Bool, mayAsk: Bool) throws -> Reply? {
    guard let anchor = try anchor(of: hanging, isFresh: isFresh),
      let due = hanging.moment(from: anchor.when, person.conventions.partsOfDay),
      due.date >= today || !mayAsk && hanging.distance.weekday == nil
    else { return nil }
    var item = hanging.item
    item.due = due
    var reply = try Add(item).run(on: self)
    reply.lines.append(
      hanging.distance.isSameDay
        ? wording.isOnTheDay(of: anchor.item, on: self)
        : wording.hangs(hanging.distance.words, isAfter: hanging.isAfter, anchor.item, on: self))
    return reply
  }

  /// The item that it depends on, and that item's start; or its end, for a todo that comes after it.
  private func anchor(of hanging: Hanging, isFresh: Bool) throws -> (item: AgendaItem, when: When)? {
    let item: AgendaItem?
    switch hanging.anchor {
    case .named(let name):
      item =
        try next(named: name) ?? dated(name) ?? pointedOut(by: name)
        ?? (hanging.distance.weekday == nil ? nil : day(named: name))
    case .spoken: item = isFresh ? try subjects.last.flatMap { try kept($0) } : nil
    }
    guard let item else { return nil }
    let end = if case .event(let event) = item, hanging.isAfter { event.end } else { When?.none }
    return (end ?? item.moment).map { (item, $0.local(in: person.zone)) }
  }

  /// What a name with a pointing word means, such as `his birthday`: that of the thing spoken of last, or else the only
  /// one.
  private func pointedOut(by name: String) throws -> AgendaItem? {
    let what = reader.selection(name)
    guard !what.words.isEmpty else { return nil }
    let stems = forms.stems(of: what)
    let spoken = try subjects.compactMap { try kept($0) }.first { forms.stems(of: $0).isSuperset(of: stems) }
    return try spoken ?? only(named: what.words.joined(separator: " "))
  }

  /// A thing that is not kept, with its own day and hour: `the flight on 3 march at 14:20`; nil if it has none.
  private func dated(_ words: String) -> AgendaItem? {
    let told = reader.item(words)
    guard told.recurrence == nil, told.otherTimes.isEmpty, told.name != words, let due = told.due ?? told.start,
      due.time != nil
    else { return nil }
    var todo = Todo(name: told.name, added: instant)
    todo.due = due
    return .todo(todo)
  }

  /// A named day, as a thing on which another depends: `christmas`; nil if the name is not a day.
  private func day(named name: String) -> AgendaItem? {
    guard let moment = reader.moment(name), moment.saysDay, let date = moment.date, moment.recurrence == nil else {
      return nil
    }
    var todo = Todo(name: name, added: instant)
    todo.due = When(date)
    return .todo(todo)
  }

  /// The only thing with these words in its name; if there are several, the first to come.
  private func next(named words: String) throws -> AgendaItem? {
    if let only = try only(named: words) { return only }
    let todos = try todos(named: words, byWordsOnly: true).map { AgendaItem.todo($0) }
    let events = try belongings.events.search(words.folded.split(separator: " ").map(String.init), limit: 20)
    let coming = (todos + events.map { .event($0) }).compactMap { item in
      item.moment.flatMap { isPast($0) ? nil : (item: item, instant: $0.instant(in: person.zone)) }
    }
    return coming.min { $0.instant < $1.instant }?.item
  }

  /// Keeps the item of a line with the reminders or the nagging that it asks for. If the line only names an existing
  /// item, sets the reminders of that.
  private func remind(_ request: ReminderRequest) throws -> Reply {
    if request.item.isPlainName, let known = try only(named: request.item.name)?.reference {
      let name = ItemName.ids([known.number])
      return try request.nag.map { try Nag(name, every: $0).run(on: self) }
        ?? Remind(name, .also(request.reminders)).run(on: self)
    }
    return try Add(request.item, reminding: request.reminders, nagging: request.nag).run(on: self)
  }
}

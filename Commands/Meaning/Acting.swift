package import Agenda
import Civil
package import Grammar

extension Desk {
  /// Carries out an act on the items that its words name; nil if they name nothing and may be a new todo.
  ///
  /// - Parameters:
  ///   - isFresh: whether the last subject is recent enough to be meant by `it`.
  ///   - isAlone: whether the message says nothing else, so that a question about the time does not delay anything.
  package func act(_ act: PlainAct, isFresh: Bool, isAlone: Bool = true, by reader: Reader) throws -> Reply? {
    let what = act.what
    if let told = try selectingNothing(act, isFresh: isFresh, by: reader) { return told }
    if act.verb == .again { return try onceMore(act) ?? self.act(again(act), isFresh: isFresh, by: reader) }
    if let meant = try atHourNamed(act) ?? (isFresh ? onDaySpoken(act) : nil) ?? cancellation(toldBy: act) {
      return try self.act(meant, isFresh: isFresh, isAlone: isAlone, by: reader)
    }
    if try what.isEmpty || what.isIt && (!isFresh || hasNoSubject) {
      return act.mood == .fits ? nil : Reply(.answer, [wording.whatTo(act.verb.rawValue)])
    }
    if try placesUndated(act) { return nil }
    if act.verb == .rename, let renamed = try renamedList(act, by: reader) { return renamed }
    if let tagged = try tagging(act, isFresh: isFresh, by: reader) { return tagged }
    var found = try selectSpelt(what, isCompleted: act.verb == .uncomplete)
    if found.items.isEmpty, [.complete, .missed].contains(act.verb), isOtherwise(what, found.elsewhere) {
      found.items = found.elsewhere
    }
    if found.items.isEmpty, isFresh { found.items = try seriesCounted(by: act) }
    if isFresh { found.items = justShown(found.items, what) }
    found.items = try whole(found.items).filter { takes(act, $0) }
    if what.isIt, act.movesInTime, case .todo(let todo)? = found.items.first, todo.completed != nil {
      return Reply(.answer, [wording.alreadyDone(todo, on: self)], subjects: subjects)
    }
    if act.verb == .move, let told = try movedHour(act) { return told }
    found.items = closest(to: act, among: found.items, by: reader)
    // `ring not email` corrects the item that has that word.
    if [.replace, .fix].contains(act.verb), act.mood == .fits {
      return try corrected(act, found.items).flatMap { $0.kind == .confirmation ? $0 : nil }
    }
    if let once = try changedOnce(act, found.items, by: reader) { return once }
    if let anew = try restarted(act, found.items, by: reader) ?? setTimes(act, found.items, by: reader) { return anew }
    if let moved = try movedWithin(act, found.items, by: reader) { return moved }
    if let leftOut = try leftOutByDay(act, found.items, by: reader) { return leftOut }
    if let told = try toldNews(act, found.items, isFresh: isFresh, isAlone: isAlone, by: reader) { return told }
    if act.verb == .swap || act.verb == .substitute { return try swap(act, found.items, by: reader) }
    if act.verb == .begin { return try begin(act, found.items, isFresh: isFresh, by: reader) }
    if act.verb == .another || act.verb == .extra { return try again(act, found.items, by: reader) }
    if [.restate, .until, .except, .lengthen, .lasts].contains(act.verb) {
      return try restated(act, found.items, isFresh: isFresh, by: reader)
    }
    // `both` means two. If there are more, the bot asks which.
    if what.quantity == .both, found.items.count != 2 { return Reply(.answer, [wording.whatTo(act.verb.rawValue)]) }
    if act.verb == .keep, !found.items.isEmpty {
      return try keep(found.items, denying: isFresh ? deniedDeeds(of: act) : [], by: reader)
    }
    if found.items.isEmpty { return try acting(act, onNothing: found, by: reader) }
    if act.verb == .skip {
      let series = found.items.filter(\.repeats)
      if !series.isEmpty { found.items = series } else if what.isLoose, !isThen(found.items, what) { return nil }
      // `no dinner friday` deletes a dinner that does not repeat.
      if series.isEmpty, found.items.count == 1, what.name == nil { return confirming(deleting: found.items) }
    }
    if [.fix, .replace, .due].contains(act.verb), let told = try corrected(act, found.items) { return told }
    if isOfSeveral(what, found.items) { return try confirming(act, found.items) }
    if found.items.count > 1, !what.isNumbered { return try asking(act, found.items) }
    if let asked = try askingForPart(act, found.items) { return asked }
    if isAlone, let asked = askingIfEarly(act, found.items) { return asked }
    return telling(act, found.items, try run(act, on: found.items, by: reader))
  }

  /// Of the items that its words fit, those that an act may be about.
  private func closest(to act: PlainAct, among items: [AgendaItem], by reader: Reader) -> [AgendaItem] {
    let what = act.what, forms = forms
    var items = items
    if act.verb == .skip { items.removeAll { !$0.repeats && !isOn($0, dayOf: act, by: reader) } }
    // `half term is 15 feb` is not about `homework till half term`, nor `the party is at 7` about `buy candles for the
    // party`.
    if act.movesInTime && act.mood != .request || act.verb == .remind, what.isNamed || !what.kinds.isEmpty {
      let said = forms.stems(what.words + what.kinds)
      items.removeAll { item in
        let end =
          reader.splits(item.name, at: .until).last?.after ?? reader.thingItDependsOn(item.name)
          ?? reader.purpose(ofErrand: item.name)
        return end.map { forms.stems(of: $0).isSuperset(of: said) } ?? false
      }
    }
    // `got an email from the landlord` has not done `email the landlord`.
    if act.verb == .complete, let got = reader.thingOfAnother(what.text).map(forms.stem) {
      items.removeAll { !forms.stems(of: reader.thing(in: $0.name)).contains(got) }
    }
    // `bob cannot make it, can we do 4` is not about `call bob`.
    if act.movesInTime, act.mood == .fits, what.hasPerson {
      items.removeAll { reader.isToCall(what, $0.name) }
    }
    guard items.count > 1, what.quantity == .one else { return items }
    if act.verb == .complete, let due = onlyDue(items, what) { return [due] }
    if let verb = what.verb.map(forms.stem) {
      let done = items.filter { forms.stems(of: $0).contains(verb) }
      if !done.isEmpty { return done }
    }
    // `move the club letter to friday` means the letter, not `cancel the club letter`.
    guard [.move, .postpone, .delete].contains(act.verb) else { return items }
    let plain = items.filter { !reader.isOfChange($0.name) }
    return plain.count == 1 ? plain : items
  }

  /// Replies to an act whose words select nothing that is kept. It may be about requests or people, or refer to what
  /// was spoken of. Nil for any other act.
  private func selectingNothing(_ act: PlainAct, isFresh: Bool, by reader: Reader) throws -> Reply?? {
    switch act.verb {
    case .accept, .decline: .some(try answer(act, by: reader))
    case .block, .trust: .some(try meet(act, by: reader))
    case .withdraw: .some(try withdraw(act, by: reader))
    case .same, .alike: .some(isFresh ? try sameFor(act, by: reader) : nil)
    case .add: .some(isFresh ? try addAlso(act, by: reader) : nil)
    default: nil
    }
  }

  /// True if what was spoken of last is no longer kept, or if nothing was.
  package var hasNoSubject: Bool { get throws { try subjects.allSatisfy { try kept($0) == nil } } }

  /// True if words mean everything that fits them, not one thing by its name.
  private func isOfSeveral(_ what: Selection, _ items: [AgendaItem]) -> Bool {
    // The question shows the rest of a series apart from its next day.
    let isSeries = items.count == 1 && items[0].repeats
    // The two things that were added just now may not be the two that the person means.
    let isGuess = what.quantity == .both && shown.isEmpty && subjects.count != 2
    return what.quantity == .all || what.quantity == .rest && !isSeries || what.isCompleted != nil || isGuess
      || items.count > 1 && reader.isOfAllOfADay(what)
  }

  /// True if an act only gives a place to the thing spoken of, and that thing has no day: `i meant at work`.
  private func placesUndated(_ act: PlainAct) throws -> Bool {
    guard act.givesPlace, act.mood == .fits, act.what.isIt else { return false }
    return try subjects.last.flatMap { try kept($0) }?.moment == nil
  }

  /// Renames a list whose name has a `to` in it: `rename films to watch to movies`; nil if there is none.
  private func renamedList(_ act: PlainAct, by reader: Reader) throws -> Reply? {
    let told = reader.splits("\(act.what.text) \(act.details(in: reader.language))", at: .to)
    for list in try belongings.names.lists() {
      guard let split = told.first(where: { $0.before.folded == list.folded }) else { continue }
      return try run("!renamelist \(list) \(reader.putting(.to, before: split.after))", by: reader)
    }
    return nil
  }

  /// Blocks or trusts a contact who is called by name; nil if nobody is.
  private func meet(_ act: PlainAct, by reader: Reader) throws -> Reply? {
    guard let name = act.what.words.first, act.what.words.count == 1, act.what.moment == nil,
      try others.contacts.all().contains(where: { contact in
        try people.addresses(of: contact.person).contains { $0.isCalled(name) }
      })
    else { return nil }
    return try run(act.command(on: "@\(name)"), by: reader)
  }

  /// `remind me at 4`: adds a reminder if the todo is due later than that, else postpones a todo that is due, as the
  /// answer to a reminder does.
  private func again(_ act: PlainAct) throws -> PlainAct {
    let told = act.details(in: reader.language)
    guard case .todo(let todo)? = try subjects.first.flatMap({ try kept($0) }), todo.recurrence == nil,
      let moment = reader.moment(told), todo.due.map({ !isAhead(moment, of: $0) }) ?? moment.saysDay
    else { return PlainAct(.remind, act.what, act.mood, rest: told) }
    return PlainAct(moving: act.what, to: told, act.mood, verb: .postpone, in: reader.language)
  }

  /// Adds to the list that the last thing was added to; nil if it is on no list.
  private func addAlso(_ act: PlainAct, by reader: Reader) throws -> Reply? {
    let details = act.details(in: reader.language)
    if let ended = try endedAlike(details, by: reader) { return ended }
    let spoken = try subjects.compactMap { try kept($0)?.list }.last
    guard let list = try spoken ?? (reader.isShortName(details) ? spokenList : nil) else {
      // `the table too`, after `lunch moved to wednesday`
      if let last = try subjects.last.flatMap({ try kept($0) }),
        let changed = try changedAlike(details, as: last, by: reader)
      {
        return changed
      }
      // `and butter too`, if the last thing is on no list.
      return try !subjects.isEmpty && reader.isShortName(details) ? run("!add \(details)", by: reader) : nil
    }
    // `and the stats too` means a kept item, if one has that name.
    let what = reader.selection(details)
    if reader.pointsOut(details), !what.words.isEmpty {
      let found = try select(what).items.filter { $0.list != list && $0.reference != nil }
      if found.count == 1 { return try run("!move \(found.ids) \(reader.putting(.to, before: list))", by: reader) }
    }
    return try run("!add \(details) \(reader.putting(.to, before: list))", by: reader)
  }

  /// The list of the thing spoken of last, or of everything shown last; nil if there is none.
  var spokenList: String? {
    get throws {
      if let list = try subjects.compactMap({ try (kept($0) ?? deleted($0))?.list }).last { return list }
      let lists = try Set(shown.compactMap { try $0.flatMap { try kept($0) }?.list })
      return lists.count == 1 ? lists.first : nil
    }
  }

  /// An item that was deleted lately, as it was.
  private func deleted(_ reference: ItemReference) throws -> AgendaItem? {
    try belongings.journal.deleted().first { $0.item.reference == reference }?.item
  }

  func run(_ act: PlainAct, on items: [AgendaItem], by reader: Reader) throws -> Reply {
    // A number means exactly that line of the list, which may be a single occurrence.
    if case .numbers(let numbers) = act.what.name, numbers.count == items.count {
      return try run(act.command(on: numbers.map(String.init).joined(separator: ",")), by: reader)
    }
    return try run(act.command(on: items.ids + day(of: act, on: items)), by: reader)
  }

  func run(_ message: String, by reader: Reader) throws -> Reply {
    guard case .command(let invocation) = reader.message(message).lines.first?.readings.first else {
      throw Misunderstanding(message, reason: .isNo(.command), example: "!help")
    }
    return try Catalogue.command(invocation, by: reader).run(on: self)
  }

  func asking(_ act: PlainAct, _ items: [AgendaItem]) throws -> Reply {
    let choices = try items.prefix(9).map { item in
      Reply.Choice(
        wording.line(item, on: self), message: try act.command(on: [item].ids + day(of: act, on: [item])),
        item: item.reference)
    }
    return Reply(.answer, [wording.which], choices: choices)
  }

  /// Asks whether all of these are meant.
  func confirming(_ act: PlainAct, _ items: [AgendaItem]) throws -> Reply {
    if act.isToldMove, let asked = try offerMove(act, of: items) { return asked }
    let day = try day(of: act, on: items)
    let command =
      act.verb == .delete && day.isEmpty
      ? "!delete \(reader.putting(.allOf, before: items.ids))" : act.command(on: items.ids + day)
    // Of a series, only that day is meant: `yoga on Fri 4 Dec`.
    let when = day.isEmpty ? nil : act.what.moment?.told(on: self)
    let names = items.map { item in
      guard let rule = item.recurrence else { return item.name }
      let told = when ?? (act.verb == .delete ? wording.rule(rule, on: self) : nil)
      return told.map { "\(item.name) \($0)" } ?? item.name
    }
    return confirm(act.verb.rawValue, names, by: command)
  }

  private func confirming(deleting items: [AgendaItem]) -> Reply {
    confirm(PlainAct.Verb.delete.rawValue, items.map(\.name), by: "!delete \(items.ids)")
  }

  /// Answers words that fit nothing. It carries out several things named one by one, or an errand, or says that there
  /// is no such thing.
  private func acting(_ act: PlainAct, onNothing found: Selected, by reader: Reader) throws -> Reply? {
    let what = act.what
    if act.verb == .complete, reader.thingOfAnother(what.text) != nil {
      return act.mood == .fits ? nil : .refusal(wording.nothingCalled(what.text))
    }
    if let later = try leftOutLater(act, found.elsewhere, by: reader) { return later }
    // `august's homework` is a name, too.
    if what.isLate || what.moment != nil && !found.elsewhere.isEmpty, what.isNamed,
      let item = try only(named: what.text),
      takes(act, item)
    {
      return try run(act, on: [item], by: reader)
    }
    if let each = try oneByOne(act, by: reader) {
      let items = try whole(each)
      // `got the milk and eggs` of `milk eggs bread`
      if act.ends(items), let asked = try askingForPart(act, items) { return asked }
      return try run(act, on: each, by: reader)
    }
    if act.verb == .uncomplete || act.verb == .keep, let kept = try kept(act, by: reader) { return kept }
    if act.verb == .complete, act.what.name == nil, found.elsewhere.isEmpty,
      let (named, aside) = try beforeAside(act, by: reader)
    {
      if let asked = try askingForPart(act, named) { return asked }
      let more = try addNext(behind: what, by: reader) ?? aside.map { Reply(.answer, [wording.notUsed([$0])]) }
      return try Reply(joining: [run(act, on: named, by: reader), more].compactMap { $0 })
    }
    if act.verb == .complete, let done = try acceptAndDo(what, by: reader) { return done }
    if act.verb == .complete, !what.words.isEmpty,
      case .todo(let done)? = try select(what, isCompleted: true).items.first
    {
      return Reply(.answer, [wording.alreadyDone(done, on: self)], subjects: [done.reference].compactMap { $0 })
    }
    if let inPart = try doInPart(act, by: reader) { return inPart }
    if let near = try near(act) { return near }
    // `skip friday` names no errand.
    let skipsDay = act.verb == .skip && !what.isNamed && what.moment?.saysDay == true
    if act.mood == .fits, found.elsewhere.isEmpty, !skipsDay, !reader.isOfAllOfADay(what) { return nil }
    if act.verb == .delete, let sent = try sent(what) { return Reply(.answer, [sent]) }
    let isAhead = what.moment.map(isAhead) ?? false
    if act.mood == .request, what.isNamed, found.elsewhere.isEmpty, try !isOnList(what) { return nil }
    // `i no longer need the physio on monday` is not something to do.
    if act.mood == .statement, act.verb != .delete, what.isNamed, isAhead, found.elsewhere.isEmpty { return nil }
    if what.isLate, what.words.isEmpty { return Reply.none(wording.nothing(wording.overdue)) }
    let others = act.verb == .complete ? try ofAnotherDeed(what) : []
    return .refusal(wording.nothingCalled(what.text) + wording.only(found.elsewhere + others, on: self))
  }

  /// True if the words say that something is on an existing list, or has an existing tag: `remove bread from
  /// groceries`.
  private func isOnList(_ what: Selection) throws -> Bool {
    let stems = forms.stems(of: what), names = belongings.names
    return try what.hasPlace
      && (names.lists() + names.tags()).contains { name in
        let named = forms.stems(of: name)
        return !named.isEmpty && named.isStrictSubset(of: stems)
      }
  }

  /// True if words share only the verb with an item's name: `wrote to gran` and `write the essay`.
  private func sharesVerbAlone(_ item: AgendaItem, with what: Selection) -> Bool {
    let thing = reader.thing(in: item.name)
    let own = forms.stems(of: thing)
    return thing != item.name && !own.isEmpty && own.isDisjoint(with: forms.stems(of: what))
  }

  /// Asks whether the person means an item with a similar spelling; nil if there is none.
  private func near(_ act: PlainAct) throws -> Reply? {
    let words = act.what.words.map { $0.lowercased() }
    guard [.complete, .delete, .move, .postpone, .skip].contains(act.verb), (1...4).contains(words.count),
      act.what.name == nil, act.what.moment == nil
    else { return nil }
    let open = try belongings.searches.find(.not(.isCompleted), limit: Desk.limitOfNear)
    let meant = open.filter { item in
      guard !reader.isOfChange(item.name) else { return false }
      let own = item.name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      guard own.count <= Desk.mostWordsOfNear else { return false }
      guard !words.allSatisfy(own.contains) else { return false }
      let hasOwn = words.contains(where: own.contains)
      return words.allSatisfy { word in
        own.contains {
          $0 == word || word.count > 4 && Spelling.distance($0, word, limit: word.count < 7 ? 1 : 2) != nil
            || forms.isShort(word, for: $0)
            // `vit d` is nearly `vitamin d`.
            || hasOwn && word.count > 2 && $0.hasPrefix(word)
        }
      }
    }
    let able = meant.filter { takes(act, $0) }
    return able.isEmpty ? nil : try asking(act, able)
  }

  /// The most items to search for a misspelt name.
  private static var limitOfNear: Int { 300 }
  /// One word cannot stand for a longer name: it holds too many words.
  private static var mostWordsOfNear: Int { 5 }

  /// The items named before words that only say where, when, how or why (`got the stamps at the post office`). Also
  /// those words, if they name a day to come.
  private func beforeAside(_ act: PlainAct, by reader: Reader) throws -> (items: [AgendaItem], aside: String?)? {
    let before = act.what.moment == nil ? reader.beforeWhom(act.what.text).map(reader.selection) : nil
    for var shorter in reader.withoutAsides(act.what) + [before].compactMap({ $0 }) {
      shorter.verb = act.what.verb
      let named = act.on(shorter)
      // `dinner with joe` is not a dinner with somebody else.
      let found = try select(shorter).items.filter {
        takes(named, $0) && !(act.what.hasPerson && reader.selection($0.name).hasPerson)
          && !(before != nil && reader.beforeWhom($0.name) != nil)
          && !sharesVerbAlone($0, with: shorter)
      }
      let aside = reader.tail(of: act.what, behind: shorter)
      if found.count == 1 { return (found, aside) }
      if found.isEmpty, let each = try oneByOne(named, by: reader) { return (each, aside) }
    }
    return nil
  }
}

extension Selection {
  /// True if the selection counts its things, so several are meant.
  fileprivate var isNumbered: Bool {
    switch quantity {
    case .both, .first, .last: true
    case .one, .all, .rest: name != nil
    }
  }
}

package import Agenda
import Civil
import Foundation
import Grammar

/// The kept items that a selection means.
struct Selected {
  var items: [AgendaItem] = []
  /// The items that its words fit, but on other days.
  var elsewhere: [AgendaItem] = []
}

extension Desk {
  /// The most items of a person to search for one selection.
  private static let limit = 300
  /// The most words to search for.
  private static let mostWords = 20

  /// The items that a selection means. For one thing, its exact name comes first, then all of its words, then its list,
  /// tag or place.
  ///
  /// - Parameter isCompleted: whether to search completed items, if the selection does not say.
  func select(_ what: Selection, isCompleted: Bool = false) throws -> Selected {
    if !what.without.isEmpty { return try selectBesides(what, isCompleted: isCompleted) }
    if let figure = what.figure { return try select(figure, isCompleted: isCompleted) }
    if what.isLoose { return Selected(items: try spoken(of: what, isCompleted: isCompleted)) }
    if let spoken = try selectSpoken(what) { return Selected(items: spoken) }
    let isCompleted = what.isCompleted ?? isCompleted
    var found = try candidates(what, isCompleted: isCompleted)
    if !what.words.isEmpty { found = fitting(found, what) }
    if found.isEmpty, let (series, rule) = withoutRepeat(what) {
      let found = try select(series, isCompleted: isCompleted)
      return Selected(
        items: found.items.filter { $0.recurrence?.comes(asOftenAs: rule) == true },
        elsewhere: found.elsewhere.filter { $0.recurrence?.comes(asOftenAs: rule) == true })
    }
    guard let moment = what.moment else { return Selected(items: found) }
    let forms = forms, said = forms.stems(of: moment.text), kinds = reader.stemsOfKinds(what)
    let then = found.filter { takesPlace($0, at: moment) || forms.stems(of: $0).isSuperset(of: said) }
    let kind = then.filter { kinds.isEmpty || !forms.stems(of: $0).isDisjoint(with: kinds) }
    let fits = what.words.isEmpty && !what.kinds.isEmpty ? kind : then
    return Selected(
      items: earliest(fits, moment), elsewhere: fits.isEmpty && !what.words.isEmpty ? found : [])
  }

  /// The items that a selection means, even if compounds are spelt differently in them.
  func selectSpelt(_ what: Selection, isCompleted: Bool = false) throws -> Selected {
    let found = try select(what, isCompleted: isCompleted)
    guard found.items.isEmpty, found.elsewhere.isEmpty, !what.isLoose else { return found }
    for spelt in reader.otherSpellings(of: what) {
      let other = try select(spelt, isCompleted: isCompleted)
      // The exact words: `plumber ring` is not `plumberring`, whose stem is `plumber`.
      let holdsWords = { (item: AgendaItem) in
        Set(spelt.words).isSubset(of: item.name.folded.split(separator: " ").map(String.init))
      }
      if (other.items + other.elsewhere).contains(where: holdsWords) { return other }
    }
    return found
  }

  /// The selection without a word such as `weekly`, which a series' name no longer has, and the rule that this word
  /// gives; nil if it has no such word.
  private func withoutRepeat(_ what: Selection) -> (Selection, Recurrence)? {
    guard let rule = what.words.lazy.compactMap({ reader.moment($0)?.recurrence }).first else { return nil }
    var series = what
    series.words.removeAll { reader.moment($0)?.recurrence != nil }
    return (series.words + series.kinds).isEmpty ? nil : (series, rule)
  }

  /// All meant items except those that share a word with the excluded ones.
  private func selectBesides(_ what: Selection, isCompleted: Bool) throws -> Selected {
    let forms = forms, stems = forms.stems(what.without)
    var all = what
    all.without = []
    var found = try select(all, isCompleted: isCompleted)
    found.items.removeAll { !forms.stems(of: $0).isDisjoint(with: stems) }
    return found
  }

  /// The items named by number, or as the last ones spoken of or shown; nil if words name them.
  private func selectSpoken(_ what: Selection) throws -> [AgendaItem]? {
    if let name = what.name {
      guard case .items(let items) = try choose(name, again: { $0 }) else { return [] }
      return items
    }
    guard what.words.isEmpty, what.moment == nil else { return nil }
    let listed = shown.isEmpty ? subjects : shown.compactMap { $0 }
    let meant: ArraySlice<ItemReference>
    switch what.quantity {
    // `first` means nothing if only one thing was spoken of.
    case .first(let count): meant = shown.isEmpty && subjects.count < 2 ? [] : listed.prefix(count)
    case .last(let count): meant = listed.suffix(count)
    case .both: meant = try [subjects, listed, justAdded()].first { $0.count == 2 }?[...] ?? []
    case .rest: meant = try (besides(listed) ?? left(of: listed))[...]
    case .one, .all:
      guard what.isIt else { return nil }
      meant = subjects[...]
    }
    return try whole(meant.compactMap { try kept($0) })
  }

  /// The open items that were added just now.
  private func justAdded() throws -> [ItemReference] {
    try belongings.searches.find(.all([.added(.days(today, today)), .not(.isCompleted)]), limit: Desk.limit)
      .filter { instant.timeIntervalSince($0.added) <= Desk.isNew }.compactMap(\.reference)
  }

  /// The open items besides the only thing spoken of, on its list if it has one. Nil if a list was shown, or if the
  /// thing is a series: then the rest of the series is meant.
  private func besides(_ spoken: [ItemReference]) throws -> [ItemReference]? {
    guard shown.isEmpty, spoken.count == 1, let item = try kept(spoken[0]), !item.repeats else { return nil }
    let others = item.list.map { [Criterion.list($0)] } ?? []
    return try belongings.searches.find(.all([.not(.isCompleted)] + others), limit: Desk.limit)
      .compactMap(\.reference).filter { $0 != spoken[0] }
  }

  /// The rest of a list: neither the completed items, nor the last subjects if they are some of it.
  private func left(of listed: [ItemReference]) throws -> [ItemReference] {
    let open = try listed.filter { reference in
      guard case .todo(let todo)? = try kept(reference) else { return true }
      return todo.completed == nil
    }
    let others = open.filter { !subjects.contains($0) }
    return others.isEmpty ? open : others
  }

  /// Those things that were on the list shown right before, if the person says `all`.
  func justShown(_ items: [AgendaItem], _ what: Selection) -> [AgendaItem] {
    let listed = Set(shown.compactMap { $0 } + unshown.compactMap(\.item))
    guard what.quantity == .all, what.words.isEmpty, what.kinds.isEmpty, what.moment == nil, what.name == nil,
      listed.count > 1, listed == Set(subjects), occurrencesShown.allSatisfy({ $0 == nil })
    else { return items }
    let those = items.filter { $0.reference.map(listed.contains) ?? false }
    return those.isEmpty ? items : those
  }

  private func candidates(_ what: Selection, isCompleted: Bool) throws -> [AgendaItem] {
    if what.isLate { return try overdue().map { .todo($0) } }
    let state: Criterion = isCompleted ? .isCompleted : .not(.isCompleted)
    if what.words.isEmpty, what.kinds.isEmpty, let moment = what.moment, !isCompleted, let first = moment.date {
      let last = moment.saysDay ? moment.days?.upperBound ?? first : first.adding(days: 7)
      return try kept(from: min(today, first), to: last) + late
    }
    let isByKind = what.words.isEmpty && what.quantity == .one
    let words = isByKind ? what.kinds : what.words
    let names = belongings.names, forms = forms
    let groups: [(stems: Set<String>, holds: Criterion)] =
      try names.lists().map { (forms.stems(of: $0), .list($0)) } + names.tags().map { (forms.stems(of: $0), .tag($0)) }
      + names.places().map { (forms.stems(of: $0), .place($0)) }
    let holds = words.map { word in
      let stem = forms.stem(word)
      return Criterion.any(
        (isByKind ? reader.stems(ofKind: word) : [word]).flatMap(forms.beginnings).map { .name([$0]) }
          + groups.filter { $0.stems.contains(stem) }.map(\.holds)
          + [.person(word)])
    }
    guard !holds.isEmpty || what.quantity == .all || what.isCompleted != nil else { return [] }
    let found = try belongings.searches.find(.all([state] + holds), limit: Desk.limit)
    return what.words.isEmpty && what.quantity != .one ? ofKind(found, what) : found
  }

  /// The items of a kind that is named, such as `meetings`: those with the word in their names, or else the events.
  /// `plans` and `reminders` are all kinds.
  func ofKind(_ items: [AgendaItem], _ what: Selection) -> [AgendaItem] {
    guard !what.kinds.isEmpty, !reader.namesAnyKind(what) else { return items }
    let forms = forms, stems = reader.stemsOfKinds(what), kind = reader.kindCounted(what)
    let named = items.filter { !forms.stems(of: $0).isDisjoint(with: stems) }
    if !named.isEmpty { return named }
    return items.filter { item in
      switch (kind, item) {
      case (.event?, .event), (.todo?, .todo), (.note?, .note): true
      default: false
      }
    }
  }

  /// The items that a sentence is about: it has at least half the words of their names, and not more of any other name.
  /// If one of them is on a day that the sentence gives, only those of that day.
  private func spoken(of what: Selection, isCompleted: Bool) throws -> [AgendaItem] {
    let forms = forms, stems = forms.stems(what.words + what.kinds).filter { $0.count > 2 }
    guard !stems.isEmpty else { return try onDay(of: what) }
    let holds = stems.sorted().prefix(Desk.mostWords).flatMap(forms.beginnings).map { Criterion.name([$0]) }
    let state: Criterion = isCompleted ? .isCompleted : .not(.isCompleted)
    var found = try belongings.searches.find(.all([state, .any(holds)]), limit: Desk.limit)
    if let moment = what.moment {
      let then = found.filter { takesPlace($0, at: moment) }
      if !then.isEmpty { found = then }
      // `wei is away on the 17th, so skip that one`: the day and one word are enough.
      if what.naming == .byWordsOrDay, then.count == 1, moment.saysDay,
        !forms.stems(of: then[0]).isDisjoint(with: stems)
      {
        return then
      }
    }
    let shared = found.map { forms.stems(of: $0).intersection(stems).count }
    guard let most = shared.max(), most > 0 else { return try onDay(of: what) }
    // `knitted a jumper for mum` is not about `call mum`.
    let made = what.naming == .byWords ? reader.beforeWhom(what.text).map { forms.stems(of: $0) } ?? [] : []
    let verb = what.verb.map(forms.stem), others = stems.subtracting([verb].compactMap { $0 })
    return zip(found, shared).filter { item, count in
      let own = reader.selection(item.name)
      // `wrote to gran today` has not done `write the essay`.
      if let verb, !others.isEmpty, case let told = forms.stems(of: item), told != [verb], told.isDisjoint(with: others)
      {
        return false
      }
      return count == most && (made.count < 2 || !forms.stems(of: item).isDisjoint(with: made))
        && count * (what.naming == .byWholeName ? 1 : 2) >= forms.stems(own.words + own.kinds).count
    }.map(\.0)
  }

  /// The items of the day that a sentence gives: `i have swapped sunday with gemma so cancel that one`.
  private func onDay(of what: Selection) throws -> [AgendaItem] {
    guard what.naming == .byWordsOrDay, what.moment != nil else { return [] }
    var then = what
    (then.words, then.kinds, then.naming) = ([], [], .exact)
    return try select(then).items
  }

  /// True if the words contain the whole name of a list or an open thing, and do not begin with a word of that name:
  /// `vet an hour earlier too` is about `vet`, but `take the bins out again` is something to do.
  ///
  /// - Parameter inPart: whether one word of its name is enough, a long one that identifies it.
  package func keepsSomethingNamed(in words: String, inPart: Bool) throws -> Bool {
    let forms = forms, said = forms.stemsInOrder(of: words)
    guard let first = said.first else { return false }
    func isNamed(_ name: Set<String>) -> Bool { !name.isEmpty && !name.contains(first) && name.isSubset(of: said) }
    if try belongings.names.lists().contains(where: { isNamed(forms.stems(of: $0)) }) { return true }
    // `zara's got choir on tuesdays` is not about `zara swimming`.
    let spoken = reader.selection(reader.words(tellingThingIn: words))
    // `cancel spotify` is not about `cancel the cleaner`.
    let telling = forms.stems(spoken.words + spoken.kinds).filter {
      $0.count > 2 && !($0 == first && reader.isToTakeAway(words))
    }
    let head = reader.head(ofSubjectIn: words)
    let holds = said.prefix(Desk.mostWords).flatMap(forms.beginnings).map { Criterion.name([$0]) }
    return try belongings.searches.find(.all([.not(.isCompleted), .any(holds)]), limit: Desk.limit).contains {
      // `the wedding is 12 june` is not about `send the menu before the wedding`.
      let own = forms.stems(of: $0).subtracting(reader.thingItDependsOn($0.name).map(forms.stems(of:)) ?? [])
      let shared = own.intersection(telling)
      return isNamed(forms.stems(of: $0))
        || inPart && !shared.isEmpty && !(shared == head.map { [$0] } && isOfAnother($0.name, head))
    }
  }

  /// True if the last word of a subject has another one before it in a name: `chem final` is no `psych final`.
  private func isOfAnother(_ name: String, _ head: String?) -> Bool {
    let own = reader.selection(name)
    return (own.words + own.kinds).map(forms.stem).firstIndex(of: head ?? "") ?? 0 > 0
  }

  /// The open todos that were due before today.
  private var late: [AgendaItem] {
    get throws {
      try belongings.todos.open(dueBefore: start(of: today)).map { .todo($0) }
    }
  }

  private func fitting(_ items: [AgendaItem], _ what: Selection) -> [AgendaItem] {
    let forms = forms, stems = forms.stems(of: what)
    let exact = items.filter { $0.name.folded == what.text.folded }
    if !exact.isEmpty, what.quantity == .one { return exact }
    let named = items.filter { item in
      // `lunch with ann`: the other words may name her companions.
      let people = what.hasPerson ? item.people.flatMap { forms.stemsInOrder(of: $0) } : []
      return forms.stems(of: item).union(people).isSuperset(of: stems)
    }
    let kinds = forms.stems(what.kinds)
    let kind = named.filter { !kinds.isEmpty && forms.stems(of: $0).isSuperset(of: kinds) }
    if !kind.isEmpty { return kind }
    if !named.isEmpty, !what.hasPlace || what.quantity == .one { return named }
    return items.filter { forms.stems(of: $0).union(forms.labels(of: $0)).isSuperset(of: stems) }
  }

  /// True if a thing takes place, or is due, on the day and at the time that a moment gives.
  func takesPlace(_ item: AgendaItem, at moment: TemporalExpression) -> Bool {
    guard let own = item.moment?.local(in: person.zone) else { return false }
    if item.repeats, moment.saysDay { return falls(item, on: moment) }
    if let time = moment.time, moment.hasTime, own.time != time {
      // `my 6:15 alarm` may mean the morning.
      guard moment.hourIsOpen, own.time == time.inOtherHalfOfDay else { return false }
    }
    guard moment.saysDay, let first = moment.date, let told = moment.days else { return own.date >= today }
    return told.contains(own.date) || moment.isWeekday && own.date == today && first == today.adding(days: 7)
  }

  /// The items of the first day, among those that a time alone names: `the 3pm` is today's.
  private func earliest(_ items: [AgendaItem], _ moment: TemporalExpression) -> [AgendaItem] {
    guard !moment.saysDay else { return items }
    let days = items.compactMap { $0.moment?.local(in: person.zone).date }
    guard let first = days.min() else { return items }
    return items.filter { $0.moment?.local(in: person.zone).date == first }
  }
}

extension Selection {
  /// Reads a figure that exceeds the length of any list as a word of a name: `they paid 1043`; nil for anything else.
  fileprivate var figure: Selection? {
    guard case .numbers(let numbers)? = name, numbers.count == 1, let number = numbers.first, number > 200 else {
      return nil
    }
    var named = self
    (named.name, named.words) = (nil, [String(number)])
    return named
  }
}

extension WordForms {
  /// The stems of a thing's name.
  func stems(of item: AgendaItem) -> Set<String> { stems(of: item.name) }

  /// The stems of a thing's list, tags, place and people.
  func labels(of item: AgendaItem) -> Set<String> {
    Set(([item.list, item.place].compactMap { $0 } + item.tags + item.people).flatMap { stemsInOrder(of: $0) })
  }
}

extension Recurrence {
  /// True if it comes as often as another. Something that comes every weekday also counts as daily.
  fileprivate func comes(asOftenAs other: Recurrence) -> Bool {
    frequency == other.frequency && interval == other.interval
      || other.frequency == .daily && other.interval == 1 && frequency == .weekly && byDay.count > 4
  }
}

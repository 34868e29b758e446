import Agenda
import Civil
import Foundation
import Grammar

// Answers what was completed and when.
extension Desk {
  func did(_ what: Selection) throws -> Reply? {
    guard !what.words.isEmpty || !what.kinds.isEmpty else { return try didSpokenOf(what) ?? didAnything(what) }
    let done = try completed(what)
    if done.isEmpty, let told = try didSpokenOf(what) { return told }
    if !done.isEmpty {
      return Reply(.answer, done.prefix(3).map { wording.didIt($0, on: self) }, subjects: done.compactMap(\.reference))
    }
    var open = try select(what.anytime).items.filter { if case .note = $0 { false } else { true } }
    // `has ben bought the ham`: the request to him takes precedence over the person's own items with some of the words.
    if open.isEmpty, let told = try asked(of: what) { return Reply(.answer, [told]) }
    // `did ben get the beer`: the person who did it need not be in the name.
    // `did i take my tablet` may be about `tablet with breakfast`, but not about another deed.
    let namesDeed = namesDeed(what)
    for fewer in what.anytime.lackingAWord
    where open.isEmpty && (!namesDeed || fewer.words == Array(what.words.dropFirst())) {
      if let first = try completed(fewer).first(where: { !namesDeed || !beginsWithDeed($0.name) }) {
        return Reply(.answer, [wording.didIt(first, on: self)], subjects: [first.reference].compactMap { $0 })
      }
      open = try select(fewer).items.filter { !namesDeed || !beginsWithDeed($0.name) }
    }
    guard let first = open.first else {
      return try asked(of: what).map { Reply(.answer, [$0]) }
    }
    // `did i do gym on tuesday`, when gym is on friday
    if first.repeats, what.moment?.saysDay == true, let days = what.moment?.days(before: today),
      days.upperBound < today
    {
      let when = wording.onDays(days.lowerBound, days.upperBound, from: nil, to: nil, on: self)
      return listing([wording.heading(wording.notThen(" \(when)"))], [first])
    }
    return notYet(first)
  }

  /// Answers that a thing was not completed. An item that describes a deed itself, such as `i quit smoking`, is shown
  /// instead.
  private func notYet(_ item: AgendaItem) -> Reply {
    let told = reader.tellsOfOneself(item.name) ? wording.details(item, on: self) : [wording.notYet(item, on: self)]
    return Reply(.answer, told, subjects: [item.reference].compactMap { $0 })
  }

  /// True if words begin with a verb: `did i wash the dog` does not ask about any other washing.
  private func namesDeed(_ what: Selection) -> Bool { what.words.first.map(reader.isErrandVerb) ?? false }

  private func beginsWithDeed(_ name: String) -> Bool {
    name.split(separator: " ").first.map { reader.isErrandVerb(String($0)) } ?? false
  }

  func whenDid(_ what: Selection) throws -> Reply? {
    guard let last = try completed(what).first else { return try did(what) }
    return Reply(.answer, [wording.doneThen(last, on: self)], subjects: [last.reference].compactMap { $0 })
  }

  /// Answers whether the last subject was completed, if that is meant: `when did i pay it`; nil if it is not.
  private func didSpokenOf(_ what: Selection) throws -> Reply? {
    guard reader.endsInPronoun(what.text), what.words.count < 2, subjects.count == 1,
      let item = try kept(subjects[0])
    else { return nil }
    // `did i call her`, after `thank aunt bea`
    if let verb = what.words.first, namesDeed(what), beginsWithDeed(item.name),
      forms.stems(of: item).isDisjoint(with: forms.stems(reader.verbsOfDeed(verb)))
    {
      return nil
    }
    if case .todo(let todo) = item, todo.completed != nil {
      return Reply(.answer, [wording.didIt(todo, on: self)], subjects: subjects)
    }
    return Reply(.answer, [wording.notYet(item, on: self)], subjects: subjects)
  }

  /// Lists everything completed on those days.
  private func didAnything(_ what: Selection) throws -> Reply? {
    guard let days = what.moment?.days else { return nil }
    return try History(days.lowerBound, days.upperBound).run(on: self)
  }

  /// The completed items that the words name, the last first.
  private func completed(_ what: Selection) throws -> [Todo] {
    var found = try select(what.anytime, isCompleted: true).items.compactMap { item -> Todo? in
      if case .todo(let todo) = item { todo } else { nil }
    }
    if let moment = what.moment, moment.saysDay, let days = moment.days(before: today) {
      found = found.filter { $0.completed.map { days.contains(person.zone.local(at: $0).date) } ?? false }
    }
    return found.sorted { ($0.completed ?? .distantPast) > ($1.completed ?? .distantPast) }
  }
}

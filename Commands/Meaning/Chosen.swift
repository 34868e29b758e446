import Agenda
import Civil
import Grammar

/// The outcome of naming items.
enum Chosen<Item> {
  case items([Item])
  /// Several fit: asks which, with the message for each choice.
  case unclear(Reply)
}

extension Desk {
  /// The todos, events and notes that a command's words name.
  ///
  /// - Parameters:
  ///   - day: a day that decides between several that fit.
  ///   - takesTimes: whether the command can act on one time of a series.
  func choose(
    _ name: ItemName, on day: TemporalExpression? = nil, takesTimes: Bool = false, again: (String) -> String
  ) throws -> Chosen<AgendaItem> {
    try choose(name, on: day, takesTimes: takesTimes, again: again) { words in
      let todos = try todos(named: words, byWordsOnly: true).map { AgendaItem.todo($0) }
      let others = try kept(with: words.folded.split(separator: " ").map(String.init)).filter { item in
        if case .todo = item { false } else { true }
      }
      let found = todos + others
      guard found.isEmpty else { return found }
      let inPart = try self.todos(named: words).map { AgendaItem.todo($0) }
      return inPart.isEmpty ? try named(otherwiseThan: words) : inPart
    }
  }

  /// The things of a kind that have another name: `wake up` for `alarm`.
  private func named(otherwiseThan kind: String) throws -> [AgendaItem] {
    try reader.otherNames(ofKind: kind).flatMap { try kept(with: [$0]) }
  }

  /// The items that a command's words name, of those that `find` finds by words.
  func choose(
    _ name: ItemName, on day: TemporalExpression? = nil, takesTimes: Bool = false, again: (String) -> String,
    among find: (String) throws -> [AgendaItem]
  ) throws -> Chosen<AgendaItem> {
    if isOfCommunity(name) {
      throw Misunderstanding(told(name), reason: .isOfCommunity, example: "!going c12")
    }
    switch name {
    case .listed(let references):
      // Without a community, `c4` is a word like others.
      let words = references.map(\.spelled).joined(separator: " ")
      return try choose(.words(words), on: day, takesTimes: takesTimes, again: again, among: find)
    case .it:
      let items = try whole(subjects.compactMap { try kept($0) })
      guard !items.isEmpty else { throw Misunderstanding("", reason: .whichOne, example: again("1")) }
      if takesTimes, day == nil, let times = try timesShown(again) { return .unclear(times) }
      return items.count == 1 ? .items(items) : .unclear(question(items, again))
    case .numbers(let numbers):
      var named: Set<ItemReference> = []
      return .items(
        try numbers.compactMap { number in
          guard shown.indices.contains(number - 1) else {
            throw Misunderstanding(String(number), reason: .noNumber(number, of: shown.count), example: "!today")
          }
          guard let reference = shown[number - 1], let item = try kept(reference) else {
            throw Misunderstanding(String(number), reason: .gone, example: "!today")
          }
          // Several occurrences are of one item.
          return named.insert(reference).inserted ? item : nil
        })
    case .ids(let ids):
      return .items(
        try ids.map { id in
          let references = [ItemReference.todo(Todo.ID(id)), .event(Event.ID(id)), .note(Note.ID(id))]
          guard let item = try first(of: references) else {
            throw Misunderstanding("#\(id)", reason: .noID(id), example: "!today")
          }
          return item
        })
    case .words(let words):
      let what = reader.selection(words)
      // `a` or `my` names nothing, unless something has that name.
      if what.isEmpty {
        let called = try find(words).filter { $0.name.folded == words.folded }
        guard called.count == 1 else { throw Misunderstanding(words, reason: .whichOne, example: again("1")) }
        return .items(called)
      }
      if what.quantity == .all, what.words.isEmpty { return .unclear(try confirming(what, again)) }
      let found = try find(words)
      if found.isEmpty, let each = try namedOneByOne(what, find) { return .items(each) }
      guard !found.isEmpty else {
        let fewer = words.named()
        let isThere = try fewer != words && find(fewer).count == 1
        throw Misunderstanding(words, reason: .noneNamed, example: isThere ? again(fewer) : "!today")
      }
      let then = day.map { day in found.filter { falls($0, on: day) } } ?? []
      let fits = then.isEmpty ? found : then
      return fits.count == 1 ? .items(fits) : .unclear(question(fits, again))
    }
  }

  /// The items that several names mean, one each: `alpha, gamma`; nil if one of them means none, or several.
  private func namedOneByOne(_ what: Selection, _ find: (String) throws -> [AgendaItem]) throws -> [AgendaItem]? {
    let names = reader.namedOneByOne(what)
    guard names.count > 1 else { return nil }
    let forms = forms
    // A misspelt name must be the only one.
    let found = try names.map { name in
      let stems = forms.stems(of: reader.selection(name))
      return try stems.isEmpty ? [] : find(name).filter { forms.stems(of: $0).isSuperset(of: stems) }
    }
    return found.allSatisfy { $0.count == 1 } ? found.flatMap { $0 } : nil
  }

  /// True if a name means community events. Numbers do if none of the person's own things was listed lately.
  private func isOfCommunity(_ name: ItemName) -> Bool {
    if case .numbers = name, !shown.isEmpty, !shown.contains(where: { $0?.listed != nil }) { return false }
    return listedReferences(name) != nil
  }

  /// The name as it was written, for an error.
  private func told(_ name: ItemName) -> String {
    switch name {
    case .listed(let references): references.map(\.spelled).joined(separator: ",")
    case .numbers(let numbers): numbers.map(String.init).joined(separator: ",")
    case .it, .ids, .words: ""
    }
  }

  /// Asks whether everything that a quantifier covers is meant.
  private func confirming(_ what: Selection, _ again: (String) -> String) throws -> Reply {
    let items = try select(what).items
    guard !items.isEmpty else { throw Misunderstanding(what.text, reason: .noneNamed, example: "!today") }
    let message = again(items.ids)
    return confirm(String(message.dropFirst().prefix { $0 != " " }), items.map(\.name), by: message)
  }

  /// Asks whether all of these are meant.
  func confirm(_ verb: String, _ names: [String], of group: String? = nil, by message: String) -> Reply {
    Reply(
      .answer, [wording.all(verb, names, of: group)],
      choices: [Reply.Choice(wording.yes, message: message, agreement: .yes)])
  }

  func first(of references: [ItemReference]) throws -> AgendaItem? {
    for reference in references {
      if let item = try kept(reference) { return item }
    }
    return nil
  }

  private func question(_ items: [AgendaItem], _ again: (String) -> String) -> Reply {
    let choices = items.prefix(9).compactMap { item in
      item.reference.map { Reply.Choice(wording.line(item, on: self), message: again("#\($0.number)"), item: $0) }
    }
    return Reply(.answer, [wording.which], choices: choices)
  }
}

extension Desk {
  /// Asks which line of the list shown last is meant, if a series has several lines in it, or a line that is not its
  /// next time. Nil if the items' numbers tell them apart.
  private func timesShown(_ again: (String) -> String) throws -> Reply? {
    guard shown.count > 1, shown.compactMap({ $0 }) == subjects, occurrencesShown.count == shown.count else {
      return nil
    }
    let lines = try zip(subjects, occurrencesShown).compactMap { reference, occurrence -> Reply.Choice? in
      guard let item = try kept(reference) else { return nil }
      let time = item.repeats ? occurrence.flatMap { reader.moment($0) } : nil
      let one = time.flatMap { then(item, at: $0).first } ?? item
      let name = "#\(reference.number)" + (time == nil ? "" : " \(occurrence ?? "")")
      return Reply.Choice(wording.line(one, on: self), message: again(name), item: reference)
    }
    return lines.count > 1 ? Reply(.answer, [wording.which], choices: Array(lines.prefix(9))) : nil
  }
}

extension Sequence<AgendaItem> {
  /// Their ids, as a command names them: `#3,#7`.
  var ids: String { compactMap { $0.reference.map { "#\($0.number)" } }.joined(separator: ",") }
}

import Agenda
import Civil
import Grammar

// Acts on several things that a sentence names one by one.

extension Desk {
  /// The items that `milk and eggs` name, if each part names one thing.
  func oneByOne(_ act: PlainAct, by reader: Reader) throws -> [AgendaItem]? {
    let parts = reader.namedOneByOne(act.what)
    guard act.what.quantity == .one else { return nil }
    // `got chickpeas coriander and garlic`
    if let each = try each(of: parts, act, by: reader) { return each }
    // `maisies dentist is at 3:20` moves no items named by its single words.
    guard act.verb == .complete else { return nil }
    let words = parts.flatMap { $0.split(separator: " ").map(String.init) }.filter {
      !reader.selection($0).isEmpty && $0.lowercased() != act.what.verb
    }
    return words.allSatisfy { $0.allSatisfy(\.isLetter) } ? try each(of: words, act, by: reader) : nil
  }

  /// Acts on those of several things named one by one that exist under their whole names, and names the others. Nil if
  /// none exists.
  func doInPart(_ act: PlainAct, by reader: Reader) throws -> Reply? {
    let parts = reader.namedOneByOne(act.what)
    guard act.verb == .complete, act.what.quantity == .one, (2...9).contains(parts.count) else { return nil }
    var items: [AgendaItem] = []
    var missing: [String] = []
    for part in parts {
      let named = try select(reader.selection(part)).items.filter {
        takes(act, $0) && [$0.name.folded, reader.thing(in: $0.name).folded].contains(part.folded)
      }
      if named.count == 1 { items += named } else { missing.append(part) }
    }
    guard !items.isEmpty, missing.allSatisfy({ !$0.contains(" ") }) else { return nil }
    var reply = try run(act, on: items, by: reader)
    reply.lines += missing.map(wording.nothingCalled)
    return reply
  }

  /// Completes what else was done, after a comma, or adds what comes on another day: `done gym, get the train on
  /// saturday`. Nil if there is no such thing.
  func addNext(behind what: Selection, by reader: Reader) throws -> Reply? {
    guard let comma = what.text.firstRange(of: ", ") else { return nil }
    let rest = String(what.text[comma.upperBound...])
    if case .plainAct(let next)? = reader.message(rest).lines.first?.readings.first, next.verb == .complete {
      return try act(next, isFresh: false, by: reader)
    }
    guard let verb = rest.split(separator: " ").first, reader.isErrandVerb(String(verb)) else { return nil }
    let item = reader.item(rest)
    guard let first = item.due ?? item.start, first.date > today, !item.name.isEmpty, item.problem == nil else {
      return nil
    }
    return try Add(item).run(on: self)
  }

  private func each(of parts: [String], _ act: PlainAct, by reader: Reader) throws -> [AgendaItem]? {
    guard (2...9).contains(parts.count) else { return nil }
    var items: [AgendaItem] = []
    for part in parts {
      var what = reader.selection(part)
      what.verb = act.what.verb
      // `last swimming lesson` names one thing. `last` alone is not one of several.
      guard what.name == nil, !what.words.isEmpty else { return nil }
      let found = try select(what).items.filter { takes(act.on(what), $0) }
      guard found.count == 1 else { return nil }
      items += found
    }
    return items
  }
}

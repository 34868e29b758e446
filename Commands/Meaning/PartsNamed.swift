import Agenda
import Civil
import Grammar

/// The things that words name, of an item whose name holds others as well: `milk` of `buy milk, eggs and bread`.
struct PartsNamed {
  /// The things that are named.
  var told: String
  /// The name of the item without them.
  var rest: String
}

extension Desk {
  /// Asks whether only some of an item's things are meant, or all of it; nil if the words name all.
  func askingForPart(_ act: PlainAct, _ items: [AgendaItem]) throws -> Reply? {
    guard act.endsOrMoves(items), let parts = partsNamed(by: act.what, of: items),
      act.ends(items) || !meansAll(act.what, of: items[0])
    else { return nil }
    guard act.ends(items), !items[0].repeats, !parts.rest.isEmpty else {
      // `postpone the salad` gives no day to offer.
      let tellsWhen = !act.details(in: reader.language).isEmpty
      return try confirming(tellsWhen ? act : PlainAct(act.verb, act.what, .request), items)
    }
    let whole =
      act.verb == .delete ? "!delete \(reader.putting(.allOf, before: items.ids))" : act.command(on: items.ids)
    return Reply(
      .answer, [wording.partOrAll(parts.told, of: items[0].name)],
      choices: [
        Reply.Choice(
          wording.onlyPart(parts.told), message: "!rename \(items.ids) \(reader.putting(.to, before: parts.rest))"),
        Reply.Choice(wording.all(1), message: whole),
      ])
  }

  /// True if words that name a part of an appointment mean all of it.
  private func meansAll(_ what: Selection, of item: AgendaItem) -> Bool {
    guard item.moment?.time != nil, isNoErrand(item, by: reader) else { return false }
    // `the mart` of `cattle mart in ennis, himself wants me there`: the rest goes with it
    if let comma = item.name.firstIndex(of: ","), item.name[comma...].split(separator: " ").count > 3,
      forms.stems(of: String(item.name[..<comma])).isSuperset(of: forms.stems(what.words))
    {
      return true
    }
    // `mrs doyle` of `mrs doyle colour and cut`, whose it is
    guard let name = reader.joinedName(item.name), name.parts.count == 2 else { return false }
    let said = forms.stemsInOrder(of: what.text), first = forms.stemsInOrder(of: name.parts[0])
    return first.starts(with: said) && first.count > said.count
  }

  private func partsNamed(by what: Selection, of items: [AgendaItem]) -> PartsNamed? {
    guard items.count == 1, !what.words.isEmpty, what.name == nil else { return nil }
    // A note is a text, not a list of things.
    if case .note = items[0] { return nil }
    // `the eggs but no milk` names the eggs alone.
    let whole = items[0].name, named = forms.stems(of: reader.withoutReservation(what))
    guard let joined = reader.joinedName(whole) else { return goodsNamed(named, of: whole, by: what) }
    let parts = joined.parts, areErrands = parts.dropFirst().allSatisfy(reader.beginsWithErrand)
    // `bloodwork, no food after midnight` is one thing.
    if parts.dropFirst().contains(where: reader.beginsWithDenial) { return nil }
    // `wash and iron the shirts` is two things to do with the same shirts.
    guard parts[0].contains(" ") || !reader.isErrandVerb(parts[0]), areShort(joined) || areErrands else { return nil }
    let own = parts.map { part in
      let words = part.allSatisfy(\.isNumber) ? [part] : reader.selection(reader.thing(in: part)).words
      return forms.stems(words)
    }
    // `milk` of `milk, eggs, oat milk` is the first.
    let exact = own.firstIndex(of: named).map { [$0] }
    let told = Set(exact ?? own.indices.filter { !named.isDisjoint(with: own[$0]) })
    guard own.allSatisfy({ !$0.isEmpty }), !told.isEmpty, told.count < own.count else { return nil }
    // `picked up the kids` of `pick up the kids from school and nursery`
    if !areErrands, parts.count < 3, told == [0], parts[0].split(separator: " ").count > 3 { return nil }
    return PartsNamed(told: joined.only(told), rest: rest(of: joined, without: told, named))
  }

  /// The name without some of the things. Its last word may belong to all of them: `Ben, Chloe and Ruby lesson`.
  private func rest(of joined: JoinedName, without told: Set<Int>, _ named: Set<String>) -> String {
    let last = joined.parts.count - 1, words = joined.parts[last].split(separator: " ").map(String.init)
    guard told.contains(last), words.count == 2, !named.contains(forms.stem(words[1])),
      joined.parts.dropLast().allSatisfy({ !$0.contains(" ") })
    else { return joined.without(told) }
    return "\(joined.without(told)) \(words[1])"
  }

  /// True if each of the things has only a few words, not a clause.
  private func areShort(_ joined: JoinedName) -> Bool {
    let isPair = joined.parts.count < 3
    return joined.parts.allSatisfy { part in
      let words = part.split(separator: " ").count
      return words <= 3 || (!isPair || words < 5) && reader.selection(part).words.count <= (isPair ? 3 : 4)
    }
  }

  /// Things without a mark between them: `milk` of `get bread milk eggs`, `milk and eggs` of `milk eggs bread`.
  private func goodsNamed(_ named: Set<String>, of name: String, by what: Selection) -> PartsNamed? {
    let goods = reader.goods(name)
    let isOfGoods = goods.count > 2 && forms.stems(goods).isStrictSuperset(of: named)
    guard isOfGoods || isListed(name, besides: what) else { return nil }
    let thing = reader.thing(in: name)
    let words = thing.split(separator: " ").map(String.init)
    func joined(_ words: [String]) -> String { words.joined(separator: " ") }
    return PartsNamed(
      told: joined(words.filter { named.contains(forms.stem($0)) }),
      rest: name.dropLast(thing.count) + joined(words.filter { !named.contains(forms.stem($0)) }))
  }

  /// True if words join some of a name's words, and leave out others: `milk and eggs`, of `milk eggs bread`.
  private func isListed(_ name: String, besides what: Selection) -> Bool {
    let parts = reader.namedOneByOne(what).map { reader.selection($0).words }
    let words = reader.thing(in: name).split(separator: " ").map(String.init)
    return parts.count > 1 && parts.allSatisfy { $0.count == 1 } && words.count > parts.count
      && forms.stems(words).isStrictSuperset(of: forms.stems(parts.flatMap { $0 }))
  }
}

extension PlainAct {
  /// True if the act ends the items, or moves them in time.
  fileprivate func endsOrMoves(_ items: [AgendaItem]) -> Bool {
    ends(items) || (isToldMove || verb == .move || verb == .postpone) && !what.hasPerson
  }
}

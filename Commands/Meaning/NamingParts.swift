import Agenda
import Grammar

// Things that hold several others by their names.
extension Desk {
  /// True if an item holds several things by its name, and not all of them are named: `milk` of `buy milk, eggs and
  /// bread`, or of `buy milk eggs bread`.
  func isOfPart(_ what: Selection, of items: [AgendaItem]) -> Bool {
    guard items.count == 1, !what.words.isEmpty, what.name == nil else { return false }
    // `the eggs but no milk` names the eggs alone.
    let whole = items[0].name, named = forms.stems(of: reader.withoutReservation(what))
    // `some bits from tesco: milk, bread`
    let name = whole.firstRange(of: ": ").map { String(whole[$0.upperBound...]) } ?? whole
    guard reader.joins(name) || name.contains(",") else {
      let goods = forms.stems(reader.goods(name))
      return goods.count > 2 && goods.isStrictSuperset(of: named) || isListed(name, besides: what)
    }
    let parts = reader.namedOneByOne(reader.selection(name))
    func isShort(_ part: String) -> Bool { part.split(separator: " ").count <= 3 }
    // `print 20 copies of the score, programme, seating plan`: one verb for all
    // `rent for flats 1, 2 and 3`
    let areNumbers = parts.dropFirst().allSatisfy { $0.allSatisfy(\.isNumber) }
    let areAlike = areNumbers || parts.allSatisfy(isShort) || parts.allSatisfy(reader.beginsWithErrand)
    let isHeaded =
      reader.beginsWithErrand(parts[0]) && parts.dropFirst().allSatisfy(isShort)
      && (parts.count > 2 || reader.joins(name))
    guard parts.count > 1, areAlike || isHeaded else { return false }
    // `wash and iron the shirts` are two things to do with one.
    let first = reader.selection(parts[0]).words
    guard parts[0].contains(" ") || !reader.isErrandVerb(parts[0]) else { return false }
    let own =
      [forms.stems(first.count > 1 ? Array(first.dropFirst()) : first)]
      + parts.dropFirst().map { $0.allSatisfy(\.isNumber) ? [$0] : forms.stems(of: reader.selection($0)) }
    let areNamed = own.map { !named.isDisjoint(with: $0) }
    // `picked up the kids` of `pick up the kids from school and nursery`
    if !areAlike, parts.count < 3, areNamed[0], !isShort(reader.thing(in: parts[0])) { return false }
    return own.allSatisfy { !$0.isEmpty } && areNamed.contains(true) && areNamed.contains(false)
  }

  /// True if words join some of a name's words, and leave out others: `milk and eggs`, of `milk eggs bread`.
  private func isListed(_ name: String, besides what: Selection) -> Bool {
    let parts = reader.namedOneByOne(what).map { reader.selection($0).words }
    let words = reader.thing(in: name).split(separator: " ").map(String.init)
    return parts.count > 1 && parts.allSatisfy { $0.count == 1 } && words.count > parts.count
      && forms.stems(words).isStrictSuperset(of: forms.stems(parts.flatMap { $0 }))
  }
}

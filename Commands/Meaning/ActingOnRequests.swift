import Agenda
import Grammar

// Acts on requests that the person sent, or got from others.
extension Desk {
  /// Says that the other person still has the request that the person sent, if the words name one.
  func sent(_ what: Selection) throws -> String? {
    try itemRequest(what).map { wording.stays($0, with: $1, on: self) }
  }

  /// Returns the state of a request that the person sent, if the words name one.
  func asked(of what: Selection) throws -> String? {
    try itemRequest(what).map { itemRequest, theirs in
      let state = wording.sent(itemRequest, to: theirs, on: self)
      switch itemRequest.outcome {
      case .completed(let done): return wording.theyDid(itemRequest, theirs, at: done, on: self)
      // They may have done it, too.
      case .removed: return state
      case nil: return wording.no(state)
      }
    }
  }

  /// The newest request sent by the person that has those words in its name or the recipient's.
  private func itemRequest(_ what: Selection) throws -> (ItemRequest, Called)? {
    let forms = forms, stems = reader.stemsOfThings(what)
    guard !stems.isEmpty else { return nil }
    for itemRequest in try others.itemRequests.sent(limit: 50) {
      let theirs = try other(of: itemRequest)
      let said = forms.stems(of: itemRequest.item).union(forms.stems(of: theirs.text))
      if said.isSuperset(of: stems) { return (itemRequest, theirs) }
    }
    return nil
  }

  /// Takes back the request to somebody else that the words name, or the only one without an answer. Nil if nothing
  /// fits: `withdraw 200` is something to do.
  func withdraw(_ act: PlainAct, by reader: Reader) throws -> Reply? {
    switch act.what.name {
    case .numbers(let numbers)?:
      let areShown = numbers.allSatisfy { requestsShown.indices.contains($0 - 1) }
      return areShown ? try run(act.command(on: numbers.map(String.init).joined(separator: ",")), by: reader) : nil
    case .some: return nil
    case nil:
      let found = try sentRequests(act.what.isIt ? .it : .words(act.what.text))
      // `withdraw that` is not something to do.
      return found.isEmpty && !act.what.isIt
        ? nil : try run(act.command(on: act.what.isIt ? "" : act.what.text).trimmed, by: reader)
    }
  }

  /// Accepts a request and completes it: `done walk the dog`. nil if no request fits the words, or several do.
  func acceptAndDo(_ what: Selection, by reader: Reader) throws -> Reply? {
    let stems = forms.stems(of: what)
    let fits = try others.itemRequests.pending().filter {
      !stems.isEmpty && forms.stems(of: $0.item).isSuperset(of: stems)
    }
    guard fits.count == 1, let id = fits[0].id, case .todo = fits[0].item else { return nil }
    return try acceptAndDo(id)
  }

  /// Accepts or declines the request to the person that the words name; nil if none fits.
  func answer(_ act: PlainAct, by reader: Reader) throws -> Reply? {
    let forms = forms, stems = forms.stems(of: act.what)
    let isAll = act.what.quantity == .all
    let fits = try others.itemRequests.pending().filter {
      isAll || !stems.isEmpty && forms.stems(of: $0.item).isSuperset(of: stems)
    }
    guard !fits.isEmpty else { return isAll ? try run("!\(act.verb.rawValue)", by: reader) : nil }
    let numbers = fits.compactMap { $0.id.map { "#\($0.number)" } }.joined(separator: ",")
    if fits.count == 1 { return try run("!\(act.verb.rawValue) \(numbers)", by: reader) }
    return confirm(act.verb.rawValue, fits.map(\.item.name), by: "!\(act.verb.rawValue) \(numbers)")
  }
}

package import Agenda
package import Foundation

// Texts about requests between people.
extension Wording {
  package var yes: String { "yes" }
  package var no: String { "no" }

  // To the sender

  package func asked(_ item: AgendaItem, of person: Called, on desk: Desk) -> String {
    "Asked \(person): \(line(item, on: desk)). You will hear the answer."
  }

  package func delivered(_ item: AgendaItem, to person: Called, on desk: Desk) -> String {
    "Sent to \(person): \(line(item, on: desk))."
  }

  package func accepted(_ item: AgendaItem, by person: Called) -> String {
    "\(person.atStart) accepted \(quoted(item.name))."
  }

  package func done(_ item: AgendaItem, by person: Called) -> String {
    "\(person.atStart) has done \(quoted(item.name))."
  }

  package func declined(_ item: AgendaItem, by person: Called) -> String {
    "\(person.atStart) declined \(quoted(item.name))."
  }

  package func notTakenBack(_ itemRequest: ItemRequest, _ person: Called) -> String {
    let done =
      switch itemRequest.state {
      case .declined: "declined"
      case .withdrawn: "withdrawn"
      case .asked, .accepted: "accepted"
      }
    return "\(person.atStart) has already \(done) \(quoted(itemRequest.item.name)), so that stays."
  }

  package func toBeSentAnew(_ itemRequest: ItemRequest, _ person: Called) -> String {
    "\(person.atStart) was told that \(quoted(itemRequest.item.name)) is taken back. To ask again, send it again."
  }

  package func toForward(_ item: AgendaItem, _ handle: String, on desk: Desk) -> [String] {
    [
      "@\(handle) has not written to me yet, and I never write first. To ask, forward this:",
      "\(line(item, on: desk)) - \(desk.botHandle) keeps such things for you, too",
    ]
  }

  package func takesNothing(_ person: Called) -> String {
    "\(person.atStart) takes no requests. Nothing was sent."
  }

  package func keepsEnough(_ person: Called) -> String {
    "\(person.atStart) can take nothing more for now. Nothing was sent."
  }

  package func blockedByYou(_ person: Called) -> String {
    "You have blocked \(person). Nothing was sent. Try: !block \(person) off"
  }

  package func sentEnough(_ limit: Int) -> String {
    "You have sent \(limit) things in a day, the most allowed. Nothing was sent; try again tomorrow."
  }

  package func sentEnough(_ limit: Int, to person: Called) -> String {
    "You have sent \(person) \(limit) things in a day, the most allowed. Nothing was sent."
  }

  package func unanswered(_ limit: Int, by person: Called) -> String {
    "\(person.atStart) has \(limit) things of yours to answer first. Nothing was sent."
  }

  package var nothingSent: String { "Nothing was sent." }
  package var thatIsYou: String { "That is you." }

  // To the recipient

  package func asks(_ item: AgendaItem, from person: Called, on desk: Desk) -> [String] {
    ["\(person.atStart) asks you: \(foreign(item, on: desk))."] + more(of: item) + ["\(yesOrNo)? (!accept, !decline)"]
  }

  package func invites(_ item: AgendaItem, to event: Int64, from person: Called, on desk: Desk) -> [String] {
    ["\(person.atStart) invites you: \(foreign(item, on: desk)) (c\(event))."] + more(of: item)
      + ["\(yesOrNo)? (!accept, !decline)"]
  }

  package func stillInvites(_ item: AgendaItem, to event: Int64, from person: Called, on desk: Desk) -> [String] {
    ["\(person.atStart) also invites you: \(foreign(item, on: desk)) (c\(event)). \(yesOrNo)?"]
  }

  package func invited(_ person: Called, to item: AgendaItem, on desk: Desk) -> String {
    "Invited \(person): \(line(item, on: desk)). You will hear the answer."
  }

  package func hasInvited(_ person: Called, to name: String) -> String {
    "You have invited \(person) to \(quoted(name)) already."
  }

  package func onlyPublisherInvites(_ name: String) -> String {
    "\(quoted(name)) is not for everybody: only its publisher can invite people."
  }

  package func stillAsks(_ item: AgendaItem, from person: Called, on desk: Desk) -> [String] {
    ["\(person.atStart) also asks: \(foreign(item, on: desk)). \(yesOrNo)?"]
  }

  package func landed(_ item: AgendaItem, from person: Called, on desk: Desk) -> [String] {
    ["From \(person), whom you trust: \(foreign(item, on: desk))."] + more(of: item)
  }

  package func tookBack(_ item: AgendaItem, by person: Called) -> String {
    "\(person.atStart) took back \(enclosed(item.name)). You no longer have to answer."
  }

  package func withdrawn(_ item: AgendaItem, from person: Called) -> String {
    "Took back \(quoted(item.name)): \(person) no longer has to answer."
  }

  package func declinedSilently(_ names: [String]) -> String {
    "Their open request\(names.count == 1 ? "" : "s") \(joined(names.map { enclosed($0) })) \(names.count == 1 ? "is" : "are") declined; they are not told."
  }

  package func accepted(_ item: AgendaItem, from person: Called, on desk: Desk) -> String {
    "Accepted: \(line(item, on: desk)). \(person.atStart) is told."
  }

  package func declined(_ item: AgendaItem, from person: Called) -> String {
    "Declined: \(enclosed(item.name)). \(person.atStart) is told."
  }

  package func canTrust(_ person: Called) -> String {
    "!trust \(person) takes the next ones without asking, !block \(person) takes none."
  }

  package func requestsAre(_ requests: Person.Requests) -> String {
    switch requests {
    case .everybody:
      "Everybody can ask things of you. !requests contacts keeps strangers out, !requests nobody keeps everybody out."
    case .contacts:
      "Only people you have agreed on something with before can ask things of you. !requests everybody changes that."
    case .nobody: "Nobody can ask anything of you. !requests everybody changes that."
    }
  }

  package func foreign(_ item: AgendaItem, on desk: Desk) -> String {
    line(item.renamed(to: enclosed(item.name.short(to: String.longestLine))), on: desk)
  }

  /// Returns the words in quotation marks. Quotation marks inside are replaced, so that nothing in the words ends the
  /// quotation.
  func enclosed(_ words: String) -> String {
    let words = words.map { $0.isNewline ? " / " : $0.isQuotationMark ? "'" : String($0) }
    return "\"\(words.joined())\""
  }

  /// Returns the rest of an item that somebody else wrote. Its note was marked on sending, except by old versions.
  private func more(of item: AgendaItem) -> [String] {
    let (note, url) =
      switch item {
      case .todo(let todo): (todo.note, todo.url)
      case .event(let event): (event.note, event.url)
      case .note(let note): (nil, note.url)
      }
    let isMarked = note?.split(separator: "\n").allSatisfy { $0.hasPrefix(String.mark) } == true
    let name = item.name.count > String.longestLine ? item.name : nil
    return [name?.marked, isMarked ? note : note?.marked, url?.marked].compactMap { $0 }
  }

  package func neverMet(_ handle: String) -> String { "I know nobody called @\(handle)." }

  package func neverAccepted(_ person: Called) -> String {
    "You have to accept something from \(person) first."
  }

  package func trusted(_ person: Called) -> String {
    "I'll add what \(person) sends without asking you. !trust \(person) off changes that."
  }

  package func distrusted(_ person: Called) -> String { "I'll ask you before I add anything from \(person)." }

  package func blocked(_ person: Called) -> String {
    "\(person.atStart) can send you nothing any more. !block \(person) off changes that."
  }

  package func unblocked(_ person: Called) -> String { "\(person.atStart) can ask things of you." }
}

// Texts about requests that the person has sent.
extension Wording {
  package var sent: String { "What you asked of others" }

  package func sent(_ itemRequest: ItemRequest, to recipient: Called, on desk: Desk) -> String {
    let state =
      switch itemRequest.state {
      case .asked: "not answered yet"
      case .accepted:
        switch itemRequest.outcome {
        case .completed(let done): "done \(moment(at: done, on: desk))"
        case .removed: "accepted, no longer on their list"
        case nil: "accepted"
        }
      case .declined: "declined"
      case .withdrawn: "withdrawn"
      }
    return "\(recipient.atStart): \(line(itemRequest.item, on: desk)) (\(state))"
  }

  package func theyDid(_ itemRequest: ItemRequest, _ other: Called, at done: Date, on desk: Desk) -> String {
    "Yes: \(other) did \(quoted(itemRequest.item.name)), \(moment(at: done, on: desk))."
  }
}

extension Character {
  /// True if the character opens or closes a quotation; some of these are apostrophes, too.
  fileprivate var isQuotationMark: Bool {
    self == "\""
      || unicodeScalars.contains {
        [.initialPunctuation, .finalPunctuation].contains($0.properties.generalCategory) || $0 == "\u{201E}"
          || $0 == "\u{201A}"
      }
  }
}

package import Agenda
package import Foundation

// Texts about requests between people.
extension Wording {
  /// The label of the choice that agrees to a question.
  public static let yes = "yes"
  package static let no = "no"
  /// Stands for a person whose handle the reader must not see.
  public static let somebody = "somebody"

  // To the sender

  package static func asked(_ item: AgendaItem, of person: Called, on desk: Desk) -> String {
    "Asked \(person): \(line(item, on: desk)). You will hear the answer."
  }

  package static func delivered(_ item: AgendaItem, to person: Called, on desk: Desk) -> String {
    "Sent to \(person): \(line(item, on: desk))."
  }

  package static func accepted(_ item: AgendaItem, by person: Called) -> String {
    "\(person.atStart) accepted \(quoted(item.name))."
  }

  package static func declined(_ item: AgendaItem, by person: Called) -> String {
    "\(person.atStart) declined \(quoted(item.name))."
  }

  package static func notTakenBack(_ itemRequest: ItemRequest, _ person: Called) -> String {
    "\(person.atStart) has already \(itemRequest.state.rawValue) \(quoted(itemRequest.item.name)), so that stays."
  }

  package static func toBeSentAnew(_ itemRequest: ItemRequest, _ person: Called) -> String {
    "\(person.atStart) was told that \(quoted(itemRequest.item.name)) is taken back. To ask again, send it again."
  }

  package static func toForward(_ item: AgendaItem, _ handle: String, on desk: Desk) -> [String] {
    [
      "@\(handle) has not written to me yet, and I never write first. To ask, forward this:",
      "\(line(item, on: desk)) - \(desk.botHandle) keeps such things for you, too",
    ]
  }

  package static func takesNothing(_ person: Called) -> String {
    "\(person.atStart) takes no requests. Nothing was sent."
  }

  /// The recipient's quota is used up, which the sender must not learn more about.
  package static func keepsEnough(_ person: Called) -> String {
    "\(person.atStart) can take nothing more for now. Nothing was sent."
  }

  package static func blockedByYou(_ person: Called) -> String {
    "You have blocked \(person). Nothing was sent. Try: !block \(person) off"
  }

  package static func sentEnough(_ limit: Int) -> String {
    "You have sent \(limit) things in a day, and that is the most there is. Nothing was sent; try again tomorrow."
  }

  package static func sentEnough(_ limit: Int, to person: Called) -> String {
    "You have sent \(person) \(limit) things in a day, and that is the most. Nothing was sent."
  }

  package static func unanswered(_ limit: Int, by person: Called) -> String {
    "\(person.atStart) has \(limit) things of yours to answer first. Nothing was sent."
  }

  package static let nothingSent = "Nothing was sent."
  package static let needsRecipient = "it needs what to send, and to whom"
  package static let oneAtATime = "one thing at a time can be sent"
  package static let needsHandle = "it needs one person's handle"
  package static let thatIsYou = "That is you."

  // To the one who is asked

  package static func asks(_ item: AgendaItem, from person: Called, on desk: Desk) -> [String] {
    ["\(person.atStart) asks you: \(foreign(item, on: desk))."] + more(of: item) + ["\(yesOrNo)? (!accept, !decline)"]
  }

  package static func stillAsks(_ item: AgendaItem, from person: Called, on desk: Desk) -> [String] {
    ["\(person.atStart) also asks: \(foreign(item, on: desk)). \(yesOrNo)?"]
  }

  package static func landed(_ item: AgendaItem, from person: Called, on desk: Desk) -> [String] {
    ["From \(person), whom you trust: \(foreign(item, on: desk))."] + more(of: item)
  }

  package static func tookBack(_ item: AgendaItem, by person: Called) -> String {
    "\(person.atStart) took back \(enclosed(item.name)); nothing is asked of you."
  }

  package static func accepted(_ item: AgendaItem, from person: Called, on desk: Desk) -> String {
    "Accepted: \(line(item, on: desk)). \(person.atStart) is told."
  }

  package static func declined(_ item: AgendaItem, from person: Called) -> String {
    "Declined: \(enclosed(item.name)). \(person.atStart) is told."
  }

  package static func canTrust(_ person: Called) -> String {
    "!trust \(person) takes the next ones without asking, !block \(person) takes none."
  }

  package static let whoMayAsk = "this takes contacts, everybody or nobody"

  package static func requestsAre(_ requests: Person.Requests) -> String {
    switch requests {
    case .everybody:
      "Everybody can ask things of you. !requests contacts keeps strangers out, !requests nobody keeps everybody out."
    case .contacts:
      "Only people you have agreed on something with before can ask things of you. !requests everybody changes that."
    case .nobody: "Nobody can ask anything of you. !requests everybody changes that."
    }
  }

  package static let notAsked = "nobody asks that of you"
  package static let nothingAsked = "nobody asks anything of you now"

  package static func alreadySettled(_ state: ItemRequest.State) -> String {
    state == .withdrawn ? "it was taken back" : "you have already \(state.rawValue) it"
  }

  /// Where only public messages exist: says that there is something, and nothing else.
  public static let withheldNews = "There is something for you here - write to me privately for it."

  /// An item that somebody else wrote, quoted so that it cannot pass for the bot's own words.
  package static func foreign(_ item: AgendaItem, on desk: Desk) -> String {
    line(item.renamed(to: enclosed(short(item.name, to: longestLine))), on: desk)
  }

  /// The words in quotation marks, with those inside replaced, so that nothing in them ends the quotation.
  static func enclosed(_ words: String) -> String {
    let words = words.map { $0.isNewline ? " / " : $0.isQuotationMark ? "'" : String($0) }
    return "\"\(words.joined())\""
  }

  /// The characters that fit in one message on any network.
  private static let longestLine = 200

  /// Comes before each line that somebody else wrote.
  private static let mark = "> "

  /// A text that somebody else wrote, with each line marked and short enough not to be split across messages.
  package static func marked(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).flatMap { wrapped($0) }.map { mark + $0 }.joined(separator: "\n")
  }

  /// The rest of an item that somebody else wrote. Its note was marked when it was sent, except by old versions.
  private static func more(of item: AgendaItem) -> [String] {
    let (note, url) =
      switch item {
      case .todo(let todo): (todo.note, todo.url)
      case .event(let event): (event.note, event.url)
      case .note(let note): (nil, note.url)
      }
    let isMarked = note?.split(separator: "\n").allSatisfy { $0.hasPrefix(mark) } == true
    let name = item.name.count > longestLine ? item.name : nil
    return [name.map(marked), isMarked ? note : note.map(marked), url.map(marked)].compactMap { $0 }
  }

  /// A line split into lines of at most `longestLine`, between words where possible.
  private static func wrapped(_ line: Substring) -> [Substring] {
    var (lines, rest): ([Substring], Substring) = ([], line)
    while rest.count > longestLine {
      let most = rest.prefix(longestLine)
      let end = most.lastIndex(of: " ").flatMap { $0 > rest.startIndex ? $0 : nil } ?? most.endIndex
      lines.append(rest[..<end])
      rest = rest[end...].drop { $0 == " " }
    }
    return lines + [rest]
  }

  // Contacts

  package static func neverMet(_ handle: String) -> String { "I know nobody called @\(handle)." }

  package static func neverAccepted(_ person: Called) -> String {
    "You have accepted nothing of \(person) yet; that comes first."
  }

  package static func trusted(_ person: Called) -> String {
    "What \(person) sends lands without asking you. !trust \(person) off changes that."
  }

  package static func distrusted(_ person: Called) -> String { "You are asked before anything of \(person) lands." }

  package static func blocked(_ person: Called) -> String {
    "\(person.atStart) can send you nothing any more. !block \(person) off changes that."
  }

  package static func unblocked(_ person: Called) -> String { "\(person.atStart) can ask things of you." }

}

// Texts about requests that the person has sent.
extension Wording {
  package static let sent = "What you asked of others"

  /// `@bob: book the hall - Sat 21 Nov (not answered yet)`
  package static func sent(_ itemRequest: ItemRequest, to recipient: Called, on desk: Desk) -> String {
    let state =
      switch itemRequest.state {
      case .asked: "not answered yet"
      case .accepted: itemRequest.done.map { "done \(moment(at: $0, on: desk))" } ?? "accepted"
      case .declined: "declined"
      case .withdrawn: "withdrawn"
      }
    return "\(recipient.atStart): \(line(itemRequest.item, on: desk)) (\(state))"
  }

  /// `Yes: @bob did "book the hall", Fri 20 Nov, 08:07.`
  package static func theyDid(_ itemRequest: ItemRequest, _ other: Called, at done: Date, on desk: Desk) -> String {
    "Yes: \(other) did \(quoted(itemRequest.item.name)), \(moment(at: done, on: desk))."
  }
}

extension Character {
  /// Whether it opens or closes a quotation; some of these are apostrophes, too.
  fileprivate var isQuotationMark: Bool {
    self == "\""
      || unicodeScalars.contains {
        [.initialPunctuation, .finalPunctuation].contains($0.properties.generalCategory) || $0 == "\u{201E}"
          || $0 == "\u{201A}"
      }
  }
}

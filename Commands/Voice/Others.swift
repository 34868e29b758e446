import Agenda

// What is said between people.
extension Voice {
  static let yes = "yes"
  static let no = "no"
  static let somebody = "somebody"

  /// `@ann@example.org`; whoever sends it sees to it that it is no live handle.
  static func called(_ address: Address) -> String { "@\(address.handle)" }

  // To the sender

  static func asked(_ item: Kept, of address: Address, on desk: Desk) -> String {
    "Asked \(called(address)): \(line(item, on: desk)). You will hear the answer."
  }

  static func delivered(_ item: Kept, to address: Address, on desk: Desk) -> String {
    "Sent to \(called(address)): \(line(item, on: desk))."
  }

  static func sent(_ item: Kept, to address: Address) -> String {
    "\(quoted(item.name, done: "sent")) to \(called(address))"
  }

  static func accepted(_ item: Kept, by address: Address) -> String {
    "\(called(address)) accepted \(quoted(item.name))."
  }

  static func declined(_ item: Kept, by address: Address) -> String {
    "\(called(address)) declined \(quoted(item.name))."
  }

  static func notTakenBack(_ errand: Errand, _ address: Address) -> String {
    "\(called(address)) has already \(errand.state.rawValue) \(quoted(errand.item.name)), so that stays."
  }

  static func toBeSentAnew(_ errand: Errand, _ address: Address) -> String {
    "\(called(address)) was told that \(quoted(errand.item.name)) is taken back. To ask again, send it again."
  }

  static func toForward(_ item: Kept, _ handle: String, on desk: Desk) -> [String] {
    [
      "@\(handle) has not written to me yet, and I never write first. To ask, forward this:",
      "\(line(item, on: desk)) - \(desk.botHandle) keeps such things for you, too",
    ]
  }

  static func takesNothing(_ address: Address) -> String { "\(called(address)) takes no requests. Nothing was sent." }

  /// They keep as much as they may, and how much that is is theirs to know.
  static func keepsEnough(_ address: Address) -> String {
    "\(called(address)) can take nothing more for now. Nothing was sent."
  }

  static func blockedByYou(_ address: Address) -> String {
    "You have blocked \(called(address)). Nothing was sent. Try: !block \(called(address)) off"
  }

  static func sentEnough(_ limit: Int) -> String {
    "You have sent \(limit) things in a day, and that is the most there is. Nothing was sent; try again tomorrow."
  }

  static func sentEnough(_ limit: Int, to address: Address) -> String {
    "You have sent \(called(address)) \(limit) things in a day, and that is the most. Nothing was sent."
  }

  static func unanswered(_ limit: Int, by address: Address) -> String {
    "\(called(address)) has \(limit) things of yours to answer first. Nothing was sent."
  }

  static let nothingSent = "Nothing was sent."
  static let needsRecipient = "it needs what to send, and to whom"
  static let oneAtATime = "one thing at a time can be sent"
  static let needsHandle = "it needs one person's handle"
  static let thatIsYou = "That is you."

  // To the one who is asked

  static func asks(_ item: Kept, from address: Address, on desk: Desk) -> [String] {
    ["\(called(address)) asks you: \(line(item, on: desk))."] + more(of: item) + ["\(yesOrNo)? (!accept, !decline)"]
  }

  static func stillAsks(_ item: Kept, from address: Address, on desk: Desk) -> [String] {
    ["\(called(address)) also asks: \(line(item, on: desk)). \(yesOrNo)?"]
  }

  static func landed(_ item: Kept, from address: Address, on desk: Desk) -> [String] {
    ["From \(called(address)), whom you trust: \(line(item, on: desk))."] + more(of: item)
  }

  static func gotFrom(_ address: Address, _ item: Kept) -> String {
    "\(quoted(item.name, done: "took")) from \(called(address))"
  }

  static func tookBack(_ item: Kept, by address: Address) -> String {
    "\(called(address)) took back \(quoted(item.name)); nothing is asked of you."
  }

  static func accepted(_ item: Kept, from address: Address, on desk: Desk) -> String {
    "Accepted: \(line(item, on: desk)). \(called(address)) is told."
  }

  static func declined(_ item: Kept, from address: Address) -> String {
    "Declined: \(quoted(item.name)). \(called(address)) is told."
  }

  static func canTrust(_ address: Address) -> String {
    "!trust \(called(address)) takes the next ones without asking, !block \(called(address)) takes none."
  }

  static let notAsked = "nobody asks that of you"
  static let nothingAsked = "nobody asks anything of you now"

  static func alreadySettled(_ state: Errand.State) -> String {
    state == .withdrawn ? "it was taken back" : "you have already \(state.rawValue) it"
  }

  /// Where only public messages exist, nothing is told but that there is something.
  public static let withheldNews = "There is something for you here - write to me privately for it."

  private static func more(of item: Kept) -> [String] {
    switch item {
    case .todo(let todo): [todo.note, todo.url].compactMap { $0 }
    case .event(let event): [event.note, event.url].compactMap { $0 }
    case .note(let note): [note.url].compactMap { $0 }
    }
  }

  // Contacts

  static func neverMet(_ handle: String) -> String { "I know nobody called @\(handle)." }

  static func neverAccepted(_ address: Address) -> String {
    "You have accepted nothing of \(called(address)) yet; that comes first."
  }

  static func trusted(_ address: Address) -> String {
    "What \(called(address)) sends lands without asking you. !trust \(called(address)) off changes that."
  }

  static func distrusted(_ address: Address) -> String { "You are asked before anything of \(called(address)) lands." }

  static func blocked(_ address: Address) -> String {
    "\(called(address)) can send you nothing any more. !block \(called(address)) off changes that."
  }

  static func unblocked(_ address: Address) -> String { "\(called(address)) can ask things of you." }

  static func startedTrusting(_ address: Address) -> String { "trusted \(called(address))" }
  static func stoppedTrusting(_ address: Address) -> String { "stopped trusting \(called(address))" }
  static func startedBlocking(_ address: Address) -> String { "blocked \(called(address))" }
  static func stoppedBlocking(_ address: Address) -> String { "unblocked \(called(address))" }
}

import Agenda
import Commands
import Conversation
import Foundation
import Grammar

/// One message's turn: from its text to its effects and the texts that answer it, within a transaction.
struct Turn {
  let entry: InboxEntry
  let connection: Connection
  /// What is known of all accounts, by their names.
  let connections: [String: Connection]
  let newcomers: Newcomers
  /// Who may begin with the account.
  let access: Access
  /// That the ledger came out of a backup, if it did.
  let restoration: Restoration?
  let now: Date

  var message: IncomingMessage { entry.message }

  /// What came of a message.
  struct Outcome {
    /// What is to be answered; nil when the message is not for the bot.
    var texts: [String]?
    /// Whether its person and all that was theirs is gone.
    var isErased = false
    /// Whether it had no effect, since it is not known whose the address is.
    var isHeld = false
  }

  /// Understands the message, does what it says, and renders what is to be answered.
  ///
  /// - Throws: what a command or the store threw; nothing of the turn may then stay.
  func take(in ledger: any Books & Mail) throws -> Outcome {
    let address = entry.author
    let known = try ledger.people.person(at: address)
    if let outcome = try obeyed(for: known, in: ledger) { return outcome }
    let reader = reader(for: known)
    if message.visibility != .direct, !reader.isAddressed(message.text) { return Outcome() }

    if try ledger.people.isContested(address.key) { return held() }
    guard known == nil, case .invite = access else {
      return try goOn(with: known, at: address, reading: reader, in: ledger)
    }
    return try received(atTheDoor: address, reading: reader, in: ledger)
  }

  /// What somebody is told whose address may be somebody else's too.
  private func held() -> Outcome {
    var outcome = told(Voice.contested)
    outcome.isHeld = true
    return outcome
  }

  /// Takes the turn of somebody who is listened to: one who is not known becomes so.
  func goOn(
    with known: Person?, at address: Address, reading reader: Reader, in ledger: any Books & Mail
  ) throws -> Outcome {
    var reader = reader
    let person =
      try known
      ?? ledger.people.welcome(address, zone: newcomer.zone, conventions: newcomer.conventions, at: now)
    var state = try ConversationState.decoded(ledger.conversation(account: entry.account, id: message.authorID))
    let belongings = try ledger.belongings(of: person, changing: entry.number)
    let answered = try message.repliesTo.flatMap { try ledger.answered(by: $0, account: entry.account) }
    let key = try message.repliesTo.flatMap { try ledger.key(of: $0, account: entry.account) }
    let explicit =
      answered.flatMap { state.spoken(replyingTo: $0, at: now) } ?? key.flatMap { state.spoken(inMessageWithKey: $0) }
    let spoken = explicit ?? state.spoken(replyingTo: nil, at: now)
    let open = try answerable(state, ledger, repliesToAnother: explicit != nil)
    reader.context.choices = open.openChoices(at: now).map(\.label)
    reader.context.reference = (connection.traits.hasReferences ? explicit : spoken).map {
      $0.isReminder == true ? .reminder : $0.isList ? .list : .confirmation
    }
    reader.context.referenceIsExplicit = explicit != nil
    let others = Others(
      contacts: try ledger.contacts(of: person, changing: entry.number),
      errands: try ledger.errands(of: person, changing: entry.number),
      post: Postbox(
        ledger, connections: connections, origin: "\(entry.account)/\(message.id)", answering: entry.number,
        notice: RestoreNotice.answering(message, restoration), now: now))
    try nameThings(in: &reader.context, from: belongings.names)
    try nameContacts(in: &reader.context, others.contacts, ledger.people)

    let desk = Desk(
      person: person, instant: now, belongings: belongings, people: ledger.people, others: others,
      rights: OwnRights(ledger: ledger, person: person, address: address, message: entry.number, now: now),
      address: address,
      botHandle: connection.handles.max { $0.count < $1.count } ?? "", shown: state.shown, unshown: state.unshown,
      subjects: spoken?.items ?? [],
      attachments: message.media.map { Desk.Attachment(url: $0.url, type: $0.type, description: $0.description) },
      about: newcomers.about,
      feed: newcomers.site.map { OwnFeed(ledger: ledger, person: person.id, site: $0, now: now) },
      isPrivate: message.visibility == .direct)
    let proven = state.proof.flatMap { $0.isGiven(in: message.text, at: now) ? $0.message : nil }
    // One attempt is all there is.
    if Proof.isAttempt(message.text) { state.proof = nil }
    let doorkeeper = Doorkeeper(
      asksForProof: proven == nil && connection.traits.addressing == .telephone, at: now)
    let understood = reader.message(proven ?? message.text)
    let interpreter = Interpreter(
      desk: desk, reader: reader, state: open, spoken: spoken, doorkeeper: doorkeeper)
    var replies = try interpreter.replies(to: understood)
    state.proof = doorkeeper.asked ?? state.proof
    state.hasGreeted = state.hasGreeted || understood.lines.contains { $0.readings.first == .chatter(.greeting) }
    let isErased = try ledger.people.person(at: address) == nil
    if !state.isWelcomed, !replies.isEmpty, !isErased {
      state.isWelcomed = true
      let now = try ledger.people.person(person.id) ?? person
      if now.zoneIsAssumed { replies.append(Reply(.answer, [Voice.welcome(zone: now.zone.identifier)])) }
    }

    let misunderstood = replies.contains { $0.kind == .error } ? 1 : 0
    Tally.worked(understood: 1 - misunderstood, misunderstood: misunderstood)

    // Undo may have brought confirmations back just now.
    let confirms = try person.wantsConfirmations || ledger.people.person(person.id)?.wantsConfirmations == true
    let told = replies.filter { confirms || $0.kind != .confirmation }
    let texts = try render(told, on: desk, noting: &state)
    if !isErased {
      try ledger.keep(JSONEncoder().encode(state), conversation: message.authorID, account: entry.account)
    }
    return Outcome(texts: texts, isErased: isErased)
  }

  /// The state with the question that the message can answer: the one it replies to, else the open one; what replies
  /// to another message answers no yes-or-no question.
  private func answerable(
    _ state: ConversationState, _ ledger: any Mail, repliesToAnother: Bool
  ) throws -> ConversationState {
    var open = state
    let key = try message.repliesTo.flatMap { try ledger.key(of: $0, account: entry.account) }
    if let choices = key.flatMap({ state.choices(ofMessageWithKey: $0) }) {
      (open.choices, open.asked) = (choices, now)
    } else if repliesToAnother, open.choices.contains(where: { $0.agreement != nil }) {
      open.choices = []
    }
    return open
  }

  /// What the author is taken to be, should they write for the first time.
  var newcomer: Newcomers {
    connection.traits.addressing == .telephone ? newcomers.near(message.authorID) : newcomers
  }

  private func reader(for person: Person?) -> Reader {
    let zone = person?.zone ?? newcomer.zone
    var reader = Reader(
      now: zone.local(at: now), zone: zone, conventions: person?.conventions ?? newcomer.conventions,
      vocabulary: Catalogue.vocabulary)
    reader.context.handles = connection.handles
    reader.context.copiedHandles = copiedHandles
    reader.context.isPrivate = message.visibility == .direct
    return reader
  }

  /// As much of the message as is read.
  var read: Substring { Substring(message.text.unicodeScalars.prefix(Bounds.characters)) }

  /// The handles at the message's beginning that are no part of what is said: the author's own, and those that a
  /// client copies before the bot's when somebody calls it below another's post.
  private var copiedHandles: [String] {
    var copied: [String] = []
    var others: [String] = []
    for word in read.split(whereSeparator: \.isWhitespace) {
      guard word.hasPrefix("@") else { break }
      let handle = word.dropFirst().lowercased()
      if connection.handles.contains(where: { $0.lowercased() == handle }) {
        if message.visibility != .direct, message.repliesTo != nil { copied += others }
        others = []
      } else if handle == message.authorHandle.lowercased() {
        copied.append(handle)
      } else {
        others.append(handle)
      }
    }
    return copied
  }

  /// The names that the message's meaning may depend on, looked up only where a sign of them occurs in it.
  private func nameThings(in context: inout Context, from names: any Names) throws {
    if hasSign("#", "\u{FF03}", ":", "\u{FF1A}") || read.contains(" to ") || namesListFirst {
      context.lists = Turn.spellings(of: try names.lists())
    }
    if hasSign("@", "\u{FF20}") { context.places = Turn.spellings(of: try names.places()) }
  }

  /// Whether one of these marks, or a mark's full-width form, occurs in the message.
  private func hasSign(_ signs: Unicode.Scalar...) -> Bool {
    read.unicodeScalars.contains(where: signs.contains)
  }

  /// Whether it may begin as `list work` and `gl work` do.
  private var namesListFirst: Bool {
    message.text.utf8.count <= 80
      && message.text.lowercased().split(separator: " ").contains {
        ["list", "getlist", "gl", "move", "mv"].contains($0.drop { $0 == "!" || $0 == "/" })
      }
  }

  /// Names as they are spelt, and as they would be in lower case where that differs in more than ASCII's letters.
  private static func spellings(of names: [String]) -> Set<String> {
    Set(names).union(names.lazy.filter { $0.utf8.contains { $0 >= 0x80 } }.map { $0.lowercased() })
  }

  /// The handles of those whom the person knows, in full and by what stands before their host.
  private func nameContacts(in context: inout Context, _ contacts: any Contacts, _ people: any People) throws {
    guard hasSign("@", "\u{FF20}", "+", "\u{FF0B}") else { return }
    for (id, _) in try contacts.all() {
      for address in try people.addresses(of: id) {
        let handle = address.handle.lowercased()
        context.contacts.insert(handle)
        if let name = handle.split(separator: "@").first { context.contacts.insert(String(name)) }
      }
    }
  }

  /// All replies as one text where they fit one message, in the order of the lines they answer.
  private func render(_ replies: [Reply], on desk: Desk, noting state: inout ConversationState) throws -> [String] {
    let traits = connection.traits
    guard traits.visibility(answering: message.visibility) == .direct else {
      return try withheld(replies, on: desk, noting: &state)
    }
    let rendering = Rendering(traits: traits, handle: message.authorHandle)
    var texts: [String] = []
    for reply in replies {
      let rendered = rendering.render(reply, numberingFrom: reply.continuesList ? state.shown.count : 0)
      state.note(reply, entriesShown: rendered.entries, answering: entry.number, at: now)
      texts += rendered.texts
    }
    return rendering.joined(texts)
  }

  /// One answer that everybody may read. What it speaks of can be acted on by answering it; what it does not show can't.
  private func withheld(_ replies: [Reply], on desk: Desk, noting state: inout ConversationState) throws -> [String] {
    guard !replies.isEmpty else { return [] }
    guard connection.traits.publicReply != nil else { return [Voice.withheld] }
    for var reply in replies where reply.list.isEmpty {
      reply.choices = []
      state.note(reply, entriesShown: 0, answering: entry.number, at: now)
    }
    let text = try Voice.inPublic(replies, on: desk, number: entry.number)
    let traits = connection.traits.of(message.visibility)
    return Array(Rendering(traits: traits, handle: message.authorHandle).render(Reply(.answer, [text])).texts.prefix(1))
  }
}

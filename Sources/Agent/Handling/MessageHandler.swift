import Agenda
import Civil
import Commands
import Conversation
import Foundation
import Grammar
import Storage

/// Handles one message: from its text to its effects and the texts that answer it, within a transaction.
struct MessageHandler {
  /// The ports that it uses.
  typealias Ports = DomainStore & OutboxWriter.Ports & Consent & Admission & Absences & SentMessages & MessageVersions

  let entry: InboxEntry
  let connection: Connection
  /// The last known connections of all accounts, by account name.
  let connections: [String: Connection]
  let profile: BotProfile
  /// The rule for who may start to use the account.
  let access: Access
  /// The restore that the ledger came out of; nil if it came out of none.
  let restoration: Restoration?
  let now: Date
  /// The moment that the message speaks from; codes and questions go by `now`.
  let moment: Date

  var message: IncomingMessage { entry.message }

  /// The outcome of a message.
  struct Outcome {
    /// The texts of the answer; nil if the message is not for the bot.
    var texts: [String]?
    /// The buttons below the last text.
    var buttons: [[MessageButton]] = []
    /// True if the person and all that was theirs is gone.
    var isErased = false
    /// True if it had no effect, since it is not known whose the address is.
    var isHeld = false
    /// True if something in it was not understood; nil if nothing in it had to be.
    var isMisunderstood: Bool?
  }

  /// Carries out the message, and renders the answer.
  ///
  /// - Throws: what a command or the store threw, or `ReadingContextChanged`; nothing that was done may then stay.
  func take(_ understanding: UnderstoodMessage, in ledger: any Ports) throws -> Outcome {
    let address = entry.author
    try ledger.people.note(handleOf: address)
    let known = try ledger.people.person(at: address)
    if let outcome = try obeyed(for: known, in: ledger) { return outcome }
    guard understanding.message.isAddressed else { return Outcome() }

    if try ledger.people.isContested(address.key) { return held(known) }
    let context = try context(for: known, in: ledger, unless: understanding.readingContext.conversation)
    guard try readingContext(for: known, context, in: ledger) == understanding.readingContext else {
      throw ReadingContextChanged()
    }
    if message.edits != nil { return try takenAnew(by: known, at: address, context, understanding, in: ledger) }
    guard known == nil, case .invite = access else {
      return try goOn(with: known, at: address, context, understanding, in: ledger)
    }
    return try received(atTheDoor: address, context, understanding, in: ledger)
  }

  /// Returns the answer to somebody whose address may be somebody else's too.
  private func held(_ person: Person?) -> Outcome {
    let wording = profile.languages.wording(of: person)
    var outcome = told(wording.contested, in: wording)
    outcome.isHeld = true
    return outcome
  }

  /// Handles a message of somebody who may use the account; a new author becomes a person.
  func goOn(
    with known: Person?, at address: Address, _ context: ConversationContext, _ understanding: UnderstoodMessage,
    in ledger: any Ports
  ) throws -> Outcome {
    let person =
      try known
      ?? ledger.people.welcome(address, zone: newcomer.zone, conventions: newcomer.conventions, at: now)
    var state = context.state
    let desk = try desk(of: person, at: address, context, in: ledger)
    // One attempt is all there is.
    if OneTimeCode.isAttempt(message.text) { state.proof = nil }
    let identityCheck = IdentityCheck(
      context.proven == nil && connection.traits.addressing == .telephone ? .code : .none, at: now)
    let interpreter = Interpreter(
      desk: desk, understanding: understanding, context: context, identityCheck: identityCheck)
    var replies = try interpreter.replies()
    replies += try [takenIn(for: person, on: desk, by: ledger.jobs), nothingRead(on: desk)].compactMap { $0 }
    state.changedNothing = replies.allSatisfy(\.isErrorOrQuestion) ? entry.number : nil
    if let last = replies.last { state.noteLast(last, answering: entry.number, at: now) }
    let lines = understanding.message.lines
    if lines.count == 1, [[.remark(.header)], [.remark(.reminding)]].contains(lines[0].readings) {
      let begun = understanding.readingContext.reader.without(.please, atEndOf: lines[0].text)
      state.begun = .init(text: begun, answering: entry.number, at: now)
    }
    if replies.contains(where: \.isRefusal) {
      state.refusal = .init(text: lines.count == 1 ? lines[0].text : nil, answering: entry.number, at: moment)
    }
    if message.edits != nil, let first = replies.first {
      replies.insert(Reply(first.kind == .confirmation ? .confirmation : .answer, [desk.wording.edited]), at: 0)
    }
    state.proof = identityCheck.asked ?? state.proof
    state.hasGreeted =
      state.hasGreeted || understanding.message.lines.contains { $0.readings.first?.greets == true }
    let isErased = try ledger.people.id(at: address) == nil
    if !state.isWelcomed, !replies.isEmpty, !isErased {
      state.isWelcomed = true
      let now = try ledger.people.person(person.id) ?? person
      if now.zoneIsAssumed { replies.append(Reply(.answer, [desk.wording.welcome(zone: now.zone.label)])) }
    }

    if !isErased, let told = try toldOfAbsence(known, on: desk, noting: &state, in: ledger) { replies.append(told) }

    // Undo may have brought confirmations back just now.
    let confirms = try person.wantsConfirmations || ledger.people.person(person.id)?.wantsConfirmations == true
    var told = replies.filter { confirms || $0.kind != .confirmation }
    if !isErased, let late = try toldOfReplyWindow(person, replies, ledger.reminders, on: desk, in: ledger) {
      told.append(late)
    }
    let (texts, listed) = try render(told, on: desk, noting: &state)
    state.settle(context.question, before: context.state)
    if let replaced = context.replaced { state.replace(answerTo: replaced, by: entry.number) }
    if !isErased {
      try ConversationRepository(ledger).save(state, of: message.authorID, on: entry.account)
    }
    let buttons = try isErased ? [] : buttons(beside: listed, on: desk, state)
    return Outcome(
      texts: texts, buttons: buttons, isErased: isErased, isMisunderstood: replies.contains { $0.kind == .error })
  }

  /// Returns a note, given once, to somebody who wrote before the bot was away: messages of theirs may be lost.
  private func toldOfAbsence(
    _ person: Person?, on desk: Desk, noting state: inout ConversationState, in ledger: any Absences
  ) throws -> Reply? {
    guard let person, connection.traits.visibility(answering: message.visibility) == .direct,
      let absence = try ledger.absence(of: entry.account), state.absenceTold != absence.until,
      person.firstSeen < absence.keptSince
    else { return nil }
    state.absenceTold = absence.until
    let local = { (instant: Date) in person.zone.local(at: instant) }
    return Reply(
      .answer,
      [
        desk.wording.wasAway(
          from: local(absence.since), to: local(absence.until), kept: local(absence.keptSince), on: desk)
      ])
  }

  /// Everything that the message's commands see.
  private func desk(
    of person: Person, at address: Address, _ context: ConversationContext,
    in ledger: any Ports
  ) throws -> Desk {
    let (origin, state, languages) = (ChangeOrigin.message(entry.number), context.state, profile.languages)
    var desk = try ledger.desk(
      for: person, in: languages.wordings, at: moment, from: address, changedBy: origin,
      messenger: OutboxWriter(
        ledger, connections: connections, cause: .message(message.id, account: entry.account),
        answering: entry.number, notice: RestoreNotice.answering(message, restoration, in: languages),
        languages: languages, now: now),
      rights: PersonRights(ledger, of: person, at: address, askedBy: origin, now: now))
    desk.botHandle = connection.handle
    if !context.isBehind {
      (desk.shown, desk.occurrencesShown, desk.unshown) = (state.shown, state.occurrencesShown, state.unshown)
      desk.requestsShown = state.requestsShown
      (desk.eventsShown, desk.eventsAreLast) = (state.events, state.eventsAreLast)
    }
    desk.subjects = context.spoken?.items ?? []
    desk.requestAsked = context.requestAsked
    let files = importableFiles
    desk.attachments = message.media.filter { !files.contains($0) }.map {
      .init(url: $0.url, type: $0.type, description: $0.description)
    }
    desk.about = profile.about
    desk.feed = profile.site.map { PersonFeed(ledger: ledger, person: person.id, site: $0, now: now) }
    desk.signIn = try signIn(of: person, in: ledger)
    desk.publisher = AccountPublisher(
      ledger: ledger, connections: connections, cause: .message(message.id, account: entry.account),
      isOperator: try isOperator(in: ledger), now: now)
    if !connection.traits.linksCost {
      desk.shareLinks = { [shareLinks = profile.shareLinks] text, link in
        shareLinks(text, link, person, try ledger.people.addresses(of: person.id))
      }
    }
    desk.listed = try profile.community.map { try ledger.listedEvents(of: $0, for: person, changedBy: origin) }
    desk.readsSubscriptions = profile.readsSubscriptions
    desk.isPrivate = message.visibility == .direct
    return desk
  }

  /// Returns the author's way to sign in with a browser; nil if there are no pages.
  private func signIn(of person: Person, in ledger: any PeopleStore & SignIns & Sessions) throws -> PersonSignIn? {
    guard let pages = profile.pages else { return nil }
    return PersonSignIn(
      ledger: ledger, person: person.id, site: pages, sendsLinks: !connection.traits.linksCost,
      isOperator: try isOperator(in: ledger), now: now)
  }

  /// True if the settings name the author as the operator. If others have the same handle elsewhere, nobody is the
  /// operator.
  private func isOperator(in ledger: any PeopleStore) throws -> Bool {
    guard let name = profile.operatorName(), name.network == entry.author.network else { return false }
    let met = try ledger.people.addresses(called: name.handle, on: name.network)
    return met.count == 1 && met.first?.key == entry.author.key
  }

  /// The settings assumed for the author if they write for the first time.
  var newcomer: NewcomerDefaults {
    let defaults = profile.newcomers
    return connection.traits.addressing == .telephone ? defaults.near(message.authorID) : defaults
  }

  /// Renders all replies as one text if they fit one message, in the order of the lines they answer; also returns the
  /// entries of the last list that are shown.
  private func render(
    _ replies: [Reply], on desk: Desk, noting state: inout ConversationState
  ) throws -> (texts: [String], listed: ArraySlice<Reply.Entry>) {
    let traits = connection.traits
    guard traits.visibility(answering: message.visibility) == .direct else {
      return (try withheld(replies, on: desk, noting: &state), [])
    }
    let rendering = ReplyRenderer(traits: traits, handle: message.authorHandle, wording: desk.wording)
    var texts: [String] = []
    var listed: ArraySlice<Reply.Entry> = []
    for reply in replies {
      let before = reply.isOfEvents ? state.events.count : state.shown.count
      let rendered = rendering.render(reply, numberingFrom: reply.continuesList ? before : 0)
      state.note(reply, entriesShown: rendered.entries, answering: entry.number, at: now)
      if !reply.list.isEmpty { listed = reply.list.prefix(rendered.entries) }
      texts += rendered.texts
    }
    let (said, rest) = rendering.capped(rendering.joined(texts))
    // A list that was cut continues with `!more`.
    if !rest.isEmpty, state.unshown.isEmpty { state.unshown = rest.map { Reply.Entry($0) } }
    return (said, listed)
  }

  /// The buttons of the question that is asked, or else of the list that is shown.
  private func buttons(
    beside listed: ArraySlice<Reply.Entry>, on desk: Desk, _ state: ConversationState
  ) throws -> [[MessageButton]] {
    guard connection.traits.visibility(answering: message.visibility) == .direct else { return [] }
    let buttons = ReplyButtons(traits: connection.traits, wording: desk.wording)
    if let question = state.question, question.answering == entry.number { return buttons.answering(question.choices) }
    return try buttons.acting(on: listed, from: state.shown.count - listed.count + 1, openTodo: desk.openTodo)
  }

  /// Returns one answer that everybody may read. Its subjects can be acted on by answering it; entries that it does not
  /// show can't.
  private func withheld(_ replies: [Reply], on desk: Desk, noting state: inout ConversationState) throws -> [String] {
    guard !replies.isEmpty else { return [] }
    guard connection.traits.publicReply != nil else { return [desk.wording.withheld] }
    for var reply in replies where reply.list.isEmpty {
      reply.choices = []
      state.note(reply, entriesShown: 0, answering: entry.number, at: now)
    }
    let text = try desk.wording.inPublic(
      replies, on: desk, number: entry.number, hasDirectMessages: connection.traits.hasDirectMessages)
    let traits = connection.traits.of(message.visibility)
    return Array(
      ReplyRenderer(traits: traits, handle: message.authorHandle, wording: desk.wording)
        .render(Reply(.answer, [text])).texts.prefix(1))
  }
}

import Agenda
import Civil
import Commands
import Conversation
import Grammar
import Storage

// Looks up the context that a message is understood by.
extension MessageHandler {
  /// The ports that it is looked up in.
  typealias ReadingPorts = PersonItems & Conversations & SentMessages & MessageVersions

  /// Returns the context for understanding the message now.
  func readingContext(in ledger: any ReadingPorts) throws -> ReadingContext {
    let known = try ledger.people.person(at: entry.author)
    return try readingContext(for: known, context(for: known, in: ledger), in: ledger)
  }

  func readingContext(
    for person: Person?, _ context: ConversationContext, in ledger: any PersonItems
  ) throws -> ReadingContext {
    let zone = person?.zone ?? newcomer.zone
    var reader = Reader(
      now: zone.local(at: moment), zone: zone, conventions: person?.conventions ?? newcomer.conventions,
      language: profile.languages.grammar(of: person), vocabulary: Catalogue.vocabulary)
    reader.context.handles = connection.handles
    reader.context.copiedHandles = copiedHandles
    reader.context.isPrivate = message.visibility == .direct
    reader.context.hasCommunity = profile.community != nil
    reader.context.choices = context.question?.choices.map(\.label) ?? []
    reader.context.takesSeveral = context.question?.takesSeveral ?? false
    reader.context.takesWords = context.question?.takesWords ?? false
    reader.context.questionIsBehind = context.question?.isBehindChange ?? false
    reader.context.reference = (connection.traits.hasReferences && !context.isExplicit ? nil : context.spoken).map {
      $0.isReminder == true ? .reminder : $0.isList ? .list : .confirmation
    }
    reader.context.referenceIsExplicit = context.isExplicit
    reader.context.takesNo = !connection.traits.hasReferences && context.state.mayTakeNo(at: moment)
    let begun = message.edits == nil && context.proven == nil ? context.state.lastBegun(at: moment) : nil
    let names = MessageNames((begun ?? "") + (context.proven ?? message.text))
    let language = reader.language
    if let person { try names.name(in: &reader.context, by: language, for: person, in: ledger) }
    return ReadingContext(
      text: context.proven ?? message.text, begun: begun, reader: reader, conversation: context.stored)
  }

  /// Returns the state of the conversation that the message continues.
  ///
  /// - Parameter before: the stored state when the message was understood.
  func context(
    for person: Person?, in ledger: any Conversations & SentMessages & MessageVersions,
    unless before: ConversationRepository.Stored? = nil
  ) throws -> ConversationContext {
    let stored = try ConversationRepository(ledger).stored(of: message.authorID, on: entry.account, unless: before)
    var state = stored?.state ?? ConversationState()
    let versions = try versions(in: ledger)
    var isBehind = false
    if let replaced = versions.last, let edited = message.edits {
      state.forget(answerTo: replaced.number)
      isBehind = try !ledger.isLatest(replaced, ofVersionsOf: edited)
    }
    // A new version does not always say what the first one replied to.
    let repliesTo = message.repliesTo ?? versions.first?.message.repliesTo
    let answered = try repliesTo.map { try ledger.answered(by: $0, account: entry.account) } ?? []
    let origin = try repliesTo.flatMap { try ledger.key(of: $0, account: entry.account) }?.origin
    let explicit = state.spoken(answering: answered) ?? origin.flatMap { state.spoken(in: $0) }
    return ConversationContext(
      state: state, stored: stored,
      question: question(in: state, repliesTo: origin, answered, another: explicit != nil),
      spoken: explicit ?? (message.isPressed || isBehind ? nil : state.lastSpoken(at: now)),
      isExplicit: explicit != nil, isPressed: message.isPressed, replaced: versions.last?.number, isBehind: isBehind,
      proven: state.proof.flatMap { $0.isGiven(in: message.text, at: now) ? $0.message : nil })
  }

  /// The question that the message can answer: the one it replies to, however old, else the open one. A reply to
  /// another message answers no yes-or-no question, and a button only its own message's.
  private func question(
    in state: ConversationState, repliesTo origin: String?, _ answered: [Int64], another isAnother: Bool
  ) -> OpenQuestion? {
    if let asked = origin.flatMap({ state.question(in: $0) }) { return asked }
    let superseded = state.superseded.last { $0.answering.map(answered.contains) == true && $0.isOpen(at: now) }
    if message.edits == nil, !message.isPressed, let superseded { return superseded }
    // A new version does not answer questions that were asked since the first one.
    guard message.edits == nil, let question = state.question, question.isOpen(at: now) else { return nil }
    if message.isPressed { return question.answering.map(answered.contains) == true ? question : nil }
    return isAnother && question.takesAgreement ? nil : question
  }

  /// The handles at the message's beginning that are no part of its words: the author's own, and those that a client
  /// copies before the bot's when somebody calls it below another's post.
  private var copiedHandles: [String] {
    var copied: [String] = []
    var others: [String] = []
    var rest = message.text.read
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let word = rest.prefix { !$0.isWhitespace }
      guard word.hasPrefix("@") else { break }
      rest = rest[word.endIndex...]
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
}

/// The names of a person's that a message's meaning may depend on, looked up only where a sign of them occurs in it.
struct MessageNames {
  private let text: Substring
  private let scalars: [Unicode.Scalar]

  init(_ text: String) {
    self.text = text.read
    scalars = Array(self.text.unicodeScalars)
  }

  func name(in context: inout Context, by language: LanguageGrammar, for person: Person, in ledger: any PersonItems)
    throws
  {
    let names = try ledger.belongings(of: person, changedBy: nil).names
    if hasSign("#", "\u{FF03}", ":", "\u{FF1A}") || Context.mayNameList(text, in: language) {
      context.lists = Self.spellings(of: try names.lists())
    }
    if hasSign("@", "\u{FF20}") { context.places = Self.spellings(of: try names.places()) }
    if hasSign("@", "\u{FF20}", "+", "\u{FF0B}") {
      context.contacts = try Self.handles(of: ledger.contacts(of: person, changedBy: nil), ledger.people)
    }
  }

  /// True if one of these marks, or a mark's full-width form, occurs in the message.
  private func hasSign(_ signs: Unicode.Scalar...) -> Bool { scalars.contains(where: signs.contains) }

  /// Names as they are spelt, and in lower case if that differs in more than ASCII's letters.
  private static func spellings(of names: [String]) -> Set<String> {
    Set(names).union(names.lazy.filter { $0.utf8.contains { $0 >= 0x80 } }.map { $0.lowercased() })
  }

  /// The handles of the person's contacts, in full and without their hosts.
  private static func handles(of contacts: any Contacts, _ people: any People) throws -> Set<String> {
    var handles: Set<String> = []
    for (id, _) in try contacts.all() {
      for address in try people.addresses(of: id) {
        let handle = address.label.lowercased()
        handles.insert(handle)
        if let name = handle.split(separator: "@").first { handles.insert(String(name)) }
      }
    }
    return handles
  }
}

extension String {
  /// The part of a message that is read.
  var read: Substring { Substring(unicodeScalars.prefix(Bounds.characters)) }
}

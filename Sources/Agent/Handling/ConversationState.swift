import Agenda
import Foundation

/// What was said between the bot and one person on one account, as far as the next message may depend on it.
struct ConversationState: Hashable, Sendable, Codable {
  /// An answer of the bot's: what it spoke of, for acts on it.
  struct Spoken: Decodable, Hashable, Sendable {
    /// The inbox entry it answered; nil where the bot spoke of its own accord.
    var answering: Int64?
    var isList: Bool
    var items: [ItemReference]
    var at: Date
    /// The origin of the message's key, where the bot spoke of its own accord.
    var message: String?
    /// Whether it reminded of them.
    var isReminder: Bool?
  }

  /// An act that the bot refused, since nothing fits it.
  struct Refusal: Codable, Hashable, Sendable {
    /// What was said; nil where it was more than one line.
    var text: String?
    var answering: Int64
    var at: Date
  }

  /// The items of the list shown last, by their numbers from 1.
  var shown: [ItemReference?] = []
  /// Which occurrences of these, as in `Reply.Entry`; empty where no occurrences were listed.
  var occurrencesShown: [String?] = []
  /// The requests of the list shown last, where it is of what the person asked of others.
  var requestsShown: [Int64] = []
  /// The community's events that were listed last, by their numbers from 1. They leave the numbers of one's own things
  /// alone.
  var events: [ListedEvent.Reference] = []
  /// Whether those were listed after ``shown``.
  var eventsAreLast = false
  /// When that was asked for; nil where the bot showed it of its own accord.
  var shownAt: Date?
  /// What of that list did not fit.
  var unshown: [Reply.Entry] = []
  /// The question that the next message may answer.
  var question: OpenQuestion?
  /// What the bot asked of its own accord, the newest last, for answers that reply to it later on.
  var questions: [OpenQuestion] = []
  /// Earlier questions that were still open when the bot asked another, for messages that reply to them.
  var superseded: [OpenQuestion] = []
  /// What waits for its author to prove who they are.
  var proof: OneTimeCode?
  /// The bot's answers.
  var spoken = SpokenAnswers()
  /// Whether the person was told what zone they are taken to be in.
  var isWelcomed = false
  /// Whether a hello was answered.
  var hasGreeted = false
  /// The end of the bot's absence that the person was told of last.
  var absenceTold: Date?
  /// The inbox entry of the last message, where an error or a question is all that came of it.
  var changedNothing: Int64?
  /// The inbox entry that the bot answered last.
  var answered: Int64?
  /// What the bot refused last.
  var refusal: Refusal?

  enum CodingKeys: String, CodingKey {
    case shown, occurrencesShown, requestsShown, events, eventsAreLast, shownAt, unshown, question = "openQuestion",
      questions,
      superseded, proof,
      spoken, isWelcomed, hasGreeted, absenceTold, changedNothing, answered, refusal
  }

  /// How many answers can still be acted on by replying to them.
  static let memory = 30
  /// How many questions that others took the place of can still be answered by replying to them.
  static let mostSuperseded = 5
  /// How long a list keeps its numbers for who asked for it, in seconds.
  static let shownLasts: TimeInterval = 600
  /// How long what was spoken of last is meant by `it`, in seconds.
  static let subjectLasts: TimeInterval = 600
  /// How long the last list or reminder is what a message without a reference means, in seconds; what confirmed a change
  /// is so no longer than what it spoke of.
  static let spokenLasts: TimeInterval = 43_200

  /// The last answer, where a message without a reference can still mean it.
  func lastSpoken(at now: Date) -> Spoken? {
    spoken.last.flatMap { last in
      let isConfirmation = !last.isList && last.isReminder != true
      return now.timeIntervalSince(last.at) <= (isConfirmation ? Self.subjectLasts : Self.spokenLasts) ? last : nil
    }
  }

  /// The refused act that a message without a reference may go on from; nil once the bot has spoken of something else.
  func lastRefusal(at now: Date) -> Refusal? {
    guard let refusal, now.timeIntervalSince(refusal.at) <= Self.subjectLasts else { return nil }
    guard let last = spoken.last else { return refusal }
    return last.answering.map { $0 < refusal.answering } ?? (last.at < refusal.at) ? refusal : nil
  }

  /// The answers to some inbox entries, as the one message that they were sent in.
  func spoken(answering answered: [Int64]) -> Spoken? {
    guard !answered.isEmpty else { return nil }
    let all = spoken.all.filter { $0.answering.map(answered.contains) ?? false }
    guard var one = all.last else { return nil }
    one.items = all.flatMap(\.items)
    one.isList = all.contains(where: \.isList)
    return one
  }

  /// What the bot said of its own accord, by the origin of the message's key.
  func spoken(in message: String) -> Spoken? { spoken.all.last { $0.message == message } }

  /// Whether a list was asked for that its numbers may still be said of.
  func isListFresh(at now: Date) -> Bool {
    shownAt.map { !shown.isEmpty && now.timeIntervalSince($0) <= Self.shownLasts } ?? false
  }

  /// The question that a message asked.
  func question(in message: String) -> OpenQuestion? { questions.last { $0.message == message } }
}

extension ConversationState {
  /// Notes what a reply to a message showed, asked and spoke of.
  mutating func note(_ reply: Reply, entriesShown: Int, answering: Int64, at now: Date) {
    if reply.isOfEvents {
      showEvents(reply, entries: entriesShown, at: now)
    } else if !reply.list.isEmpty {
      show(reply, entries: entriesShown)
      shownAt = now
    }
    if !reply.choices.isEmpty, let question, question.answering != answering, !reply.closesQuestion {
      superseded = (superseded + [question]).suffix(Self.mostSuperseded)
    }
    if !reply.choices.isEmpty || reply.closesQuestion {
      question =
        reply.choices.isEmpty
        ? nil
        : OpenQuestion(
          choices: reply.choices, asked: now, answering: answering, takesSeveral: reply.takesSeveral,
          takesWords: reply.takesWords)
      // Its numbers are what is seen last, for commands too.
      if question?.takesNumber == true {
        (shown, occurrencesShown, unshown, events) = (reply.choices.map(\.item), [], [], [])
        requestsShown = []
      }
    }
    if reply.kind == .confirmation, let question, question.answering != answering {
      // What nothing takes back is agreed to at once or not at all.
      if question.isFinal { self.question = nil } else { self.question?.isBehindChange = true }
    }
    guard !reply.itemsSpokenOf.isEmpty || reply.isListing else { return }
    if var last = spoken.last, last.answering == answering {
      last.items += reply.itemsSpokenOf
      spoken.last = last
    } else {
      remember(Spoken(answering: answering, isList: reply.subjects.isEmpty, items: reply.itemsSpokenOf, at: now))
    }
  }

  /// Notes what a message of the bot's own accord showed and spoke of.
  mutating func note(
    _ reply: Reply, entriesShown: Int, ofMessage name: String, isReminder: Bool, at now: Date
  ) {
    if !reply.list.isEmpty { show(reply, entries: entriesShown) }
    guard !reply.itemsSpokenOf.isEmpty else { return }
    remember(
      Spoken(
        isList: reply.subjects.isEmpty, items: reply.itemsSpokenOf, at: now, message: name, isReminder: isReminder))
  }

  /// Gives the community's events their numbers; those of a list of one's own that was asked for just before stay.
  private mutating func showEvents(_ reply: Reply, entries count: Int, at now: Date) {
    if !isListFresh(at: now) { (shown, occurrencesShown, shownAt) = ([], [], nil) }
    if !reply.continuesList { events = [] }
    events += reply.list.prefix(count).compactMap(\.item?.listed)
    eventsAreLast = true
    unshown = Array(reply.list.dropFirst(count))
    question?.isBehindList = true
  }

  /// Gives the entries of a list their numbers.
  private mutating func show(_ reply: Reply, entries count: Int) {
    if !reply.continuesList { (shown, occurrencesShown, requestsShown) = ([], [], []) }
    eventsAreLast = false
    let entries = reply.list.prefix(count)
    requestsShown += entries.compactMap(\.request)
    if occurrencesShown.isEmpty { occurrencesShown = shown.map { _ in nil } }
    occurrencesShown += entries.map(\.occurrence)
    shown += entries.map(\.item)
    unshown = Array(reply.list.dropFirst(count))
    question?.isBehindList = true
  }

  private mutating func remember(_ said: Spoken) { spoken.append(said, keeping: Self.memory) }

  /// Notes a question that a message of that name asks.
  mutating func ask(_ choices: [Reply.Choice], in message: String, at now: Date) {
    let question = OpenQuestion(choices: choices, asked: now, message: message)
    self.question = question
    questions = (questions + [question]).suffix(Self.memory)
  }

  /// Takes over what another conversation knows of a message that goes on in this one.
  ///
  /// - Parameter answering: the inbox entry that it answers; nil where the bot said it of its own accord.
  mutating func takeOver(
    message: String, answering: Int64?, from other: ConversationState, at now: Date
  ) {
    let known = other.spoken(in: message) ?? answering.flatMap { other.spoken(answering: [$0]) }
    if var said = known, !spoken.all.contains(where: { ($0.message, $0.answering) == (said.message, said.answering) }) {
      said.at = now
      remember(said)
      if said.isList {
        (shown, occurrencesShown, shownAt) = (other.shown, other.occurrencesShown, other.shownAt)
        (events, eventsAreLast, unshown) = (other.events, other.eventsAreLast, other.unshown)
        question?.isBehindList = true
      }
    }
    if let asked = other.question(in: message) {
      ask(asked.choices, in: message, at: now)
    } else if let answering, var asked = other.question, asked.answering == answering {
      asked.asked = now
      question = asked
    }
  }

  /// Forgets what an inbox entry was answered, since another takes its place.
  mutating func forget(answerTo entry: Int64) {
    spoken.all.removeAll { $0.answering == entry }
    if question?.answering == entry { question = nil }
  }

  /// Has replies to what was answered to one entry mean the same as those to the answer that took its place.
  mutating func replace(answerTo old: Int64, by new: Int64) {
    guard let index = spoken.all.lastIndex(where: { $0.answering == new }) else { return }
    var replaced = spoken.all[index]
    replaced.answering = old
    spoken.all.insert(replaced, at: index)
  }

  /// Forgets an older question that was answered; what was asked since stays open.
  ///
  /// - Parameter before: the state before the answer.
  mutating func settle(_ answered: OpenQuestion?, before: ConversationState) {
    guard let answered, before.superseded.contains(answered) else { return }
    superseded.removeAll { $0 == answered }
    if question == nil { question = before.question }
  }

  /// Closes the question that a message of that name asked.
  mutating func close(_ message: String) {
    questions.removeAll { $0.message == message }
    if question?.message == message { question = nil }
  }
}

extension Reply {
  /// Whether what it answers has changed nothing yet.
  var isErrorOrQuestion: Bool { kind == .error || kind == .answer && !choices.isEmpty }

  /// Whether it lists the community's events, and nothing else.
  var isOfEvents: Bool { !list.isEmpty && list.allSatisfy { $0.item?.listed != nil } }

  /// The items that an act on this reply is about.
  fileprivate var itemsSpokenOf: [ItemReference] { subjects.isEmpty ? list.compactMap(\.item) : subjects }
}

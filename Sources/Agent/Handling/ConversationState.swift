import Agenda
import Civil
import Foundation

/// The state of the conversation between the bot and one person on one account, as far as the next message may depend
/// on it.
struct ConversationState: Hashable, Sendable, Codable {
  /// An answer of the bot's, with the items that it spoke of, for acts on it.
  struct SpokenAnswer: Decodable, Hashable, Sendable {
    /// The inbox entry it answered; nil if the bot spoke of its own accord.
    var answering: Int64?
    var isList: Bool
    var items: [ItemReference]
    var at: Date
    /// The origin of the message's key, if the bot spoke of its own accord.
    var message: String?
    /// True if the bot reminded of the items; nil for an answer to a message.
    var isReminder: Bool?
  }

  /// A message that the next one may complete: an act that nothing fits, a header without lines, or a bare `remind me`.
  struct Unfinished: Codable, Hashable, Sendable {
    /// Its text; nil if it was more than one line.
    var text: String?
    var answering: Int64
    var at: Date
  }

  /// The items of the list shown last, by their numbers from 1.
  var shown: [ItemReference?] = []
  /// The occurrences of these, as in `Reply.Entry`; empty if no occurrences were listed.
  var occurrencesShown: [String?] = []
  /// The requests of the list shown last, if it lists what the person asked of others.
  var requestsShown: [Int64] = []
  /// The community's events that were listed last, by their numbers from 1. They leave the numbers of one's own things
  /// alone.
  var events: [ListedEvent.Reference] = []
  /// True if those were listed after ``shown``.
  var eventsAreLast = false
  /// The time when that list was asked for; nil if the bot showed it of its own accord.
  var shownAt: Date?
  /// The entries of that list that did not fit.
  var unshown: [Reply.Entry] = []
  /// The question that the next message may answer.
  var question: OpenQuestion?
  /// The questions that the bot asked of its own accord, the newest last, for answers that reply to them later on.
  var questions: [OpenQuestion] = []
  /// Earlier questions that were still open when the bot asked another, for messages that reply to them.
  var superseded: [OpenQuestion] = []
  /// The code for a request that waits for its author to prove who they are.
  var proof: OneTimeCode?
  /// The bot's answers.
  var spoken = SpokenAnswers()
  /// True if the person was told which zone is assumed for them.
  var isWelcomed = false
  /// True if a hello was answered.
  var hasGreeted = false
  /// The end of the last absence of the bot that the person was told of.
  var absenceTold: Date?
  /// The inbox entry of the last message, if only an error or a question came of it.
  var changedNothing: Int64?
  /// The inbox entry that the bot answered last.
  var answered: Int64?
  /// The last act that the bot refused.
  var refusal: Unfinished?
  /// The last message that told only the beginning of something: a header without lines, or `remind me`.
  var begun: Unfinished?
  /// The time of the last message that was answered.
  var answeredAt: Date?
  /// The day that this message asked about, as `Reply.dayAsked`.
  var dayAsked: When?

  enum CodingKeys: String, CodingKey {
    case shown, occurrencesShown, requestsShown, events, eventsAreLast, shownAt, unshown, question = "openQuestion",
      questions,
      superseded, proof,
      spoken, isWelcomed, hasGreeted, absenceTold, changedNothing, answered, refusal,
      begun = "header",
      answeredAt, dayAsked
  }

  /// The number of answers that can still be acted on by replying to them.
  static let memory = 30
  /// The number of superseded questions that can still be answered by replying to them.
  static let mostSuperseded = 5
  /// The seconds for which a list keeps its numbers for the person who asked for it.
  static let shownLasts: TimeInterval = 600
  /// The seconds for which `it` means the last subject.
  static let subjectLasts: TimeInterval = 600
  /// The seconds for which a message without a reference means the last list or reminder; an answer that confirmed a
  /// change is meant no longer than its subject is.
  static let spokenLasts: TimeInterval = 43_200

  /// The last answer, if a message without a reference can still mean it.
  func lastSpoken(at now: Date) -> SpokenAnswer? {
    spoken.last.flatMap { last in
      let isConfirmation = !last.isList && last.isReminder != true
      return now.timeIntervalSince(last.at) <= (isConfirmation ? Self.subjectLasts : Self.spokenLasts) ? last : nil
    }
  }

  /// The refused act that a message without a reference may go on from; nil once the bot has spoken of something else.
  func lastRefusal(at now: Date) -> Unfinished? {
    guard let refusal, now.timeIntervalSince(refusal.at) <= Self.subjectLasts else { return nil }
    guard let last = spoken.last else { return refusal }
    return last.answering.map { $0 < refusal.answering } ?? (last.at < refusal.at) ? refusal : nil
  }

  /// True if the last message was answered just now and may have changed something that no answer spoke of, such as a
  /// setting.
  func mayTakeNo(at now: Date) -> Bool {
    answered != nil && answered != changedNothing
      && answeredAt.map { now.timeIntervalSince($0) <= Self.subjectLasts } ?? false
  }

  /// The beginning that the next message may complete.
  func lastBegun(at now: Date) -> String? {
    begun.flatMap { $0.answering == answered && now.timeIntervalSince($0.at) <= Self.subjectLasts ? $0.text : nil }
  }

  /// The answers to some inbox entries, as the one message that they were sent in.
  func spoken(answering answered: [Int64]) -> SpokenAnswer? {
    guard !answered.isEmpty else { return nil }
    let all = spoken.all.filter { $0.answering.map(answered.contains) ?? false }
    guard var one = all.last else { return nil }
    one.items = all.flatMap(\.items)
    one.isList = all.contains(where: \.isList)
    return one
  }

  /// Returns what the bot said of its own accord, by the origin of the message's key.
  func spoken(in message: String) -> SpokenAnswer? { spoken.all.last { $0.message == message } }

  /// True if a list was asked for so recently that its numbers may still be used.
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
      // The numbers of a question are the ones seen last, for commands too.
      if question?.takesNumber == true {
        (shown, occurrencesShown, unshown, events) = (reply.choices.map(\.item), [], [], [])
        requestsShown = []
      }
    }
    if reply.kind == .confirmation, let question, question.answering != answering {
      // A final step, which nothing takes back, is agreed to at once or not at all.
      if question.isFinal { self.question = nil } else { self.question?.isBehindChange = true }
    }
    guard !reply.itemsSpokenOf.isEmpty || reply.isListing || reply.isOfOthers else { return }
    if var last = spoken.last, last.answering == answering {
      last.items += reply.itemsSpokenOf
      spoken.last = last
    } else {
      let isList = reply.subjects.isEmpty && !reply.isOfOthers
      remember(SpokenAnswer(answering: answering, isList: isList, items: reply.itemsSpokenOf, at: now))
    }
  }

  /// Notes which message was answered last, and the day that it asked about.
  mutating func noteLast(_ reply: Reply, answering: Int64, at now: Date) {
    (answered, answeredAt, dayAsked) = (answering, now, reply.dayAsked)
  }

  /// Notes what a message that the bot sent of its own accord showed and spoke of.
  mutating func note(
    _ reply: Reply, entriesShown: Int, ofMessage name: String, isReminder: Bool, at now: Date
  ) {
    if !reply.list.isEmpty { show(reply, entries: entriesShown) }
    guard !reply.itemsSpokenOf.isEmpty else { return }
    remember(
      SpokenAnswer(
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

  private mutating func remember(_ said: SpokenAnswer) { spoken.append(said, keeping: Self.memory) }

  /// Notes a question that a message with that origin asks.
  mutating func ask(_ choices: [Reply.Choice], in message: String, at now: Date) {
    let question = OpenQuestion(choices: choices, asked: now, message: message)
    self.question = question
    questions = (questions + [question]).suffix(Self.memory)
  }

  /// Takes over what another conversation knows of a message that goes on in this one.
  ///
  /// - Parameter answering: the inbox entry that it answers; nil if the bot said it of its own accord.
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

  /// Forgets the answer to an inbox entry, since another takes its place.
  mutating func forget(answerTo entry: Int64) {
    spoken.all.removeAll { $0.answering == entry }
    if question?.answering == entry { question = nil }
  }

  /// Lets replies to the old entry's answer mean the same as replies to the answer that replaced it.
  mutating func replace(answerTo old: Int64, by new: Int64) {
    guard let index = spoken.all.lastIndex(where: { $0.answering == new }) else { return }
    var replaced = spoken.all[index]
    replaced.answering = old
    spoken.all.insert(replaced, at: index)
  }

  /// Forgets an older question that was answered; questions asked since stay open.
  ///
  /// - Parameter before: the state before the answer.
  mutating func settle(_ answered: OpenQuestion?, before: ConversationState) {
    guard let answered, before.superseded.contains(answered) else { return }
    superseded.removeAll { $0 == answered }
    if question == nil { question = before.question }
  }

  /// Closes the question that a message with that origin asked.
  mutating func close(_ message: String) {
    questions.removeAll { $0.message == message }
    if question?.message == message { question = nil }
  }
}

extension Reply {
  /// True if the reply changes nothing: an error, or an answer that asks a question.
  var isErrorOrQuestion: Bool { kind == .error || kind == .answer && !choices.isEmpty }

  /// True if it lists the community's events, and nothing else.
  var isOfEvents: Bool { !list.isEmpty && list.allSatisfy { $0.item?.listed != nil } }

  /// The items that an act on this reply is about.
  fileprivate var itemsSpokenOf: [ItemReference] { subjects.isEmpty ? list.compactMap(\.item) : subjects }
}

import Agenda
import Civil
import Foundation
import Grammar

/// What was said between the bot and one person on one account, as far as the next message may depend on it.
struct ConversationState: Codable, Hashable, Sendable {
  /// An answer of the bot's: what it spoke of, for acts on it.
  struct Spoken: Codable, Hashable, Sendable {
    /// The inbox entry it answered.
    var answering: Int64
    var isList: Bool
    var items: [ItemReference]
    var at: Date
    /// The origin of the message's key, where the bot said it of its own accord: it answered nothing.
    var message: String?
    /// Whether it reminded of them.
    var isReminder: Bool?
  }

  /// The items of the list shown last, by their numbers from 1.
  var shown: [ItemReference?] = []
  /// Which occurrences of these, as in `Reply.Entry`. nil in states saved by older versions.
  var occurrencesShown: [String?]?
  /// When that was asked for. nil in states saved by older versions.
  var shownAt: Date?
  /// What of that list did not fit.
  var unshown: [Reply.Entry] = []
  /// A question that the bot asked of its own accord, for an answer that replies to it later on.
  struct Asked: Codable, Hashable, Sendable {
    /// The origin of the key of the message that asked.
    var message: String
    var choices: [Reply.Choice]
  }

  /// The choices of the open question.
  var choices: [Reply.Choice] = []
  var asked: Date?
  /// The inbox entry whose answer asked it; nil where the bot did so of its own accord.
  var askedAnswering: Int64?
  /// Whether a list was shown since the open question was asked: bare numbers are of it.
  var numbersAreOfList: Bool?
  /// The message that asked it, where the bot did so of its own accord.
  var question: String?
  /// What the bot asked of its own accord, the newest last. nil in states saved by older versions.
  var questions: [Asked]?
  /// What waits for its author to prove who they are.
  var proof: OneTimeCode?
  /// The bot's answers, the newest last.
  var spoken: [Spoken] = []
  /// Whether the person was told what zone they are taken to be in.
  var isWelcomed = false
  /// Whether a hello was answered.
  var hasGreeted = false

  /// How many answers can still be acted on by replying to them.
  static let memory = 30
  /// How long a question stays open, in seconds.
  static let questionLasts: TimeInterval = 86_400
  /// How long a list keeps its numbers for who asked for it, in seconds.
  static let shownLasts: TimeInterval = 600
  /// How long what was spoken of last is meant by `it`, in seconds.
  static let subjectLasts: TimeInterval = 600
  /// How long the last answer is what a message without a reference means, in seconds.
  static let spokenLasts: TimeInterval = 43_200

  /// The last answer, where a message without a reference can still mean it.
  func lastSpoken(at now: Date) -> Spoken? {
    spoken.last.flatMap { now.timeIntervalSince($0.at) <= Self.spokenLasts ? $0 : nil }
  }

  /// The answers to some inbox entries, as the one message that they were sent in.
  func spoken(answering answered: [Int64]) -> Spoken? {
    let all = spoken.filter { answered.contains($0.answering) }
    guard var one = all.last else { return nil }
    one.items = all.flatMap(\.items)
    one.isList = all.contains(where: \.isList)
    return one
  }

  /// What the bot said of its own accord, by the origin of the message's key.
  func spoken(in message: String) -> Spoken? { spoken.last { $0.message == message } }

  /// Whether a list was asked for that its numbers may still be said of.
  func isListFresh(at now: Date) -> Bool {
    shownAt.map { !shown.isEmpty && now.timeIntervalSince($0) <= Self.shownLasts } ?? false
  }

  /// Notes what a message of the bot's own accord showed and spoke of.
  mutating func note(
    _ reply: Reply, entriesShown: Int, ofMessage name: String, isReminder: Bool, at now: Date
  ) {
    if !reply.list.isEmpty {
      show(reply, entries: entriesShown)
      unshown = Array(reply.list.dropFirst(entriesShown))
      numbersAreOfList = true
    }
    let items = reply.subjects.isEmpty ? reply.list.compactMap(\.item) : reply.subjects
    guard !items.isEmpty else { return }
    spoken.append(
      Spoken(
        answering: 0, isList: reply.subjects.isEmpty, items: items, at: now, message: name, isReminder: isReminder))
    spoken.removeFirst(max(0, spoken.count - Self.memory))
  }

  /// Gives the entries of a list their numbers.
  private mutating func show(_ reply: Reply, entries count: Int) {
    if !reply.continuesList { (shown, occurrencesShown) = ([], nil) }
    let entries = reply.list.prefix(count)
    occurrencesShown = (occurrencesShown ?? shown.map { _ in nil }) + entries.map(\.occurrence)
    shown += entries.map(\.item)
  }

  /// The choices that can be answered now.
  func openChoices(at now: Date) -> [Reply.Choice] {
    asked.map { now.timeIntervalSince($0) <= Self.questionLasts } ?? false ? choices : []
  }

  /// Whether which one is meant was the last thing said.
  func asksWhich(at now: Date) -> Bool {
    guard let askedAnswering, openChoices(at: now).contains(where: { $0.agreement == nil }) else { return false }
    return spoken.last.map { $0.message == nil && $0.answering < askedAnswering } ?? true
  }

  /// Notes what a reply showed, asked and spoke of.
  mutating func note(_ reply: Reply, entriesShown: Int, answering: Int64, at now: Date) {
    if !reply.list.isEmpty {
      show(reply, entries: entriesShown)
      unshown = Array(reply.list.dropFirst(entriesShown))
      numbersAreOfList = true
      shownAt = now
    }
    if reply.choices.contains(where: { $0.agreement == nil }) {
      // Its numbers are what is seen last, for commands too.
      (shown, occurrencesShown) = (reply.choices.map(\.item), nil)
      unshown = []
      numbersAreOfList = nil
    }
    if !reply.choices.isEmpty || reply.closesQuestion {
      choices = reply.choices
      asked = reply.choices.isEmpty ? nil : now
      askedAnswering = reply.choices.isEmpty ? nil : answering
      question = nil
    }
    // What was asked is past once something else was done.
    if reply.kind == .confirmation, askedAnswering != answering, choices.contains(where: { $0.agreement != nil }) {
      (choices, asked, askedAnswering) = ([], nil, nil)
    }
    let items = reply.subjects.isEmpty ? reply.list.compactMap(\.item) : reply.subjects
    guard !items.isEmpty || reply.isListing else { return }
    if spoken.last?.answering == answering, let last = spoken.indices.last {
      spoken[last].items += items
    } else {
      spoken.append(
        Spoken(answering: answering, isList: reply.subjects.isEmpty, items: items, at: now))
      spoken.removeFirst(max(0, spoken.count - Self.memory))
    }
  }

  /// Notes a question that a message of that name asks.
  mutating func ask(_ choices: [Reply.Choice], in message: String, at now: Date) {
    self.choices = choices
    numbersAreOfList = nil
    askedAnswering = nil
    asked = now
    question = message
    questions = ((questions ?? []) + [Asked(message: message, choices: choices)]).suffix(Self.memory)
  }

  /// Takes over what another conversation knows of a message that goes on in this one.
  ///
  /// - Parameter answering: the inbox entry that it answers; nil where the bot said it of its own accord.
  mutating func takeOver(
    message: String, answering: Int64?, from other: ConversationState, at now: Date
  ) {
    let known = other.spoken(in: message) ?? answering.flatMap { other.spoken(answering: [$0]) }
    if var said = known, !spoken.contains(where: { ($0.message, $0.answering) == (said.message, said.answering) }) {
      said.at = now
      spoken = (spoken + [said]).suffix(Self.memory)
      if said.isList {
        (shown, occurrencesShown, shownAt) = (other.shown, other.occurrencesShown, other.shownAt)
        unshown = other.unshown
        numbersAreOfList = other.numbersAreOfList
      }
    }
    if let question = other.questions?.last(where: { $0.message == message }) {
      ask(question.choices, in: question.message, at: now)
    } else if let answering, other.askedAnswering == answering {
      (choices, asked, askedAnswering, question) = (other.choices, now, answering, nil)
    }
  }

  /// Closes the question that a message of that name asked.
  mutating func close(_ message: String) {
    questions?.removeAll { $0.message == message }
    guard question == message else { return }
    (choices, asked, question) = ([], nil, nil)
  }

  /// The choices of the question that a message asked.
  func choices(of message: String) -> [Reply.Choice]? {
    questions?.last { $0.message == message }?.choices
  }

  static func decoded(_ data: Data?) throws -> ConversationState {
    try data.map { try JSONDecoder().decode(ConversationState.self, from: $0) } ?? ConversationState()
  }
}

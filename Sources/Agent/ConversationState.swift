import Agenda
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
  }

  /// The items of the list shown last, by their numbers from 1.
  var shown: [ItemReference?] = []
  /// What of that list did not fit.
  var unshown: [Reply.Entry] = []
  /// The choices of the open question.
  var choices: [Reply.Choice] = []
  var asked: Date?
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
  /// How long the last answer is what a message without a reference means, in seconds.
  static let spokenLasts: TimeInterval = 43_200

  /// The answer a message acts on: of the inbox entry it names, or else the last.
  func spoken(replyingTo answered: Int64?, at now: Date) -> Spoken? {
    if let answered { return spoken.last { $0.answering == answered } }
    return spoken.last.flatMap { now.timeIntervalSince($0.at) <= Self.spokenLasts ? $0 : nil }
  }

  /// The choices that can be answered now.
  func openChoices(at now: Date) -> [Reply.Choice] {
    asked.map { now.timeIntervalSince($0) <= Self.questionLasts } ?? false ? choices : []
  }

  /// Notes what a reply showed, asked and spoke of.
  mutating func note(_ reply: Reply, entriesShown: Int, answering: Int64, at now: Date) {
    if !reply.list.isEmpty {
      let items = reply.list.prefix(entriesShown).map(\.item)
      shown = reply.continuesList ? shown + items : items
      unshown = Array(reply.list.dropFirst(entriesShown))
    }
    if !reply.choices.isEmpty {
      choices = reply.choices
      asked = now
    }
    let items = reply.subjects.isEmpty ? reply.list.compactMap(\.item) : reply.subjects
    guard !items.isEmpty else { return }
    if spoken.last?.answering == answering, let last = spoken.indices.last {
      spoken[last].items += items
    } else {
      spoken.append(
        Spoken(answering: answering, isList: reply.subjects.isEmpty, items: items, at: now))
      spoken.removeFirst(max(0, spoken.count - Self.memory))
    }
  }

  static func decoded(_ data: Data?) throws -> ConversationState {
    try data.map { try JSONDecoder().decode(ConversationState.self, from: $0) } ?? ConversationState()
  }
}

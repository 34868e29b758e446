import Agenda
import Agent
import Civil
import Commands
import Console
import Conversation
import Foundation
import Grammar
import Logging
import Storage
import Web

/// Answers visitors of the pages like the terminal, from a ledger in memory that is thrown away after each answer.
struct VisitorTrial: Trial {
  let profile: BotProfile
  let now: @Sendable () -> Date

  init(_ profile: BotProfile, now: @escaping @Sendable () -> Date) {
    var profile = profile
    // A visitor, who is gone after the answer, has no calendar and no page.
    (profile.site, profile.pages) = (nil, nil)
    self.profile = profile
    self.now = now
  }

  /// The visitor's name in their conversation.
  private static let visitor = "visitor"
  /// Commands that a trial refuses, since they make no sense for a visitor who knows nobody and is gone a moment later.
  private static let notHere: Set<String> = [
    "send", "sent", "accept", "decline", "trust", "block", "requests", "export", "forgetme", "calendar", "web", "login",
    "link", "unlink", "remindon", "subscribe", "subscriptions", "unsubscribe",
  ]

  func answers(to messages: [String]) async throws -> [[String]] {
    let (said, instant) = (Said(), now())
    let timekeeper = Timekeeper(now: { instant }, sleep: Composition.clock.sleep)
    let ledger = try temporaryLedger(now: timekeeper.now)
    let network = ConsoleNetwork(person: Self.visitor, now: timekeeper.now, write: { said.append($0) })
    let talk = try await LocalConversation(
      account: Account(name: network.name, network: network), ledger: ledger, profile: profile,
      timekeeper: timekeeper, log: Logger(label: "visitor") { _ in SwiftLogNoOpLogHandler() })
    var answers: [[String]] = []
    for message in messages {
      let before = said.texts.count
      if isHere(message, at: instant) {
        await network.hear(message)
        try await talk.take()
      } else {
        said.append(profile.languages.wordings.fallback.notForVisitors)
      }
      answers.append(Array(said.texts.dropFirst(before)))
    }
    return answers
  }

  /// Returns true if no line of a message is a command that a trial refuses.
  private func isHere(_ message: String, at instant: Date) -> Bool {
    var reader = Reader(
      now: profile.newcomers.zone.local(at: instant), zone: profile.newcomers.zone,
      conventions: profile.newcomers.conventions,
      vocabulary: Catalogue.vocabulary)
    reader.context.isPrivate = true
    return reader.message(message).lines.allSatisfy { line in
      guard case .command(let invocation) = line.readings.first,
        case .found(let name) = reader.vocabulary.resolve(invocation.word)
      else { return true }
      return !Self.notHere.contains(name)
    }
  }
}

import Agenda
import Civil
import Commands
import Conversation
import Foundation
import Grammar
import Storage

// Handles messages of people who are not known yet, on accounts that people join by invitation.
extension MessageHandler {
  func received(
    atTheDoor address: Address, _ context: ConversationContext, _ understanding: UnderstoodMessage,
    in ledger: any Ports
  ) throws -> Outcome {
    // Somebody whom the bot knows elsewhere links this account to theirs.
    if try isAboutLink(context, understanding, in: ledger) {
      return try visited(from: address, context, understanding, in: ledger)
    }
    let wording = profile.languages.wording(of: nil)
    let words = message.text.read.split { !$0.isLetter && !$0.isNumber }.filter { $0.utf8.count >= 8 }.prefix(20)
    for word in words where try ledger.admit(String(word), at: now) {
      _ = try ledger.people.welcome(address, zone: newcomer.zone, conventions: newcomer.conventions, at: now)
      return told(wording.letIn, in: wording)
    }
    return try ledger.turnAway(address.remoteID, account: entry.account, at: now)
      ? told(wording.byInvitation, in: wording) : Outcome()
  }

  /// True if the whole message serves to make this account and one that the bot knows one person's: `!link` with a code
  /// that holds, or the answer to the question that followed.
  private func isAboutLink(
    _ context: ConversationContext, _ understanding: UnderstoodMessage,
    in ledger: any PersonData & Conversations
  ) throws -> Bool {
    if context.proven != nil { return true }
    if context.state.proof != nil, OneTimeCode.isAttempt(message.text) {
      var state = context.state
      // One attempt is all there is.
      state.proof = nil
      try keep(ofVisitor: state, in: ledger)
      return false
    }
    let lines = understanding.message.lines
    guard lines.count == 1, let reading = lines.first?.readings.first else { return false }
    switch reading {
    case .answer: return context.question != nil
    case .command(let invocation):
      guard let link = try? understanding.command(invocation) as? Link, let code = link.code else { return false }
      return try ledger.linkOffer(code, from: entry.author, at: now) != nil
    default: return false
    }
  }

  /// Takes the turn of somebody who is here only to link an account: linking lets them in, and without it nothing is
  /// kept but the question they were asked.
  private func visited(
    from address: Address, _ context: ConversationContext, _ understanding: UnderstoodMessage,
    in ledger: any Ports
  ) throws -> Outcome {
    do {
      return try ledger.attempt {
        let outcome = try goOn(with: nil, at: address, context, understanding, in: ledger)
        let isLinked = try ledger.people.person(at: address).map {
          try ledger.people.addresses(of: $0.id).count > 1
        }
        guard isLinked == true else {
          throw Visit(
            outcome: outcome,
            state: try ConversationRepository(ledger).state(of: message.authorID, on: entry.account))
        }
        return outcome
      }
    } catch let visit as Visit {
      try keep(ofVisitor: visit.state, in: ledger)
      return visit.outcome
    }
  }

  /// Saves a visitor's pending question, or deletes the state when none is open.
  private func keep(ofVisitor state: ConversationState, in ledger: any Conversations) throws {
    let conversations = ConversationRepository(ledger)
    guard state.proof != nil || state.question?.isOpen(at: now) == true else {
      return try conversations.delete(of: message.authorID, on: entry.account)
    }
    try conversations.save(state, of: message.authorID, on: entry.account)
  }

  /// The rest of a message that let nobody in.
  private struct Visit: Error {
    var outcome: Outcome
    var state: ConversationState
  }
}

import Agenda
import Conversation
import Storage

// Handles a message that its author has edited.
extension MessageHandler {
  /// Returns the earlier versions of the message that took effect; empty if it is no new version.
  func versions(in ledger: any MessageVersions) throws -> [InboxEntry] {
    guard let edited = message.edits else { return [] }
    let versions = try ledger.versions(of: edited, network: entry.network, account: entry.account)
    // On some networks anybody can say that they edit a message.
    return versions.allSatisfy { $0.author.key == entry.author.key } ? versions : []
  }

  /// Takes back what the message did before, and understands it anew. The edit is ignored if a later change depends on
  /// that, or if it would take something away without putting anything in its place.
  func takenAnew(
    by known: Person?, at address: Address, _ context: ConversationContext, _ understanding: UnderstoodMessage,
    in ledger: any Ports
  ) throws -> Outcome {
    guard let known, message.edits != nil, let version = try versions(in: ledger).last,
      version.message.says(otherThan: message)
    else { return Outcome() }
    do {
      return try ledger.attempt {
        let result = try ledger.takeBack(version.number, from: known)
        let isTakenBack = result == .done
        // A message that changed nothing may have had another effect: `undo` is not carried out twice.
        let didNothing = result == .nothing && context.state.changedNothing == version.number && !context.isBehind
        guard isTakenBack || didNothing else {
          throw EditIgnored()
        }
        let person = try ledger.people.person(known.id) ?? known
        let outcome = try goOn(with: person, at: address, context, understanding, in: ledger)
        guard try !isTakenBack || ledger.hasChanged(entry.number, of: known.id) else { throw EditIgnored() }
        return outcome
      }
    } catch is EditIgnored {
      return Outcome()
    }
  }

  /// The edit is ignored, and everything stays as it was.
  private struct EditIgnored: Error {}
}

extension IncomingMessage {
  /// True if another version has other words or files. Some networks call more an edit than that.
  fileprivate func says(otherThan other: IncomingMessage) -> Bool {
    (text, media) != (other.text, other.media)
  }
}

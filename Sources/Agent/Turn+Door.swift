import Agenda
import Commands
import Conversation

extension Turn {
  /// What somebody who is not known yet is told where people come in by invitation; nil where the turn is to go on,
  /// because they have shown that they belong here.
  func stopped(atTheDoor address: Address, in ledger: any Books & Mail) throws -> Outcome? {
    guard case .invite = access else { return nil }
    let words = message.text.split { !$0.isLetter && !$0.isNumber }.filter { $0.utf8.count >= 8 }.prefix(20)
    for word in words {
      // Somebody whom the bot knows elsewhere links this account to theirs.
      if try ledger.linkOffer(String(word), at: now) != nil { return nil }
      guard try ledger.admit(String(word), at: now) else { continue }
      _ = try ledger.people.welcome(address, zone: newcomer.zone, conventions: newcomer.conventions, at: now)
      return told(Voice.letIn)
    }
    return try ledger.turnAway(address.remoteID, network: address.network, at: now)
      ? told(Voice.byInvitation) : Outcome()
  }
}

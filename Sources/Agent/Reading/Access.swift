import Agenda

/// The rules for who may start to use the bot through an account.
public enum Access: Hashable, Sendable {
  /// Everybody.
  case open
  /// Everybody who sends the code of an invitation.
  case invite
  /// Only accounts with these ids or handles, in any form of `Address.isCalled`. Messages from others are not even
  /// stored.
  case list(Set<String>)

  /// True if messages from somebody are stored at all.
  func admits(_ author: Address) -> Bool {
    guard case .list(let names) = self else { return true }
    return names.contains { $0 == author.remoteID || "@\($0)" == author.remoteID || author.isCalled($0) }
  }
}

import Agenda

/// Who may begin with an account of the bot's.
public enum Access: Hashable, Sendable {
  /// Whoever writes.
  case open
  /// Whoever sends an invitation's code.
  case invite
  /// Those alone whose ids or handles these are, handles in any way to write them (`Address.isCalled`): what anybody else writes is not even kept.
  case list(Set<String>)

  /// Whether what somebody writes is taken in at all.
  func admits(_ author: Address) -> Bool {
    guard case .list(let names) = self else { return true }
    return names.contains { $0 == author.remoteID || author.isCalled($0) }
  }
}

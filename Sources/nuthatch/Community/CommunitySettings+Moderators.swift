import Agenda
import Storage

extension CommunitySettings {
  /// Returns why the events that people publish would wait for ever; nil if somebody looks at them, or if none wait.
  ///
  /// - Parameter ledger: knows the moderators that `nuthatch community role` has made; nil if there is no ledger yet.
  func moderationProblem(_ ledger: (any Ledger)?) async -> String? {
    guard publishing == .approve, moderators.isEmpty else { return nil }
    let roles = try? await ledger?.read { try $0.roles() }
    guard roles?.contains(where: { $0.role == .moderator }) != true else { return nil }
    return "`community.publish: approve` lets events wait for a moderator, and there is none; name one in"
      + " `community.moderators`, or do: nuthatch community role PERSON moderator"
  }
}

public import Agenda

/// The versions of messages that their authors have edited.
public protocol MessageVersions {
  /// The versions of a message that took effect, the original first; empty if the original did not, or is gone.
  ///
  /// - Parameter messageID: the network's id of the original.
  func versions(of messageID: String, network: String, account: String) throws -> [InboxEntry]
  /// Returns whether the author of a message has since written nothing but new versions of it.
  func isLatest(_ entry: InboxEntry, ofVersionsOf messageID: String) throws -> Bool
  /// Takes back what an entry changed of a person's things, unless something that was done since depends on it.
  func takeBack(_ number: Int64, from person: Person) throws -> TakeBackResult
  /// Returns whether an entry has changed something of a person's that can be taken back.
  func hasChanged(_ number: Int64, of person: Person.ID) throws -> Bool
}

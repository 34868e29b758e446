public import Agenda

/// The versions of messages that their authors have edited.
public protocol MessageVersions {
  /// Returns the versions of a message that took effect, the original first; empty if the original did not, or is gone.
  ///
  /// - Parameter messageID: the network's id of the original.
  func versions(of messageID: String, network: String, account: String) throws -> [InboxEntry]
  /// Returns true if the author of a message has since written only new versions of it.
  func isLatest(_ entry: InboxEntry, ofVersionsOf messageID: String) throws -> Bool
  /// Takes back an entry's changes to a person's items and settings, unless later changes depend on them.
  func takeBack(_ number: Int64, from person: Person) throws -> TakeBackResult
  /// Returns true if an entry has made changes for a person that can be taken back.
  func hasChanged(_ number: Int64, of person: Person.ID) throws -> Bool
}

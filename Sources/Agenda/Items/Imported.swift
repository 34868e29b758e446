/// The identity of an item that came from a file. It identifies the item if the file comes again.
public struct Imported: Hashable, Sendable {
  /// The UID of the item in the program that it comes from (RFC 5545, section 3.8.4.7), or that program's own
  /// equivalent.
  public var uid: String
  /// A hash of what the file said about it. While the file says the same, changes made here stay.
  public var fingerprint: String

  /// An identity with the state that was read last.
  public init(uid: String, fingerprint: String) {
    self.uid = uid
    self.fingerprint = fingerprint
  }
}

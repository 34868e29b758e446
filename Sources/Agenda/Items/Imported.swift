/// The identity of an item that came from a file, by which it is recognised if the file comes again.
public struct Imported: Hashable, Sendable {
  /// The UID of the item in the program that it comes from (RFC 5545, section 3.8.4.7), or what that program has in its
  /// place.
  public var uid: String
  /// A hash of what the file said about it. As long as the file says the same, changes made here stay.
  public var fingerprint: String

  /// An identity with the state that was read last.
  public init(uid: String, fingerprint: String) {
    self.uid = uid
    self.fingerprint = fingerprint
  }
}

/// The port through which a command sends a message to somebody other than the author. The message goes out only after
/// the transaction has committed.
public protocol Messenger {
  /// Returns the address at which a person would get a message now; nil if they cannot be reached.
  func place(of person: Person.ID) throws -> AddressKey?
  /// Queues a reply for a person at the address they last wrote from, where they can also answer its choices. Returns
  /// the message's key, or nil if they cannot be reached.
  func send(_ reply: Reply, to person: Person.ID) throws -> String?
  /// Withdraws a message: closes its question, and cancels it if it is still queued. Returns whether it was cancelled
  /// before anything was sent.
  func withdraw(_ message: String, from person: Person.ID) throws -> Bool
}

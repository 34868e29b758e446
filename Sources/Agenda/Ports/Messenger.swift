/// How a command has something said to somebody else than who wrote: it is sent after the transaction, or never.
public protocol Messenger {
  /// Where a person would be told something now; nil where they cannot be reached.
  func place(of person: Person.ID) throws -> AddressKey?
  /// Has a person told something where they wrote last; choices are theirs to answer there. Returns the message's
  /// name, nil where they cannot be reached.
  func send(_ reply: Reply, to person: Person.ID) throws -> String?
  /// Takes a message back: its question is closed, and it is not sent any more if it was not yet. Returns whether it
  /// never left.
  func withdraw(_ message: String, from person: Person.ID) throws -> Bool
}

/// An error of the store's, which tells whether it is about what was asked of the store, or about all that is.
public protocol LedgerFailure: Error {
  /// Whether nobody's work can be done: the disk is full, the file may only be read, is damaged or another's.
  var isOfTheMachine: Bool { get }
}

/// A messenger that sends nothing, for a desk that is only looked at.
public struct NoMessenger: Messenger {
  /// The error of an attempt to send something.
  public struct SendsNothing: Error {}

  /// A messenger that reaches nobody.
  public init() {}

  /// Returns nil: nobody can be reached.
  public func place(of person: Person.ID) -> AddressKey? { nil }

  /// Sends nothing.
  ///
  /// - Throws: `SendsNothing`.
  public func send(_ reply: Reply, to person: Person.ID) throws -> String? { throw SendsNothing() }

  /// Withdraws nothing.
  ///
  /// - Throws: `SendsNothing`.
  public func withdraw(_ message: String, from person: Person.ID) throws -> Bool { throw SendsNothing() }
}

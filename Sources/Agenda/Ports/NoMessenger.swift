/// Sends nothing, where a desk is only looked at.
public struct NoMessenger: Messenger {
  /// Thrown where something is sent all the same.
  public struct SendsNothing: Error {}

  /// A messenger that reaches nobody.
  public init() {}

  /// nil: nobody can be reached.
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

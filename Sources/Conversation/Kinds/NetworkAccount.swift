/// An account on a network, as its settings describe it.
public struct NetworkAccount: Sendable {
  /// All that it depends on, secrets too: where this is equal, an account goes on undisturbed when the configuration is
  /// read again.
  public let settings: any Hashable & Sendable
  /// What tells whom it signs in as; nil where the settings don't. Two accounts of the bot may not be one.
  public let identity: (any Hashable & Sendable)?
  /// Nil where its network does not call.
  public let webhook: Webhook?
  private let make: @Sendable () throws -> any Network

  /// - Parameter network: makes the network, or throws a `SettingProblem` that keeps this account alone from its work.
  public init(
    settings: any Hashable & Sendable, identity: (any Hashable & Sendable)?, webhook: Webhook? = nil,
    network: @escaping @Sendable () throws -> any Network
  ) {
    self.settings = settings
    self.identity = identity
    self.webhook = webhook
    make = network
  }

  /// The account, ready to connect.
  ///
  /// - Throws: `SettingProblem`
  public func network() throws -> any Network { try make() }
}

/// An account on a network, as its settings describe it.
public struct NetworkAccount: Sendable {
  /// Everything on which the account depends, including secrets. If this is equal when the configuration is read again,
  /// the account goes on undisturbed.
  public let settings: any Hashable & Sendable
  /// A value that identifies the account as which it signs in; nil if the settings do not show it. Two of the bot's
  /// accounts must not have the same.
  public let identity: (any Hashable & Sendable)?
  /// The webhook; nil if the network does not call.
  public let webhook: Webhook?
  private let make: @Sendable () throws -> any Network

  /// - Parameter network: makes the network, or throws a `SettingProblem` that keeps only this account from its work.
  public init(
    settings: any Hashable & Sendable, identity: (any Hashable & Sendable)?, webhook: Webhook? = nil,
    network: @escaping @Sendable () throws -> any Network
  ) {
    self.settings = settings
    self.identity = identity
    self.webhook = webhook
    make = network
  }

  /// Returns the account, ready to connect.
  ///
  /// - Throws: `SettingProblem`
  public func network() throws -> any Network { try make() }
}

public import Foundation

/// What the operator has laid down for all accounts; may change while the agent works.
public struct Policy: Sendable, Hashable {
  /// Where the operator is told what needs them: a handle and the network's name.
  public var operatorHandle: String?
  public var operatorNetwork: String?
  /// Seconds for which the text of messages is kept.
  public var retention: TimeInterval

  public init(operatorHandle: String? = nil, operatorNetwork: String? = nil, retention: TimeInterval = 30 * 86_400) {
    self.operatorHandle = operatorHandle
    self.operatorNetwork = operatorNetwork
    self.retention = retention
  }
}

/// The policy that holds right now.
final class CurrentPolicy: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Policy

  init(_ policy: Policy) { current = policy }

  var value: Policy {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}

public import Foundation

/// The operator's settings for all accounts; a reload may change them while the agent runs.
public struct Policy: Sendable, Hashable {
  /// The operator's own handle, to which alerts go; nil sends none.
  public var operatorHandle: String?
  /// The name of the network that the operator's handle is on.
  public var operatorNetwork: String?
  /// Seconds for which the text of messages is kept.
  public var retention: TimeInterval
  /// Limits on the pictures that are kept.
  public var pictures: PictureLimits

  /// A policy without an operator to alert, with 30 days of retention and the usual limits of pictures, unless given.
  public init(
    operatorHandle: String? = nil, operatorNetwork: String? = nil, retention: TimeInterval = 30 * 86_400,
    pictures: PictureLimits = PictureLimits()
  ) {
    self.operatorHandle = operatorHandle
    self.operatorNetwork = operatorNetwork
    self.retention = retention
    self.pictures = pictures
  }
}

/// The current policy, which a reload replaces.
final class CurrentPolicy: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Policy

  init(_ policy: Policy) { current = policy }

  var value: Policy {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}

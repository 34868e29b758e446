public import Conversation
public import Foundation

/// Who may be written to.
public protocol Consent {
  /// Notes a word by which someone who is met through an account lets themselves be written to, or not; with `stop`,
  /// what is queued for them goes, and nothing is queued for them any more.
  func note(_ word: CarrierKeyword, from remoteID: String, account: String, at instant: Date) throws
  /// Whether someone who is met through an account had messages stopped, and not started again.
  func hasStopped(_ remoteID: String, account: String) throws -> Bool
  /// Whether nothing goes to someone from an account: they had messages stopped, or the operator has them blocked.
  func isOutOfReach(_ remoteID: String, account: String) throws -> Bool
}

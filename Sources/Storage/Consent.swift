public import Agenda
public import Foundation

/// The record of who has opted out of messages.
public protocol Consent {
  /// Records a carrier keyword from someone on an account. `stop` deletes the messages queued for them and keeps new
  /// ones from being queued.
  func note(_ word: CarrierKeyword, from remoteID: String, account: String, at instant: Date) throws
  /// Returns true if someone has opted out of an account's messages, and not opted in again.
  func hasStopped(_ remoteID: String, account: String) throws -> Bool
  /// Returns true if an account may not write to someone, because they opted out or the operator blocks them.
  func isOutOfReach(_ remoteID: String, account: String) throws -> Bool
}

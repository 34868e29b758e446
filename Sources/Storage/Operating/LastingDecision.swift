public import Agenda
public import Foundation

/// The operator's decisions about somebody who has erased themselves since. They apply again if that person comes back.
public struct LastingDecision: Hashable, Sendable {
  /// The number that the person had.
  public var person: Person.ID
  /// The instant at which they were erased.
  public var erased: Date
  /// As in ``PersonSummary/quota``.
  public var quota: Int?
  /// As in ``PersonSummary/blockedSince``.
  public var blockedSince: Date?

  /// The decisions about one person.
  public init(person: Person.ID, erased: Date, quota: Int?, blockedSince: Date?) {
    self.person = person
    self.erased = erased
    self.quota = quota
    self.blockedSince = blockedSince
  }
}

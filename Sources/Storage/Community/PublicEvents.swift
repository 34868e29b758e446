public import Agenda
public import Foundation

/// The community's events for its pages and feeds.
public protocol PublicEvents {
  /// Returns events that everybody may see.
  ///
  /// - Parameters:
  /// - selection: the events to return.
  /// - order: the order; if there are more events than the limit, the first are returned.
  func publicEvents(_ selection: EventSelection, _ order: EventSelection.Order, limit: Int, at instant: Date) throws
    -> [PublicEvent]
  /// Returns everything about an event, no matter who may see it; nil if there is none with that number.
  ///
  /// - Parameter times: the most upcoming times to include.
  func publicEvent(_ number: Int64, times: Int, at instant: Date) throws -> PublicEvent?
  /// Returns what people can choose by among the next events that everybody may see.
  func eventChoices(at instant: Date) throws -> EventChoices
  /// Returns the right-hand side of this ledger's UIDs in other programs (RFC 5545, 3.8.4.7).
  func calendarRealm() throws -> String
}

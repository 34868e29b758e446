public import Agenda
public import Foundation

/// The community's events as its pages and feeds tell them.
public protocol PublicEvents {
  /// Events that everybody may see.
  ///
  /// - Parameters:
  ///   - selection: which of them.
  ///   - order: the first of them count, where there are more than the limit.
  func publicEvents(_ selection: EventSelection, _ order: EventSelection.Order, limit: Int, at instant: Date) throws
    -> [PublicEvent]
  /// Everything told of an event, no matter who may see it; nil if there is none of that number.
  ///
  /// - Parameter times: how many of the times to come are told.
  func publicEvent(_ number: Int64, times: Int, at instant: Date) throws -> PublicEvent?
  /// Returns the choices among the coming events that everybody may see.
  func eventChoices(at instant: Date) throws -> EventChoices
  /// The right-hand side of what this ledger's things are called by elsewhere (RFC 5545, 3.8.4.7).
  func calendarRealm() throws -> String
}

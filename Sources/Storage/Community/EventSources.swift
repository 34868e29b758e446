public import Agenda
public import Civil
public import Foundation

/// The sources of the community's events, and the events in their answers.
public protocol EventSources: EventListings {
  /// Stores the sources that the configuration names. If the address of one has changed, forgets the marks of its last
  /// answer. The events of a source that is no longer named are no longer listed.
  ///
  /// - Parameter zone: the community's zone, in which whole days begin; nil if there is no community.
  func declare(_ sources: [EventSource.Declared], zone: Zone?, at instant: Date) throws
  /// Returns the sources that the configuration names, by name.
  func eventSources(at instant: Date) throws -> [EventSource]
  /// Returns a source; nil if the configuration names none with that number.
  func eventSource(_ id: EventSource.ID, at instant: Date) throws -> EventSource?
  /// Returns the sources that are to be asked now, by name.
  func dueSources(at instant: Date) throws -> [String: EventSource.ID]
  /// Makes all sources due at once.
  func hurrySources(at instant: Date) throws
  /// Lets the source's next complete answer count, however many events vanished at once. Returns the number of events
  /// that were held back; nil if the configuration names no such source, or if none of its events are held back.
  func acceptLoss(ofSource name: String, at instant: Date) throws -> Int?
  /// Returns what earlier answers of a source showed.
  ///
  /// - Parameter body: receives its events, listed ones and others, one after the other.
  func known(of source: EventSource.ID, _ body: (KnownSource.KnownEvent) throws -> Void) throws -> KnownSource
  /// Stores events that are new or have changed. All events of one UID belong in one call.
  func keep(_ events: [ImportedEvent], of source: EventSource.ID, zone: Zone, at instant: Date) throws
  /// Ends the import of an answer: notes which events were missing, and the marks of the answer. Until then the answer
  /// counts as not read.
  ///
  /// - Parameters:
  /// - absences: the events whose time of absence has changed.
  /// - known: the knowledge about the source from now on.
  /// - next: the instant at which to ask the source next.
  func conclude(
    _ source: EventSource.ID, _ answer: EventSource.Answer, absences: [KnownSource.MissingEvent], known: KnownSource,
    zone: Zone,
    at instant: Date, next: Date) throws
  /// Notes that a source's answer is the same as the one before.
  func confirm(_ source: EventSource.ID, at instant: Date, next: Date) throws
  /// Notes that a source gave no answer that could be read, and why, without secrets.
  func fail(_ source: EventSource.ID, _ problem: String, at instant: Date, next: Date) throws
}

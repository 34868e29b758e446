public import Agenda
public import Civil
public import Foundation

/// The sources of the community's events, and what their answers bring.
public protocol EventSources: EventListings {
  /// Takes up the sources that the configuration names. What one of another address was known by is forgotten; the events
  /// of one that is not named any more are listed no longer.
  ///
  /// - Parameter zone: the community's, in which whole days begin; nil if there is no community.
  func declare(_ sources: [EventSource.Declared], zone: Zone?, at instant: Date) throws
  /// The sources that the configuration names, by name.
  func eventSources(at instant: Date) throws -> [EventSource]
  /// A source; nil if the configuration names none of that number.
  func eventSource(_ id: EventSource.ID, at instant: Date) throws -> EventSource?
  /// The sources that are to be asked now, by name.
  func dueSources(at instant: Date) throws -> [String: EventSource.ID]
  /// Has all sources asked at once.
  func hurrySources(at instant: Date) throws
  /// Has a source's next complete answer believed, however many events vanished at once. Returns how many were held; nil
  /// where the configuration names no such source, or nothing of it is held.
  func acceptLoss(ofSource name: String, at instant: Date) throws -> Int?
  /// Returns what a source's earlier answers have told of it.
  ///
  /// - Parameter body: takes its events, listed ones and others, one after the other.
  func known(of source: EventSource.ID, _ body: (KnownSource.Event) throws -> Void) throws -> KnownSource
  /// Keeps events that are new or differ. All those of one UID belong into one call.
  func keep(_ events: [ImportedEvent], of source: EventSource.ID, zone: Zone, at instant: Date) throws
  /// Ends what an answer brought: notes which events were missing, and what the answer was known by. Until then the
  /// answer counts as not read.
  ///
  /// - Parameters:
  ///   - absences: of which events is not known as it is now how long they have been missing.
  ///   - known: what is known of the source from now on.
  ///   - next: when it is asked next.
  func conclude(
    _ source: EventSource.ID, _ answer: EventSource.Answer, absences: [KnownSource.Absence], known: KnownSource,
    zone: Zone,
    at instant: Date, next: Date) throws
  /// Notes that a source's answer is as the one before.
  func confirm(_ source: EventSource.ID, at instant: Date, next: Date) throws
  /// Notes that a source gave no answer that could be read, and why, without secrets.
  func fail(_ source: EventSource.ID, _ problem: String, at instant: Date, next: Date) throws
}

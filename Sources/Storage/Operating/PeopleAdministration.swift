public import Agenda
public import Foundation

/// The operator's view of people, and decisions about them.
public protocol PeopleAdministration: Sendable {
  /// Returns everybody, in the order in which they first wrote.
  ///
  /// - Throws: `StoreError`
  func people() async throws -> [PersonSummary]
  /// Returns the people that an operator can mean by a number (`3`), a handle in any form of `Address.isCalled`, or the
  /// network's id (`mastodon:109`).
  ///
  /// - Throws: `StoreError`
  func people(called name: String) async throws -> [Person.ID]
  /// Returns the addresses on a network with that id or handle.
  ///
  /// - Throws: `StoreError`
  func addresses(called name: String, on network: String) async throws -> [Address]
  /// Blocks somebody: the bot no longer reads from them or sends to them, not even what is queued. Nil unblocks them.
  ///
  /// - Throws: `StoreError`
  func block(_ person: Person.ID, since instant: Date?) async throws
  /// Sets the most items that people without their own quota may have; nil for no limit.
  ///
  /// - Throws: `StoreError`
  func setDefaultQuota(_ quota: Int?) async throws
  /// Sets the most items that somebody may have, not counting completed todos; nil for the general limit. Existing
  /// items stay.
  ///
  /// - Throws: `StoreError`
  func setQuota(_ quota: Int?, of person: Person.ID) async throws
  /// Erases somebody with all their data and messages. Messages that are being sent right now are deleted later.
  ///
  /// - Throws: `StoreError`
  func erase(_ person: Person.ID, at instant: Date) async throws
  /// Returns the decisions that apply again if erased people come back, in the order in which those people first came.
  ///
  /// - Throws: `StoreError`
  func lastingDecisions() async throws -> [LastingDecision]
  /// Returns the erased people with decisions about them, by their former number (`3`) or handle (`ann@example.org` or
  /// `mastodon:ann@example.org`).
  ///
  /// - Throws: `StoreError`
  func erased(called name: String) async throws -> [Person.ID]
  /// Makes an invitation code for a number of people, until an instant.
  ///
  /// - Throws: `StoreError`
  func invite(uses: Int, until instant: Date) async throws -> String
}

public import Agenda
public import Foundation

/// The operator's decisions about the names and realms of accounts, and about the people known there.
public protocol RealmAdministration: Sendable {
  /// The addresses whose realm is unknown.
  ///
  /// - Throws: `StoreError`
  func unsettled() async throws -> [UnsettledAddress]
  /// Separates a contested person: the owner of the address in `realm` stays that person, and others get the rest.
  ///
  /// - Returns: the new people.
  /// - Throws: `StoreError`
  func part(_ person: Person.ID, keeping realm: String, at instant: Date) async throws -> [Person.ID]
  /// Renames an account, which continues from its cursor. No daemon may have the ledger open.
  ///
  /// - Throws: `StoreError`
  func rename(_ old: String, to new: String) async throws
  /// Records the realm of accounts: a new address of the same server, or the server of an account from an older ledger.
  /// No daemon may have the ledger open.
  ///
  /// - Returns: the realm that was known before; empty if none was.
  /// - Throws: `StoreError`
  func move(_ accounts: [String], to realm: String, at instant: Date) async throws -> String
}

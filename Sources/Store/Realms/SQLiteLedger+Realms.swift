public import Agenda
public import Foundation
public import Storage

/// The operator's decisions about the realms of accounts and addresses.
extension SQLiteLedger {
  /// The addresses whose realm is unknown.
  /// - Throws: `StoreError`
  public func unsettled() async throws -> [UnsettledAddress] { try await reading { try $0.unsettled() } }

  /// Separates a contested person: the owner of the address in `realm` stays that person, and others get the rest
  /// (`PersonSplit`).
  ///
  /// - Returns: the new people.
  /// - Throws: `StoreError`
  public func part(_ person: Person.ID, keeping realm: String, at instant: Date) async throws -> [Person.ID] {
    try await writing { try PersonSplit(transaction: $0).split(person, keeping: realm, at: instant) }
  }

  /// Renames an account, which continues from its cursor. No daemon may have the database open.
  /// - Throws: `StoreError`
  public func rename(_ old: String, to new: String) async throws {
    try await writing { try $0.rename(old, to: new) }
  }

  /// Records the realm of accounts: a new address of the same server, or the server of an account from an older ledger.
  /// No daemon may have the database open.
  ///
  /// - Returns: the realm that was known before; empty if none was.
  /// - Throws: `StoreError`
  public func move(_ accounts: [String], to realm: String, at instant: Date) async throws -> String {
    try await writing { try $0.move(accounts, to: realm, at: instant) }
  }
}

public import Agenda
public import Foundation

/// Whose ids the accounts are told, as an operator sees and decides it.
extension SQLiteLedger {
  /// The addresses whose realm is not known.
  /// - Throws: `StoreError`
  public func unsettled() async throws -> [UnsettledAddress] { try await reading { try $0.unsettled() } }

  /// Parts a contested person: they stay whoever has their address in that realm (`Parting`).
  ///
  /// - Returns: the people whom the others have become.
  /// - Throws: `StoreError`
  public func part(_ person: Person.ID, keeping realm: String, at instant: Date) async throws -> [Person.ID] {
    try await writing { try Parting(transaction: $0).part(person, keeping: realm, at: instant) }
  }

  /// Has an account go on under another name, from where it stopped. No daemon may have the database open.
  /// - Throws: `StoreError`
  public func rename(_ old: String, to new: String) async throws {
    try await writing { try $0.rename(old, to: new) }
  }

  /// Notes which server accounts are on: another address of the one they were on, or the one that an account of an older
  /// ledger was on. No daemon may have the database open.
  ///
  /// - Returns: what was known of it before; empty where nothing was.
  /// - Throws: `StoreError`
  public func move(_ accounts: [String], to realm: String, at instant: Date) async throws -> String {
    try await writing { try $0.move(accounts, to: realm, at: instant) }
  }
}

public import Foundation
import Hummingbird
public import Storage

/// The pages on which people see and change what they keep.
public struct Pages: Sendable {
  let address: SiteAddress
  let ledger: any Ledger
  let actions: any PersonActions
  let operations: (any Operations)?
  let now: @Sendable () -> Date

  /// - Parameters:
  ///   - address: the address by which people reach them.
  ///   - ledger: what the pages show.
  ///   - actions: what the pages change.
  ///   - operations: what the operator sees; nil where there is nothing to see.
  ///   - now: the clock.
  public init(
    address: SiteAddress, ledger: any Ledger, actions: any PersonActions, operations: (any Operations)? = nil,
    now: @escaping @Sendable () -> Date
  ) {
    self.address = address
    self.ledger = ledger
    self.actions = actions
    self.operations = operations
    self.now = now
  }

  func add(to router: Router<VisitContext>) {
    let routes = router.group().add(middleware: HostGuard(address: address))
    let gate = SessionGate(address: address, ledger: ledger, now: now)
    SignInRoutes(gate: gate).add(to: routes)
    let people = PersonRoutes(routes: routes, gate: gate)
    SessionRoutes(gate: gate).add(to: people)
    if let operations { OperatorRoutes(gate: gate.ofOperator, operations: operations).add(to: routes) }
  }
}

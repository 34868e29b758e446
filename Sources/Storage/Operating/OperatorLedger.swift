/// An open ledger with everything that the daemon and the operator's commands do with it. Code that needs only some of
/// it takes those ports.
public protocol OperatorLedger: Ledger, PeopleAdministration, RealmAdministration, CalendarFeeds, LedgerBackups,
  LedgerReports, LedgerLifecycle
{}

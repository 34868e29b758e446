/// All ports of the ledger, within one transaction. Code that needs only some of them takes those.
public protocol LedgerTransaction: DomainStore, MessageStore {}

/// All that one transaction on the ledger sees. A helper takes the ports that it uses, not this.
public protocol LedgerTransaction: DomainStore, MessageStore {}

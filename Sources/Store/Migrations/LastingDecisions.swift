/// Applies the operator's decisions about somebody again when they are erased and come back.
enum LastingDecisions: Migration {
  static let name = "23 lasting decisions"

  static let statements = """
    -- Of somebody who was erased since: keyed hashes of an address they had and of how it was called, the number that the
    -- operator knew them by, and what was decided.
    CREATE TABLE lasting_decision (
      hash INTEGER PRIMARY KEY,
      name INTEGER NOT NULL,
      person INTEGER NOT NULL,
      since REAL NOT NULL,
      blocked REAL,
      quota INTEGER CHECK (quota >= 0)
    ) STRICT;
    CREATE INDEX lasting_decision_person ON lasting_decision (person);
    """
}

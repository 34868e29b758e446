/// Keeps somebody blocked who has themselves erased and comes back.
enum LastingBlocks: Migration {
  static let name = "21 lasting blocks"

  static let statements = """
    -- Somebody's blocks of those who were erased since: a keyed hash of each address they had, and when that was.
    CREATE TABLE lasting_block (
      hash INTEGER NOT NULL,
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      since REAL NOT NULL,
      PRIMARY KEY (hash, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX lasting_block_person ON lasting_block (person);
    """
}

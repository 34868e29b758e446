/// Adds what a bot for many people needs: the state of rate limits, invitations, and blocked people.
enum Operating: Migration {
  static let name = "8 operating"

  static let statements = """
    -- What is left of an account's limits; `endpoint` is what each is of.
    CREATE TABLE allowance (
      account TEXT NOT NULL CHECK (account <> ''),
      endpoint TEXT NOT NULL CHECK (endpoint <> ''),
      allowed INTEGER NOT NULL CHECK (allowed >= 0),
      remaining INTEGER NOT NULL CHECK (remaining >= 0),
      resets REAL NOT NULL,
      PRIMARY KEY (account, endpoint)
    ) STRICT, WITHOUT ROWID;

    -- The operator's word about a person: since when nothing of theirs is taken, and how many items they may keep.
    ALTER TABLE person ADD COLUMN blocked REAL;
    ALTER TABLE person ADD COLUMN quota INTEGER CHECK (quota >= 0);
    CREATE INDEX person_blocked ON person (id) WHERE blocked IS NOT NULL;
    CREATE TRIGGER item_quota BEFORE INSERT ON item
      WHEN EXISTS (SELECT 1 FROM person WHERE id = new.person AND quota IS NOT NULL
        AND quota <= (SELECT count(*) FROM item WHERE person = new.person))
    BEGIN
      SELECT RAISE(ABORT, 'the quota is used up');
    END;

    -- Codes that let so many more people in.
    CREATE TABLE invitation (
      code TEXT PRIMARY KEY CHECK (code <> ''),
      uses INTEGER NOT NULL CHECK (uses > 0),
      expires REAL NOT NULL
    ) STRICT, WITHOUT ROWID;

    -- Addresses that were told that they are not let in, by a keyed hash: once a while is enough.
    CREATE TABLE turned_away (
      hash INTEGER PRIMARY KEY,
      since REAL NOT NULL
    ) STRICT;
    """
}

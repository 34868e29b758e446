/// Adds jobs that run apart from messages, the hashes that outlive an erasure, and codes that make two accounts one
/// person.
enum DataRights: Migration {
  static let name = "3 data rights"

  static let statements = """
    CREATE TABLE job (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      person INTEGER REFERENCES person (id) ON DELETE CASCADE,
      work TEXT NOT NULL CHECK (json_valid(work)),
      state TEXT NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'dead')),
      attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
      not_before REAL NOT NULL,
      failure TEXT
    ) STRICT;
    CREATE INDEX job_queued ON job (not_before, number) WHERE state = 'queued';
    CREATE INDEX job_person ON job (person) WHERE person IS NOT NULL;

    -- The key of the hashes below, made when it is first needed. Whoever has it can tell whether a message or an
    -- address that they know was once here, and nothing else.
    CREATE TABLE secret (
      name TEXT PRIMARY KEY,
      value BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;

    -- Messages that were erased: should their network deliver one again, it takes no effect.
    CREATE TABLE erased_message (
      hash INTEGER PRIMARY KEY
    ) STRICT;

    -- Addresses whose people had themselves erased: nothing is begun with them until they write again.
    CREATE TABLE opt_out (
      hash INTEGER PRIMARY KEY,
      since REAL NOT NULL
    ) STRICT;

    -- Codes that join the account they are sent from to the person they were given to.
    CREATE TABLE link_code (
      code TEXT PRIMARY KEY,
      person INTEGER NOT NULL UNIQUE REFERENCES person (id) ON DELETE CASCADE,
      network TEXT NOT NULL,
      remote_id TEXT NOT NULL,
      expires REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}

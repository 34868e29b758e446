/// Identifies people by the realm in which their ids are unique, not by their network alone: the same id on two servers
/// is two people.
enum Realms: Migration {
  static let name = "12 realms"

  static let statements = """
    -- Where the ids that an account is told are unique: its server, or the network's name where they are global. SQL does
    -- not know the configured servers: '' is filled in when the account is next at work.
    ALTER TABLE account ADD COLUMN realm TEXT NOT NULL DEFAULT '';
    UPDATE account SET realm = network WHERE network <> 'mastodon';

    -- What a realm was called before, which older hashes of its people are made with; '' is before there were realms.
    CREATE TABLE former_realm (
      network TEXT NOT NULL CHECK (network <> ''),
      realm TEXT NOT NULL CHECK (realm <> ''),
      former TEXT NOT NULL,
      PRIMARY KEY (network, realm, former)
    ) STRICT, WITHOUT ROWID;

    -- An address whose realm is '' is nobody's until it is known which of the accounts it was met through.
    ALTER TABLE address RENAME TO former_address;
    DROP INDEX address_local;
    DROP INDEX address_person;
    CREATE TABLE address (
      id INTEGER PRIMARY KEY,
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      network TEXT NOT NULL CHECK (network <> ''),
      realm TEXT NOT NULL,
      remote_id TEXT NOT NULL CHECK (remote_id <> ''),
      handle TEXT NOT NULL,
      UNIQUE (network, realm, remote_id)
    ) STRICT;
    INSERT INTO address (id, person, network, realm, remote_id, handle)
      SELECT id, person, network, iif(network = 'mastodon', '', network), remote_id, handle FROM former_address;
    DROP TABLE former_address;
    CREATE INDEX address_local ON address (lower(substr(handle, 1, instr(handle || '@', '@') - 1)));
    CREATE INDEX address_person ON address (person);
    CREATE INDEX address_contested ON address (id) WHERE realm = '';

    -- Codes hold for an hour: who was given one asks for another.
    DROP TABLE link_code;
    CREATE TABLE link_code (
      code TEXT PRIMARY KEY,
      person INTEGER NOT NULL UNIQUE REFERENCES person (id) ON DELETE CASCADE,
      network TEXT NOT NULL,
      realm TEXT NOT NULL,
      remote_id TEXT NOT NULL,
      expires REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}

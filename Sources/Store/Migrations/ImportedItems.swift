/// Recognises items that came from files by their UIDs.
enum ImportedItems: Migration {
  static let name = "29 imported items"

  /// Distinguishes the UIDs of this database from any other's, since calendars are also in exports, not only in feeds.
  static let realm =
    "INSERT INTO fact (name, value) VALUES ('realm', lower(hex(randomblob(8)))) ON CONFLICT (name) DO NOTHING"

  static let statements = """
    -- The UID in the program that an item comes from, and a hash of what was read of it last. Both or neither.
    ALTER TABLE todo ADD COLUMN uid TEXT CHECK (uid <> '');
    ALTER TABLE todo ADD COLUMN fingerprint TEXT CHECK ((fingerprint IS NULL) = (uid IS NULL));
    ALTER TABLE event ADD COLUMN uid TEXT CHECK (uid <> '');
    ALTER TABLE event ADD COLUMN fingerprint TEXT CHECK ((fingerprint IS NULL) = (uid IS NULL));
    CREATE INDEX todo_uid ON todo (person, uid) WHERE uid IS NOT NULL;
    CREATE INDEX event_uid ON event (person, uid) WHERE uid IS NOT NULL;

    \(realm);
    """
}

/// Never gives the number of a list, tag or place twice. The journal knows them by their numbers, so otherwise one
/// person's undo could change another person's row.
enum NumbersOfNames: Migration {
  static let name = "20 numbers of names"

  static let statements = """
    CREATE TABLE numbered_list (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      name TEXT NOT NULL CHECK (name <> ''),
      folded TEXT NOT NULL,
      search TEXT CHECK (search <> ''),
      UNIQUE (person, folded)
    ) STRICT;
    INSERT INTO numbered_list (id, person, name, folded, search) SELECT id, person, name, folded, search FROM list;
    DROP TABLE list;
    ALTER TABLE numbered_list RENAME TO list;

    CREATE TABLE numbered_tag (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      name TEXT NOT NULL CHECK (name <> '' AND instr(name, char(31)) = 0),
      folded TEXT NOT NULL,
      UNIQUE (person, folded)
    ) STRICT;
    INSERT INTO numbered_tag (id, person, name, folded) SELECT id, person, name, folded FROM tag;
    DROP TABLE tag;
    ALTER TABLE numbered_tag RENAME TO tag;

    CREATE TABLE numbered_place (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      name TEXT NOT NULL CHECK (name <> ''),
      folded TEXT NOT NULL,
      UNIQUE (person, folded)
    ) STRICT;
    INSERT INTO numbered_place (id, person, name, folded) SELECT id, person, name, folded FROM place;
    DROP TABLE place;
    ALTER TABLE numbered_place RENAME TO place;

    -- They go on behind every number that the journal knows, of names that are gone too.
    DELETE FROM sqlite_sequence WHERE name IN ('list', 'tag', 'place');
    INSERT INTO sqlite_sequence (name, seq)
      SELECT kind, max(number) FROM (
        SELECT kind, thing AS number FROM change WHERE kind IN ('list', 'tag', 'place')
        UNION ALL SELECT 'list', id FROM list
        UNION ALL SELECT 'tag', id FROM tag
        UNION ALL SELECT 'place', id FROM place
      ) GROUP BY kind;
    """
}

/// Adds pictures that came with items: the queue of those to fetch, and the records of their files.
enum KeptPictures: Migration {
  static let name = "31 pictures"

  static let statements = """
    CREATE TABLE picture (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      -- The number of an item. It may be deleted, and come back under the same number.
      item INTEGER NOT NULL,
      -- The bot's account that can read the address; NULL where anybody can.
      account TEXT,
      source TEXT NOT NULL CHECK (source <> ''),
      alt TEXT,
      added REAL NOT NULL,
      state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'kept', 'refused')),
      attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
      not_before REAL NOT NULL,
      -- Why it failed last while it waits, or why it was refused.
      reason TEXT,
      -- The file: its SHA-256 in hexadecimal digits, which is its name, its bytes, media type and pixels.
      hash TEXT CHECK (length(hash) = 64 AND hash NOT GLOB '*[^0-9a-f]*'),
      size INTEGER CHECK (size > 0),
      type TEXT CHECK (type GLOB 'image/*'),
      width INTEGER CHECK (width > 0),
      height INTEGER CHECK (height > 0),
      CHECK ((state = 'kept') = (hash IS NOT NULL)),
      CHECK ((hash IS NULL) = (size IS NULL) AND (hash IS NULL) = (type IS NULL)
        AND (hash IS NULL) = (width IS NULL) AND (hash IS NULL) = (height IS NULL)),
      CHECK (state <> 'refused' OR reason IS NOT NULL)
    ) STRICT;
    CREATE INDEX picture_item ON picture (item);
    CREATE INDEX picture_person ON picture (person);
    CREATE INDEX picture_waiting ON picture (not_before, id) WHERE state = 'waiting';
    CREATE INDEX picture_hash ON picture (hash) WHERE hash IS NOT NULL;
    """
}

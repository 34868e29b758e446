/// Adds a quota of open items. It does not refuse existing items, nor one that is added as done.
enum Quotas: Migration {
  static let name = "9 quotas"

  static let statements = """
    -- How much each person keeps: what is done does not count.
    CREATE VIEW keeping AS
      SELECT id AS person, quota,
        (SELECT count(*) FROM todo WHERE person = person.id AND completed IS NULL)
          + (SELECT count(*) FROM event WHERE person = person.id AND recurrence IS NULL)
          + (SELECT count(*) FROM event WHERE person = person.id AND recurrence IS NOT NULL)
          + (SELECT count(*) FROM note WHERE person = person.id) AS items
      FROM person;

    -- A row that is written again is no new one, though an upsert begins as an insertion. A todo that is open again may
    -- be one too many: whatever was done can be undone.
    DROP TRIGGER item_quota;
    CREATE TRIGGER todo_quota BEFORE INSERT ON todo
      WHEN new.completed IS NULL AND NOT EXISTS (SELECT 1 FROM todo WHERE id = new.id)
        AND EXISTS (SELECT 1 FROM keeping WHERE person = new.person AND quota IS NOT NULL AND items >= quota)
    BEGIN
      SELECT RAISE(ABORT, 'the quota is used up');
    END;
    CREATE TRIGGER event_quota BEFORE INSERT ON event
      WHEN NOT EXISTS (SELECT 1 FROM event WHERE id = new.id)
        AND EXISTS (SELECT 1 FROM keeping WHERE person = new.person AND quota IS NOT NULL AND items >= quota)
    BEGIN
      SELECT RAISE(ABORT, 'the quota is used up');
    END;
    CREATE TRIGGER note_quota BEFORE INSERT ON note
      WHEN NOT EXISTS (SELECT 1 FROM note WHERE id = new.id)
        AND EXISTS (SELECT 1 FROM keeping WHERE person = new.person AND quota IS NOT NULL AND items >= quota)
    BEGIN
      SELECT RAISE(ABORT, 'the quota is used up');
    END;
    """
}

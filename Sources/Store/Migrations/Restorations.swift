/// Makes the quota accept everything that is restored, so that every change can be undone, even a deletion.
enum Restorations: Migration {
  static let name = "11 restorations"

  static let statements = """
    -- What each person's journal can bring back. It notes a new thing only once that is there, and numbers are never
    -- given twice: what is found here is no new one.
    CREATE VIEW journalled AS
      SELECT change_set.person, change.kind, change.thing
      FROM change_set JOIN change ON change.change_set = change_set.id;

    DROP TRIGGER todo_quota;
    CREATE TRIGGER todo_quota BEFORE INSERT ON todo
      WHEN new.completed IS NULL AND NOT EXISTS (SELECT 1 FROM todo WHERE id = new.id)
        AND EXISTS (SELECT 1 FROM keeping WHERE person = new.person AND quota IS NOT NULL AND items >= quota)
        AND NOT EXISTS (SELECT 1 FROM journalled WHERE person = new.person AND kind = 'todo' AND thing = new.id)
    BEGIN
      SELECT RAISE(ABORT, 'the quota is used up');
    END;
    DROP TRIGGER event_quota;
    CREATE TRIGGER event_quota BEFORE INSERT ON event
      WHEN NOT EXISTS (SELECT 1 FROM event WHERE id = new.id)
        AND EXISTS (SELECT 1 FROM keeping WHERE person = new.person AND quota IS NOT NULL AND items >= quota)
        AND NOT EXISTS (SELECT 1 FROM journalled WHERE person = new.person AND kind = 'event' AND thing = new.id)
    BEGIN
      SELECT RAISE(ABORT, 'the quota is used up');
    END;
    DROP TRIGGER note_quota;
    CREATE TRIGGER note_quota BEFORE INSERT ON note
      WHEN NOT EXISTS (SELECT 1 FROM note WHERE id = new.id)
        AND EXISTS (SELECT 1 FROM keeping WHERE person = new.person AND quota IS NOT NULL AND items >= quota)
        AND NOT EXISTS (SELECT 1 FROM journalled WHERE person = new.person AND kind = 'note' AND thing = new.id)
    BEGIN
      SELECT RAISE(ABORT, 'the quota is used up');
    END;
    """
}

/// Gives anybody without their own quota the general one, if there is one.
enum DefaultQuota: Migration {
  static let name = "17 default quota"

  static let statements = """
    DROP VIEW keeping;
    CREATE VIEW keeping AS
      SELECT id AS person,
        coalesce(quota, (SELECT CAST(value AS INTEGER) FROM fact WHERE name = 'default quota')) AS quota,
        (SELECT count(*) FROM todo WHERE person = person.id AND completed IS NULL)
          + (SELECT count(*) FROM event WHERE person = person.id AND recurrence IS NULL)
          + (SELECT count(*) FROM event WHERE person = person.id AND recurrence IS NOT NULL)
          + (SELECT count(*) FROM note WHERE person = person.id) AS items
      FROM person;
    """
}

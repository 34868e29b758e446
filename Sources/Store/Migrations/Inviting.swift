/// People invite others to the community's events, as they ask them for other things.
enum Inviting: Migration {
  static let name = "47 inviting"

  static let statements = """
    ALTER TABLE errand ADD COLUMN event INTEGER REFERENCES community_event (id) ON DELETE SET NULL;
    CREATE INDEX errand_event ON errand (event, recipient) WHERE event IS NOT NULL;
    """
}

/// Lets people invite others to the community's events, like other requests.
enum Inviting: Migration {
  static let name = "47 inviting"

  static let statements = """
    ALTER TABLE errand ADD COLUMN event INTEGER REFERENCES community_event (id) ON DELETE SET NULL;
    CREATE INDEX errand_event ON errand (event, recipient) WHERE event IS NOT NULL;
    """
}

/// Keeps people's official events official only in the form that moderators have seen. If its publisher changes one, it
/// is not official until a moderator has looked at it.
enum OfficialMarks: Migration {
  static let name = "53 official marks"

  static let statements = """
    -- What its publisher wants; "official" is what it is.
    ALTER TABLE community_event ADD COLUMN asks_official INTEGER NOT NULL DEFAULT 0 CHECK (asks_official IN (0, 1));
    -- Hashes of it as a moderator or an organiser has seen it.
    ALTER TABLE community_event ADD COLUMN vouched TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(vouched));
    UPDATE community_event SET asks_official = official WHERE source IS NULL;
    CREATE INDEX community_event_asking ON community_event (id) WHERE asks_official AND NOT official;
    """
}

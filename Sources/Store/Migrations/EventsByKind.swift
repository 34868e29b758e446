/// Adds indexes for traits that few events have, so that searches for them look at few rows, however many events there
/// are.
enum EventsByKind: Migration {
  static let name = "52 events by kind"

  static let statements = """
    DROP INDEX event_category_folded;
    CREATE INDEX event_category_kind ON event_category (replace(folded, '-', ' '), event);
    CREATE INDEX community_event_official ON community_event (id) WHERE official;
    CREATE INDEX community_event_costless ON community_event (id) WHERE price <> '' AND price NOT GLOB '*[1-9]*';
    """
}

import Agenda
import Civil
import GRDB
import Storage

@testable import Store

/// The community of transcripts that ask for one, and its events in November 2026.
enum SampleCommunity {
  static let community = {
    var community = Community(
      name: "Kuopio campus", zone: Zone(identifier: "Europe/London") ?? .utc, publishing: .open)
    community.moderators = [ModeratorName(handle: "mod", network: "stage")]
    return community
  }()

  /// Puts its events into a ledger.
  static func open(in ledger: SQLiteLedger) async throws {
    try await ledger.write(.full) { ledger in
      guard let transaction = ledger as? Transaction else { return }
      try transaction.db.execute(sql: sources + events + occurrences + categories)
    }
  }

  private static let sources = """
    INSERT INTO event_source (id, name, asked, trust, next) VALUES
      (1, 'Campus calendar', zeroblob(32), 'official', 0), (2, 'Town guide', zeroblob(32), 'aggregator', 0);

    """

  private static let events = """
    INSERT INTO community_event (id, source, uid, name, start, finish, place_text, price, note, url, official, capacity,
        status, rules, fingerprint, details, first_seen, changed) VALUES
      (11, 1, 'tea', 'welcome tea', '2026-11-28T17:00', '2026-11-28T19:00', 'Lecture Theatre 27', NULL,
        'Bring a mug.', 'https://example.org/tea', 1, 2, 'confirmed', NULL, 'f', 'd', 0, 0),
      (12, 2, 'ska', 'ska night', '2026-11-28T21:00', NULL, 'The Boathouse', '8 €', NULL, NULL, 0, NULL, 'confirmed',
        NULL, 'f', 'd', 0, 0),
      (13, 1, 'hockey', 'hockey: Westfield v Northgate', '2026-11-28', NULL, 'Ice Hall', NULL, NULL, NULL, 1, NULL,
        'confirmed', NULL, 'f', 'd', 0, 0),
      (14, 1, 'yoga', 'yoga', '2026-11-23T18:00', '2026-11-23T19:00', 'Gym', 'free', NULL, NULL, 1, NULL, 'confirmed',
        '["FREQ=WEEKLY"]', 'f', 'd', 0, 0),
      (15, 2, 'light', 'light art', '2026-11-20', '2026-11-29', 'Harbour', 'Free entry', NULL, NULL, 0, NULL,
        'confirmed', NULL, 'f', 'd', 0, 0),
      (16, 2, 'museum', 'seventy years of radio', '2026-10-01', '2027-01-31', 'Museum', NULL, NULL, NULL, 0, NULL,
        'confirmed', NULL, 'f', 'd', 0, 0),
      (17, 1, 'swim', 'swim gala', '2026-11-29T10:00', '2026-11-29T12:00', 'Pool', NULL, NULL, NULL, 1, NULL,
        'cancelled', NULL, 'f', 'd', 0, 0);

    """

  private static let occurrences = """
    INSERT INTO community_occurrence (series, occurrence, event, start, finish, start_at, finish_at)
      SELECT id, '', id, start, finish, unixepoch(start),
        coalesce(unixepoch(finish) + (length(finish) = 10) * 86400, unixepoch(start) + iif(length(start) = 10, 86400, 1))
      FROM community_event WHERE rules IS NULL;
    INSERT INTO community_occurrence (series, occurrence, event, start, finish, start_at, finish_at)
      SELECT id, day || 'T18:00', id, day || 'T18:00', day || 'T19:00', unixepoch(day || 'T18:00'),
        unixepoch(day || 'T19:00')
      FROM community_event JOIN (SELECT '2026-11-23' AS day UNION ALL SELECT '2026-11-30' UNION ALL SELECT '2026-12-07')
      WHERE uid = 'yoga';

    """

  private static let categories = """
    INSERT INTO event_category (event, position, category, folded) VALUES
      (11, 0, 'Social', 'social'), (12, 0, 'Arts', 'arts'), (13, 0, 'Sports', 'sports'), (14, 0, 'Health', 'health'),
      (14, 1, 'Sports', 'sports'), (15, 0, 'Arts', 'arts'), (17, 0, 'Sports', 'sports');
    """
}

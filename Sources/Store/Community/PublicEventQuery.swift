import Agenda
import Foundation
import GRDB
import Storage

/// Queries for the community's events that everybody may see. They find upcoming ones by the times of their
/// occurrences.
struct PublicEventQuery {
  /// The current time, in seconds since 1970.
  let instant: Int64
  /// The arguments that every query takes: nobody in particular, the instant, and the value that is selected.
  let arguments: StatementArguments
  private let condition: String

  /// The seconds for which an event that was called off is still shown.
  private static let memory: Int64 = 30 * 86_400
  /// The most occurrences to look through: a stranger's series may repeat every minute.
  private static let most = 20_000
  /// The most categories, and the most places, that are offered.
  private static let choices = 12

  init(_ selection: EventSelection, at instant: Date) {
    self.instant = Int64(instant.timeIntervalSince1970)
    // The value is an argument even if the condition does not use it, so that the others keep their places.
    let value: String?
    switch selection {
    case .all: (condition, value) = ("?3 IS NULL", nil)
    case .official: (condition, value) = ("?3 IS NULL AND s.official", nil)
    case .category(let name):
      condition = "EXISTS (SELECT 1 FROM event_category WHERE event = s.id AND \(OccurrenceQuery.kind) = ?3)"
      value = OccurrenceQuery.kind(name)
    case .place(let words):
      condition = "s.id IN (SELECT rowid FROM community_words WHERE community_words MATCH ?3)"
      value =
        OccurrenceQuery.terms(words.split(separator: " ").map(String.init)).map { "{place_text} : (\($0))" } ?? "\"\""
    }
    arguments = [0, self.instant, value]
  }

  private var isShown: String { "s.listed AND \(ListedEventRow.isVisible) AND \(condition)" }

  /// The condition that leaves out events that were called off too long ago.
  private var isToldStill: String { "(s.status <> 'cancelled' OR s.changed > ?2 - \(Self.memory))" }

  /// Returns a query for events by their next times. Its last argument is the earliest start of an event that may still
  /// be going on.
  func soonest(_ lasting: OccurrenceQuery.Lasting) -> String {
    """
    SELECT s.id, o.start_at FROM community_occurrence AS o JOIN community_event AS s ON s.id = o.series
    WHERE o.lasting = \(lasting.rawValue) AND o.start_at >= ?4 AND o.finish_at > ?2 AND \(isToldStill) AND \(isShown)
    ORDER BY o.start_at, s.id LIMIT \(Self.most)
    """
  }

  /// A query for events that were called off lately, even if they would be over by now.
  var calledOff: String {
    """
    SELECT s.id FROM community_event AS s
    WHERE s.status = 'cancelled' AND s.changed > ?2 - \(Self.memory) AND \(isShown)
      AND EXISTS (SELECT 1 FROM community_occurrence WHERE series = s.id)
    ORDER BY s.changed DESC, s.id LIMIT ?4
    """
  }

  var newest: String {
    """
    SELECT s.id FROM community_event AS s
    WHERE \(isToldStill) AND \(isShown)
      AND EXISTS (SELECT 1 FROM community_occurrence WHERE series = s.id AND finish_at > ?2)
    ORDER BY s.id DESC LIMIT ?4
    """
  }

  /// A common table expression with the next of the short events.
  private var next: String {
    """
    WITH soon AS (SELECT s.id, s.place_text FROM community_occurrence AS o JOIN community_event AS s ON s.id = o.series
        WHERE o.lasting = 0 AND o.start_at >= ?2 - \(OccurrenceQuery.Lasting.short.seconds) AND o.finish_at > ?2
          AND \(isShown)
        ORDER BY o.start_at LIMIT 2000),
      next AS (SELECT DISTINCT id, place_text FROM soon)
    """
  }

  var categories: String {
    """
    \(next) SELECT min(category) FROM next JOIN event_category ON event_category.event = next.id
    GROUP BY folded ORDER BY count(*) DESC, folded LIMIT \(Self.choices)
    """
  }

  var places: String {
    """
    \(next) SELECT place_text FROM next WHERE place_text <> '' GROUP BY place_text
    ORDER BY count(*) DESC, place_text LIMIT \(Self.choices)
    """
  }
}

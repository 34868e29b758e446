import Agenda
import Foundation
import GRDB

/// A filter as a query of the occurrences, each of which is found by its time.
struct OccurrenceQuery {
  /// How long an occurrence lasts, as the table sorts them.
  enum Lasting: Int {
    /// Up to 26 hours, up to 32 days, and longer.
    case short, days, long

    /// How many seconds before a moment one may begin that still goes on then.
    var seconds: Int64 {
      switch self {
      case .short: 93_600
      case .days: 2_764_800
      case .long: .max / 4
      }
    }
  }

  private var conditions: [String] = []
  private var values: [any DatabaseValueConvertible] = []
  /// Before the other tables: the words, where they and not the time tell few from many.
  private var leading = ""
  private let from: Int64
  private let end: Int64

  init(_ filter: EventFilter, from: Date, before end: Date) {
    (self.from, self.end) = (Int64(from.timeIntervalSince1970), Int64(end.timeIntervalSince1970))
    if let isOfficial = filter.isOfficial {
      conditions.append(isOfficial ? "s.official" : "s.creator IS NOT NULL AND NOT s.official")
    }
    if !filter.categories.isEmpty {
      let marks = filter.categories.map { _ in "?" }.joined(separator: ", ")
      conditions.append(
        "EXISTS (SELECT 1 FROM event_category WHERE event IN (e.id, s.id) AND \(Self.kind) IN (\(marks)))")
      values += filter.categories.map(Self.kind)
    }
    let place = Self.terms(filter.place?.split(separator: " ").map(String.init) ?? [])
    let match = [place.map { "{place_text} : (\($0))" }, Self.terms(filter.words)].compactMap { $0 }
    if !match.isEmpty {
      if filter.last == nil {
        leading = "community_words CROSS JOIN "
        conditions.append("community_words MATCH ? AND o.event = community_words.rowid")
      } else {
        conditions.append("e.id IN (SELECT rowid FROM community_words WHERE community_words MATCH ?)")
      }
      values.append(match.joined(separator: " AND "))
    }
  }

  /// A category as it is compared: `#board-games` is how `board games` is shown.
  static let kind = "replace(folded, '-', ' ')"
  static func kind(_ category: String) -> String { category.folded.replacing("-", with: " ") }

  /// Words that all have to begin a word of the index, quoted so that they can mean nothing else; nil for none.
  static func terms(_ words: [String]) -> String? {
    let quoted = words.prefix(20).compactMap { word -> String? in
      let own = word.folded.filter { $0.isLetter || $0.isNumber || $0 == " " }
      return own.isEmpty ? nil : "\"\(own)\" *"
    }
    return quoted.isEmpty ? nil : quoted.joined(separator: " AND ")
  }

  /// A sign that keeps SQLite from looking by the time.
  private var unindexed: String { leading.isEmpty ? "" : "+" }

  func sql(_ lasting: Lasting) -> String {
    """
    SELECT \(ListedEventRow.columns) FROM \(leading)\(ListedEventRow.tables)
    WHERE \(unindexed)o.lasting = \(lasting.rawValue) AND \(unindexed)o.start_at >= ?2 AND o.start_at < ?3 AND o.finish_at > ?4
      AND s.listed AND e.listed AND \(ListedEventRow.isVisible) \(conditions.map { "AND \($0)" }.joined(separator: " "))
    ORDER BY o.start_at, o.series
    """
  }

  func arguments(_ lasting: Lasting, person: Person.ID) -> StatementArguments {
    [person.number, from - lasting.seconds, end, from] + StatementArguments(values)
  }
}

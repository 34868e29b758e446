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
  /// Whether the words tell few from many, and not the time: what has them is found first, and put in order then.
  private var isLedByWords = false
  /// The most rows that are needed; nil for all.
  private let limit: Int?
  private let from: Int64
  private let end: Int64

  /// - Parameters:
  ///   - limit: the most rows that are needed; nil for all.
  ///   - isCommon: whether more events have some words than can be put in order in no time.
  init(
    _ filter: EventFilter, from: Date, before end: Date, limit: Int?, isCommon: (String) throws -> Bool
  ) rethrows {
    self.limit = limit
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
      let words = match.joined(separator: " AND ")
      isLedByWords = try filter.last == nil && !isCommon(words)
      conditions.append(
        isLedByWords
          ? "community_words MATCH ?"
          : "+o.event IN (SELECT rowid FROM community_words WHERE community_words MATCH ?)")
      values.append(words)
    }
  }

  /// A category as it is compared: `#board-games` is how `board games` is shown.
  static let kind = "replace(folded, '-', ' ')"
  static func kind(_ category: String) -> String { category.folded.replacing("-", with: " ") }

  /// So many events are put in order in the time in which so many times are gone through for the first few.
  static func few(of limit: Int) -> Int { Int(48 * Double(limit).squareRoot()) }

  /// Words that all have to begin a word of the index, quoted so that they can mean nothing else; nil for none.
  static func terms(_ words: [String]) -> String? {
    let quoted = words.prefix(20).compactMap { word -> String? in
      let own = word.folded.filter { $0.isLetter || $0.isNumber || $0 == " " }
      return own.isEmpty ? nil : "\"\(own)\" *"
    }
    return quoted.isEmpty ? nil : quoted.joined(separator: " AND ")
  }

  func sql(_ lasting: Lasting) -> String {
    let ordered = "ORDER BY o.start_at, o.series"
    guard isLedByWords else {
      return """
        SELECT \(ListedEventRow.columns) FROM \(ListedEventRow.tables)
        WHERE o.lasting = \(lasting.rawValue) AND o.start_at >= ?2 AND o.start_at < ?3 AND o.finish_at > ?4
          AND \(isMeant) \(ordered)
        """
    }
    // A sign keeps SQLite from looking by the time. What is told of an event is looked up for the first ones alone.
    return """
      WITH found AS MATERIALIZED (
        SELECT o.series, o.occurrence
        FROM community_words CROSS JOIN community_occurrence AS o ON o.event = community_words.rowid
          JOIN community_event AS e ON e.id = o.event JOIN community_event AS s ON s.id = o.series
        WHERE +o.lasting = \(lasting.rawValue) AND +o.start_at >= ?2 AND o.start_at < ?3 AND o.finish_at > ?4
          AND \(isMeant) \(ordered)\(limit.map { " LIMIT \($0)" } ?? ""))
      SELECT \(ListedEventRow.columns)
      FROM found CROSS JOIN community_occurrence AS o ON o.series = found.series AND o.occurrence = found.occurrence
        JOIN community_event AS e ON e.id = o.event JOIN community_event AS s ON s.id = o.series
      \(ordered)
      """
  }

  private var isMeant: String {
    (["s.listed", "e.listed", ListedEventRow.isVisible] + conditions).joined(separator: " AND ")
  }

  func arguments(_ lasting: Lasting, person: Person.ID) -> StatementArguments {
    [person.number, from - lasting.seconds, end, from] + StatementArguments(values)
  }
}

import Agenda
import Foundation
import GRDB

/// A filter as a query of the occurrences, which are found by their times.
struct OccurrenceQuery {
  /// The length of an occurrence, as the table sorts them.
  enum Lasting: Int {
    /// Up to 26 hours, up to 32 days, and longer.
    case short, days, long

    /// The longest time that an occurrence of this length may have been going on, in seconds.
    var seconds: Int64 {
      switch self {
      case .short: 93_600
      case .days: 2_764_800
      case .long: .max / 4
      }
    }
  }

  /// Something that events must have besides their time.
  struct Trait {
    /// The numbers of the events that have it, as a query of one column, `id`.
    let events: String
    /// The columns of an occurrence that may hold such a number.
    let columns: [String]
    /// The same as a condition on one occurrence.
    let condition: String
    /// The values of the question marks in ``events`` and in ``condition``.
    let values: [String]

    init(_ events: String, of columns: String..., or condition: String, _ values: [String] = []) {
      (self.events, self.columns, self.condition, self.values) = (events, columns, condition, values)
    }
  }

  /// The traits in the filter, each with the position of its first argument.
  private let traits: [(trait: Trait, first: Int)]
  /// The index of a trait that few events have, if any: the query finds those events first, and then sorts them.
  private let leading: Int?
  /// The most rows that are needed; nil for all.
  private let limit: Int?
  private let from: Int64
  private let end: Int64

  /// - Parameters:
  ///   - limit: the most rows that are needed; nil for all.
  /// - isRare: whether so few events have a trait that sorting them takes almost no time.
  init(
    _ filter: EventFilter, from: Date, before end: Date, limit: Int?, isRare: (Trait) throws -> Bool
  ) rethrows {
    self.limit = limit
    (self.from, self.end) = (Int64(from.timeIntervalSince1970), Int64(end.timeIntervalSince1970))
    var (numbered, next): ([(trait: Trait, first: Int)], Int) = ([], Self.ownArguments + 1)
    for trait in Self.traits(filter) {
      numbered.append((trait, next))
      next += trait.values.count
    }
    traits = numbered
    // The events of one day are few as well.
    leading = try filter.last == nil ? numbered.firstIndex { try isRare($0.trait) } : nil
  }

  private static func traits(_ filter: EventFilter) -> [Trait] {
    var traits: [Trait] = []
    let place = terms(filter.place?.split(separator: " ").map(String.init) ?? [])
    let match = [place.map { "{place_text} : (\($0))" }, terms(filter.words)].compactMap { $0 }
    if !match.isEmpty {
      let words = "SELECT rowid AS id FROM community_words WHERE community_words MATCH ?"
      traits.append(Trait(words, of: "event", or: "+o.event IN (\(words))", [match.joined(separator: " AND ")]))
    }
    if !filter.categories.isEmpty {
      let isOne = "\(kind) IN (\(filter.categories.map { _ in "?" }.joined(separator: ", ")))"
      traits.append(
        Trait(
          "SELECT event AS id FROM event_category WHERE \(isOne)", of: "event", "series",
          or: "EXISTS (SELECT 1 FROM event_category WHERE event IN (o.event, o.series) AND \(isOne))",
          filter.categories.map(kind)))
    }
    if let isOfficial = filter.isOfficial {
      let isMeant = isOfficial ? "official" : "creator IS NOT NULL AND NOT official"
      traits.append(
        Trait(
          "SELECT id FROM community_event WHERE \(isMeant)", of: "series",
          or: isOfficial ? "s.official" : "s.creator IS NOT NULL AND NOT s.official"))
    }
    if filter.isFree {
      // The remaining rows are checked one by one, by the words of their price.
      traits.append(
        Trait(
          "SELECT id FROM community_event WHERE price <> '' AND price NOT GLOB '*[1-9]*'", of: "event",
          or: "e.price <> '' AND e.price NOT GLOB '*[1-9]*'"))
    }
    return traits
  }

  /// The SQL of a category in the form for comparing: `#board-games` equals `board games`.
  static let kind = "replace(folded, '-', ' ')"
  static func kind(_ category: String) -> String { category.folded.replacing("-", with: " ") }

  /// Returns how many events can be sorted in the time that it takes to scan occurrences in order for the first
  /// `limit`.
  static func few(of limit: Int) -> Int { Int(48 * Double(limit).squareRoot()) }

  /// Returns a query for words of the index that begin with these words, quoted so that they can mean nothing else; nil
  /// if there are none.
  static func terms(_ words: [String]) -> String? {
    let quoted = words.prefix(20).compactMap { word -> String? in
      let own = word.folded.filter { $0.isLetter || $0.isNumber || $0 == " " }
      return own.isEmpty ? nil : "\"\(own)\" *"
    }
    return quoted.isEmpty ? nil : quoted.joined(separator: " AND ")
  }

  /// Returns a query for the occurrences of one length, by time.
  func sql(_ lasting: Lasting) -> String {
    let ordered = "ORDER BY o.start_at, o.series"
    guard let leading else {
      // The hint that there are many keeps SQLite from finding and sorting all of them just to get the first.
      return """
        SELECT \(ListedEventRow.columns) FROM \(ListedEventRow.tables)
        WHERE likely(o.lasting = \(lasting.rawValue)) AND o.start_at >= ?2 AND o.start_at < ?3 AND o.finish_at > ?4
          AND \(isMeant) \(ordered)
        """
    }
    // The unary plus keeps SQLite from searching by time. The event's columns are looked up only for the first rows.
    let (trait, first) = traits[leading]
    return """
      WITH rare AS MATERIALIZED (\(Self.numbered(trait.events, from: first))), found AS MATERIALIZED (
        SELECT DISTINCT o.series, o.occurrence
        FROM rare CROSS JOIN community_occurrence AS o
            ON \(trait.columns.map { "o.\($0) = rare.id" }.joined(separator: " OR "))
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
    let others = traits.indices.filter { $0 != leading }
      .map { "(\(Self.numbered(traits[$0].trait.condition, from: traits[$0].first)))" }
    return (["s.listed", "e.listed", Self.isTold, ListedEventRow.isVisible] + others).joined(separator: " AND ")
  }

  /// The condition that shows a called-off series only at its next time.
  private static let isTold = """
    (s.status <> 'cancelled' OR o.start_at = (SELECT min(own.start_at) FROM community_occurrence AS own
      WHERE own.series = s.id AND own.finish_at > ?4))
    """

  /// The number of arguments before those of the traits: the person, the two ends of the time, and the instant.
  private static let ownArguments = 4

  /// Returns SQL whose question marks are numbered, beginning with `first`.
  private static func numbered(_ sql: String, from first: Int) -> String {
    let parts = sql.split(separator: "?", omittingEmptySubsequences: false)
    return parts.dropFirst().enumerated().reduce(String(parts[0])) { $0 + "?\(first + $1.offset)\($1.element)" }
  }

  func arguments(_ lasting: Lasting, person: Person.ID) -> StatementArguments {
    [person.number, from - lasting.seconds, end, from] + StatementArguments(traits.flatMap(\.trait.values))
  }
}

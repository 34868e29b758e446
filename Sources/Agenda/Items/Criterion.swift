public import Civil

/// A condition of a search for todos, events and notes, as a value that the store evaluates.
public indirect enum Criterion: Hashable, Sendable {
  /// Every part holds; true without parts.
  case all([Criterion])
  /// At least one part holds; false without parts.
  case any([Criterion])
  /// The part does not hold, or is not known: an undated item is not due before Friday.
  case not(Criterion)
  /// Prefixes of words, all of which occur in the name, or all in the remarks.
  case words([String])
  /// Prefixes of words, all of which occur in the name.
  case name([String])
  /// Prefixes of words, all of which occur in the remarks.
  case remarks([String])
  /// The item is on the list with that name; nil: it is on no list.
  case list(String?)
  /// The item has that tag, which is written without `#`.
  case tag(String)
  /// The item has a tag.
  case isTagged
  /// The item is at that place, which is written without `@`.
  case place(String)
  /// The item has a place.
  case hasPlace
  /// The item has that contact, as written.
  case person(String)
  /// The item has that priority, from 1, the highest, to 3; nil: it has none.
  case priority(Int?)
  case kind(Kind)
  case isCompleted
  /// The item is due in that period; events never are.
  case due(Period)
  /// A todo that can be begun, or an event that begins, in that period.
  case start(Period)
  /// The item was completed in that period.
  case completed(Period)
  /// The item was added in that period.
  case added(Period)
  case repeats
  case hasRemarks
  case hasLink
  /// The item has a picture that is kept, or is still to be fetched.
  case hasPicture
  /// The todo was postponed that many times.
  case postponed(Comparison)
  /// The todo has an estimate of that many seconds.
  case estimate(Comparison)
  case hasEstimate

  /// The kind of an item.
  public enum Kind: String, Hashable, Sendable {
    case todo, event, note
  }

  /// A stretch of the person's wall-clock time, which includes its start but not its end; nil is unbounded.
  public enum Period: Hashable, Sendable {
    /// No time at all: `due:never`.
    case never
    case span(from: CivilDateTime?, before: CivilDateTime?)
  }

  /// A comparison of an item's number with a fixed one.
  public struct Comparison: Hashable, Sendable {
    /// The relation of the item's number to the fixed one; raw values as in a search.
    public enum Relation: String, Hashable, Sendable {
      case less = "<"
      case atMost = "<="
      case equal = "="
      case atLeast = ">="
      case greater = ">"
    }

    /// The relation of the item's number to ``value``.
    public var relation: Relation
    /// The number to compare with.
    public var value: Int

    /// A comparison that holds for numbers with this relation to `value`.
    public init(_ relation: Relation, _ value: Int) {
      self.relation = relation
      self.value = value
    }
  }
}

extension Criterion {
  /// Whether it asks about completion. A search that does not ask about it looks at open todos only.
  public var tellsCompletion: Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.contains(where: \.tellsCompletion)
    case .not(let part): part.tellsCompletion
    case .isCompleted, .completed: true
    default: false
    }
  }
}

public import Civil

/// What a search asks of todos, events and notes: values, whatever evaluates them.
public indirect enum Criterion: Hashable, Sendable {
  case all([Criterion])
  case any([Criterion])
  case not(Criterion)
  /// Words at the start of words in the name or the remarks, all of them in one of these.
  case words([String])
  case name([String])
  case remarks([String])
  /// On the list of that name; nil: on none.
  case list(String?)
  case tag(String)
  case isTagged
  case place(String)
  case hasPlace
  /// With that contact.
  case person(String)
  /// 1 the highest to 3; nil: none.
  case priority(Int?)
  case kind(Kind)
  case isCompleted
  case due(Period)
  /// When a todo can be begun, or an event begins.
  case start(Period)
  case completed(Period)
  case added(Period)
  case repeats
  case hasRemarks
  case hasLink
  /// How often it was postponed.
  case postponed(Comparison)
  /// Seconds it should take.
  case estimate(Comparison)
  case hasEstimate

  public enum Kind: String, Hashable, Sendable {
    case todo, event, note
  }

  /// A stretch of the person's time, from its start up to its end; without one, unbounded.
  public enum Period: Hashable, Sendable {
    /// No time at all: `due:never`.
    case never
    case span(from: CivilDateTime?, before: CivilDateTime?)
  }

  public struct Comparison: Hashable, Sendable {
    public enum Relation: String, Hashable, Sendable {
      case less = "<"
      case atMost = "<="
      case equal = "="
      case atLeast = ">="
      case greater = ">"
    }

    public var relation: Relation
    public var value: Int

    public init(_ relation: Relation, _ value: Int) {
      self.relation = relation
      self.value = value
    }
  }
}

extension Criterion {
  /// Whether it says anything of completion: what does not is asked of the open todos alone.
  public var tellsCompletion: Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.contains(where: \.tellsCompletion)
    case .not(let part): part.tellsCompletion
    case .isCompleted, .completed: true
    default: false
    }
  }
}

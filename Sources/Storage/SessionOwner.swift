public import Agenda

/// The owner of a browser's session.
public enum SessionOwner: Hashable, Sendable {
  /// A person, who sees what they keep.
  case person(Person.ID)
  /// The operator, who sees how the bot works and nothing personal.
  case `operator`
}

public import Agenda

/// The ways in which a command's words refer to items.
public enum ItemName: Hashable, Sendable {
  /// No name, or `it`: the item spoken of last.
  case it
  /// Numbers of the list shown last, in the order given: `2`, `1,3-5`.
  case numbers([Int])
  /// Items' own numbers, as `!show` shows them: `#12`, `#12,#14`.
  case ids([Int64])
  /// Events of the community's, by their own numbers: `c12`, `c12/2026-11-28T17:00`.
  case listed([ListedEvent.Reference])
  /// Words of the item's name.
  case words(String)
}

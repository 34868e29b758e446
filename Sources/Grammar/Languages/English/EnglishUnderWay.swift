import Agenda

extension English {
  /// What somebody is doing at this moment: nothing new, and not done yet. Only a `now` at the end tells so.
  static let underWay = table([
    "(i|im|we|were) (am|are) (just) doing|starting|finishing|making|cleaning|packing|cooking|sorting X (right)": .act(
      "underway X", .fits)
  ])
}

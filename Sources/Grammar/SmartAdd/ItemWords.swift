import Agenda
import Civil

/// The words around an item that are no part of its name, or that keep something in it.
struct ItemWords: Sendable {
  /// Words that `to`, texted as `2`, stands not before: `remind me 2 days before`.
  var unitsOfTime = WordSet("")
  /// What asks for a reminder at the end.
  var remindMe: StaticString?
  /// Verbs between a name and its day, which are the name's.
  var startingVerbs: [StaticString] = []
  /// Verbs before how long something takes.
  var tellingLengths = WordSet("")
  /// Verbs that join a thing to its day.
  var linkingVerbs = WordSet("")
  /// Words that a question is about.
  var interrogatives = WordSet("")
  /// Makes an item yearly that is a birthday or the like; nil where the language tells none by its words.
  var settleYearly: (@Sendable (_ item: inout Item, _ today: CivilDate) -> Void)?
}

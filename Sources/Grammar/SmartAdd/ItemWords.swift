import Agenda
import Civil

/// The words around an item that are no part of its name, or that keep something in it.
struct ItemWords: Sendable {
  /// Words that `to`, texted as `2`, stands not before: `remind me 2 days before`.
  var unitsOfTime = WordSet("")
  /// The letters that words begin with which say that somebody has what follows.
  var lettersOfOwners = Initials(of: "")
  /// `with` as some write it before a name: `w/`.
  var shortWith: StaticString?
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
  /// What begins a todo whatever else it looks like, mark and all.
  var todoMarks: [StaticString] = []
  /// Words between a reminder and what it is of.
  var links = WordSet("")
  /// The same, as they stand right behind it.
  var linking: [StaticString] = []
  /// Words that a link goes with, and does not end: `in about 10 minutes`.
  var approximated = WordSet("")
  /// What is polite before a request.
  var please: [StaticString] = []
  /// What is polite at the end.
  var polite = WordSet("")
  /// Words among these that may be named, too.
  var gratitude = WordSet("")
  /// Words before thanks that are named: verbs by which they are said, and articles.
  var beforeThanks = WordSet("")
  /// Before a moment that something moves to.
  var toMoment: StaticString?
  /// Before what is meant for a day.
  var forDay: [StaticString] = []
  /// Meals, which are an hour and may be what is planned.
  var meals = WordSet("")
  /// The letters that they begin with.
  var lettersOfMeals = Initials(of: "")
  /// Words before a meal that is an hour.
  var beforeHours = WordSet("")
  /// Words behind such a meal.
  var behindHours: [StaticString] = []
  /// Words that join two days of one thing.
  var joiningDays = WordSet("")
  /// Words that tie days to each other.
  var tyingDays = WordSet("")
  /// Prepositions that go with a list that a sigil takes out.
  var toLists = WordSet("")
  /// The same with a place.
  var atPlaces = WordSet("")
  /// Places that everybody has: `@home` is nobody's handle.
  var everybodysPlaces = WordSet("")
  /// The same with a person.
  var withPeople = WordSet("")
  /// The same with a day.
  var beforeDates = WordSet("")
  /// The same with a length of time.
  var beforeEstimates = WordSet("")
  /// Makes an item yearly that is a birthday or the like; nil where the language tells none by its words.
  var settleYearly: (@Sendable (_ item: inout Item, _ today: CivilDate) -> Void)?
}

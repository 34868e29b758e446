import Agenda
import Civil

/// The words around an item that are no part of its name, or that keep something in it.
struct ItemWords: Sendable {
  /// Words before which `2` is a number and not `to` as people text it: `remind me 2 days before`.
  var unitsOfTime = WordSet("")
  /// Verbs that ask others something, and the words before what is asked.
  var askingOthers = WordSet(""), whether = WordSet("")
  /// The first letters of words that say that somebody has the thing that follows.
  var lettersOfOwners = Initials(of: "")
  /// `with` as some write it before a name: `w/`.
  var shortWith: StaticString?
  /// The request for a reminder at the end.
  var remindMe: StaticString?
  /// Words beside the parts of the day in an answer that lists them.
  var besideParts = WordSet("")
  /// Words that join such parts, with the spaces around them.
  var joiningParts: [String] = []
  /// The parts of the day and meals in such an answer, and the word of a date for each.
  var namesOfParts: [String: String] = [:]
  /// Words that say that somebody has to do what follows.
  var needing: [StaticString] = []
  /// Requests not to forget it at the end of a line.
  var notForgetting: [StaticString] = []
  /// Words behind a comma that say no more than a date beside them.
  var beingThere: [StaticString] = []
  /// Marks that are dictated within a line.
  var dictatedMarks: [StaticString] = []
  /// Marks that are dictated at the end of a line, behind a date.
  var dictatedStops: [StaticString] = []
  /// Verbs between a name and its day that belong to the name.
  var startingVerbs: [StaticString] = []
  /// Verbs before the length of something.
  var tellingLengths = WordSet("")
  /// Words behind a length that is the object of a verb: `spend 2 hours on the report`.
  var behindLengths = WordSet("")
  /// Verbs that join a thing to its day.
  var linkingVerbs = WordSet("")
  /// Words that ask a question.
  var interrogatives = WordSet("")
  /// The beginnings of a line that is a todo whatever else it looks like, with their marks.
  var todoMarks: [StaticString] = []
  /// Words between a reminder and its subject.
  var links = WordSet("")
  /// The same words, with the space behind them.
  var linking: [StaticString] = []
  /// Words that need `about` before them, so that it is no link: `in about 10 minutes`.
  var approximated = WordSet("")
  /// Courtesies before a request.
  var please: [StaticString] = []
  /// Courtesies at the end.
  var polite = WordSet("")
  /// Courtesies that may be part of a name, too.
  var gratitude = WordSet("")
  /// Thanks of several words at the end of a line, longer ones first.
  var thanks = EndingPhrases()
  /// Words before thanks that are part of a name: verbs of thanking, and articles.
  var beforeThanks = WordSet("")
  /// The word before a moment that something moves to.
  var toMoment: StaticString?
  /// Words before the day that something is planned for.
  var forDay: [StaticString] = []
  /// Meals, which stand for an hour but may also be the thing that is planned.
  var meals = WordSet("")
  /// The first letters of the meals.
  var lettersOfMeals = Initials(of: "")
  /// Words before a meal that stands for an hour.
  var beforeHours = WordSet("")
  /// Words that stay with a meal behind other words: `sarah is coming for dinner`.
  var beforeActivities = WordSet("")
  /// Words behind such a meal.
  var behindHours: [StaticString] = []
  /// Words that join two days of one thing.
  var joiningDays = WordSet("")
  /// Words that end an addition to a day: `drinks at 8 then`.
  var concluding = WordSet("")
  /// Words that belong to a verb before a thing: `put the bins out`.
  var behindPutting = WordSet("")
  /// Words that join the handles of two people.
  var joiningPeople = WordSet("")
  /// Words behind a name that give it the hours of the event before it.
  var sameHours: [String] = []
  /// Words behind the second of two days that give it the time of the first.
  var sameTime: [StaticString] = []
  /// Words that tie days to each other.
  var tyingDays = WordSet("")
  /// Prepositions that a list's sigil takes out with it.
  var toLists = WordSet("")
  /// Words that ask somebody for something, or tell what will or should be: `ask ben to remind me`.
  var asking = WordSet("")
  /// Last words of a name that tell days that no rule holds: `take lunch at 7 on those days`.
  var daysNotHeld: [String] = []
  /// Last words of a name for an hour late in the day, which an earlier one does not hold.
  var hoursNotHeld: [String] = []
  /// Prepositions that a place's sigil takes out with it.
  var atPlaces = WordSet("")
  /// Places that everybody has: `@home` is nobody's handle.
  var everybodysPlaces = WordSet("")
  /// Prepositions that a contact's sigil takes out with it.
  var withPeople = WordSet("")
  /// Prepositions that a date's sigil takes out with it.
  var beforeDates = WordSet("")
  /// Prepositions that an estimate's sigil takes out with it.
  var beforeEstimates = WordSet("")
  /// Makes an item yearly if it is a birthday or the like; nil if the language cannot tell one by its words.
  var settleYearly: (@Sendable (_ item: inout Item, _ today: CivilDate) -> Void)?
}

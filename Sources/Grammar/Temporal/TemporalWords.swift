/// Words around a day or a time that date rules know only by their spelling.
struct TemporalWords: Sendable {
  /// Words before a number that is no hour: `bus 10`.
  var numbered = WordSet("")
  /// Words behind which a short weekday is a verb: `newly wed`.
  var beforeVerbsLikeDays: [StaticString] = []
  /// Short weekdays that are hardly ever other words.
  var shortDays = WordSet("")
  /// Words for the start of something, behind a day: `sat kickoff`.
  var beginnings: [StaticString] = []
  /// Words behind `at the` for a limit: no later than that.
  var latest: [StaticString] = []
  /// Words before `of` a day: `close of business friday`.
  var closing: [StaticString] = []
  /// Words behind `on the` for a sharp time.
  var onTheDot: [StaticString] = []
  /// Words behind `or` for an approximate time.
  var so: [StaticString] = []
  /// Words behind which `by` tells a distance: `up by 3`.
  var down: [StaticString] = []
  /// Words before a day that is a wish.
  var happy: [StaticString] = []
  /// Words behind `how` that ask for a number.
  var many: [StaticString] = []
  /// Words that say that something has not been done.
  var notHaving: [StaticString] = []
  /// Words before a number that only fill a pause.
  var hesitating: [StaticString] = []
  /// Verbs that go with an `in` of their own: `check in friday`.
  var goingIn: [StaticString] = []
  /// Words before `of` for a time before something.
  var ahead: [StaticString] = []
  /// Words before `up` for the morning.
  var getting: [StaticString] = []
  /// Words behind `before` and `to` for the night.
  var beds: [StaticString] = []
  /// Words before a party that is by day.
  var byDay: [StaticString] = []
  /// Parts of the year, which no rule can hold.
  var seasons: [StaticString] = []
  /// Words before `days` for those from Monday to Friday.
  var ofWorkdays: [StaticString] = []
  /// Verbs before the number of somebody's years: `makes 70 years`.
  var reachingAge: [StaticString] = []
  /// Words for what is taken once a day or more often.
  var takenDaily = WordSet("")
  /// Words for what is held once a week for some weeks.
  var heldWeekly = WordSet("")
  /// Words between such a thing and its days.
  var being: [StaticString] = []
  /// Words for hours of work that change from week to week.
  var shifts: [StaticString] = []
  /// Words behind `last` for the time that something was done last.
  var ofLastTime: [StaticString] = []
  /// Words for money, behind an amount.
  var currencies: [StaticString] = []
  /// Words between an amount and the time for which it is paid.
  var ofEach: [StaticString] = []
  /// Words that say that somebody stays until a moment.
  var staying: [StaticString] = []
  /// Words for being elsewhere, behind which a day is the last one.
  var absent: [StaticString] = []
  /// Words before a length that is none: `wait a second`.
  var articles: [StaticString] = []
  /// Words behind an hour for its half of the day.
  var halvesOfDay: [StaticString] = []
}

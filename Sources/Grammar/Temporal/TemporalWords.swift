/// Words around a day or a time that are looked at by their spelling: date rules know no meaning of theirs.
struct TemporalWords: Sendable {
  /// Words that have a number behind them which is no hour: `bus 10`.
  var numbered = WordSet("")
  /// Words behind which a short weekday is a verb: `newly wed`.
  var beforeVerbsLikeDays: [StaticString] = []
  /// Words for what begins, behind a day: `sat kickoff`.
  var beginnings: [StaticString] = []
  /// Behind `at the`: no later than that.
  var latest: [StaticString] = []
  /// Before `of` a day: `close of business friday`.
  var closing: [StaticString] = []
  /// Behind `on the`: sharp.
  var onTheDot: [StaticString] = []
  /// Behind `or`: about then.
  var so: [StaticString] = []
  /// Behind these, `by` tells how far: `up by 3`.
  var down: [StaticString] = []
  /// Before a day that is wished for.
  var happy: [StaticString] = []
  /// Behind `how`: asks for a number.
  var many: [StaticString] = []
  /// Say that something has not been done.
  var notHaving: [StaticString] = []
  /// Before a number, and nothing but a pause.
  var hesitating: [StaticString] = []
  /// Before `of`: before then.
  var ahead: [StaticString] = []
  /// Before `up`: it is morning.
  var getting: [StaticString] = []
  /// Say that somebody is there until then.
  var staying: [StaticString] = []
  /// Before a length that is none: `wait a second`.
  var articles: [StaticString] = []
  /// Behind an hour: in which half of the day it is.
  var halvesOfDay: [StaticString] = []
}

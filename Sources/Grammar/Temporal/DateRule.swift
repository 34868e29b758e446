/// A rule of the date language: its name, phrases that it reads, the words that these begin with, and the function that
/// reads them.
final class DateRule: Sendable {
  /// In the words of the grammar: `day-month`, `in N units`.
  let name: String
  /// Phrases that it reads, whole.
  let examples: [String]
  /// What its phrases begin with: at any other word it is not tried.
  let beginnings: Beginnings
  let function: Function

  init(_ name: String, _ examples: [String], at beginnings: Beginnings, _ function: Function) {
    self.name = name
    self.examples = examples
    self.beginnings = beginnings
    self.function = function
  }

  /// How a rule reads: from a token's index to the index behind what it read, or 0 where it does not apply.
  enum Function: Sendable {
    /// Reads a day or a time.
    case moment(MomentFunction)
    /// Reads a time of the day; it is tried where a day or a time may stand, and where only a time may.
    case time(TimeFunction)
    /// Reads a repeat, and the part of the day that it names.
    case repeating(RepeatFunction)
    /// Reads another part of a phrase: a range, a length.
    case part(PartFunction)
    /// Goes on behind what a phrase has said.
    case continuation(ContinuationFunction)
  }

  typealias MomentFunction = @Sendable (TemporalParser, Int, inout Moment, inout MomentContext) -> Int
  typealias TimeFunction = @Sendable (TemporalParser, Int, inout Moment, TemporalParser.Surroundings) -> Int
  typealias RepeatFunction = @Sendable (TemporalParser, Int, inout PartialExpression, inout Cycle?, inout Part) -> Int
  typealias PartFunction = @Sendable (TemporalParser, Int, inout PartialExpression, TemporalParser.Surroundings) -> Int
  typealias ContinuationFunction = @Sendable (TemporalParser, Int, inout PartialExpression) -> Int
}

/// A rule of the date language: its name, phrases that it reads, the words that these begin with, and the function that
/// reads them.
final class DateRule: Sendable {
  /// The name in the grammar's notation: `day-month`, `in N units`.
  let name: String
  /// Phrases that it reads completely.
  let examples: [String]
  /// The beginnings of its phrases: at any other word the rule is not tried.
  let beginnings: Beginnings
  let function: Function

  init(_ name: String, _ examples: [String], at beginnings: Beginnings, _ function: Function) {
    self.name = name
    self.examples = examples
    self.beginnings = beginnings
    self.function = function
  }

  /// The function of a rule, which returns the index behind the words that it read, or 0 if it does not apply.
  enum Function: Sendable {
    /// Reads a day or a time.
    case moment(MomentFunction)
    /// Reads a time of the day; it is tried both where a day or a time may stand and where only a time may.
    case time(TimeFunction)
    /// Reads a repeat, and the part of the day that it names.
    case repeating(RepeatFunction)
    /// Reads another part of a phrase: a range, a length.
    case part(PartFunction)
    /// Continues a phrase.
    case continuation(ContinuationFunction)
  }

  typealias MomentFunction = @Sendable (TemporalParser, Int, inout Moment, inout MomentContext) -> Int
  typealias TimeFunction = @Sendable (TemporalParser, Int, inout Moment, TemporalParser.Surroundings) -> Int
  typealias RepeatFunction = @Sendable (TemporalParser, Int, inout PartialExpression, inout Cycle?, inout Part) -> Int
  typealias PartFunction = @Sendable (TemporalParser, Int, inout PartialExpression, TemporalParser.Surroundings) -> Int
  typealias ContinuationFunction = @Sendable (TemporalParser, Int, inout PartialExpression) -> Int
}

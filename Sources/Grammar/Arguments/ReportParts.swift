/// The parts of a report: `c12 wrong it is on sunday`.
package struct ReportParts {
  /// The event: a number, or all the words there are.
  package var event: String
  /// The word of the reason; nil if none is given.
  package var reason: ArgumentWord?
  /// The reason in the person's own words.
  package var words: String?

  private static let reasons: [ArgumentWord] = [
    .spam, .noEvent, .wrongDetails, .offensive, .dangerous, .somethingElse,
  ]

  package init(_ arguments: String, by reader: Reader) {
    event = arguments
    let parts = FirstWord(arguments)
    guard !parts.rest.isEmpty else { return }
    if case .words = reader.references(parts.word) { return }
    event = parts.word
    reason = reader.word(parts.rest, among: Self.reasons)
    guard reason == nil else { return }
    reason = Self.reasons.first { reader.behind($0, in: parts.rest) != nil }
    words = reason.flatMap { reader.behind($0, in: parts.rest) } ?? parts.rest
    reason = reason ?? .somethingElse
  }
}

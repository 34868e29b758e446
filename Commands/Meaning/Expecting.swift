import Agenda
import Grammar

// The parts that commands require in their words, and the mistakes when these are missing.

extension Reader {
  /// Rejects words after a command that takes none.
  func expectNothing(_ arguments: String, of guide: Guide) throws {
    guard !arguments.trimmed.isEmpty else { return }
    throw Misunderstanding(arguments, reason: .standsAlone(guide.name), example: "!\(guide.name)")
  }

  /// Reads the words as a date, time or duration and nothing else.
  func expectMoment(_ arguments: String, of guide: Guide, example: String) throws -> TemporalExpression {
    guard !arguments.trimmed.isEmpty else {
      throw Misunderstanding("!\(guide.name)", reason: .needs(.date), example: example)
    }
    guard let moment = moment(arguments) else {
      throw Misunderstanding(arguments, reason: .isNo(.date), example: example)
    }
    if var problem = moment.problem {
      problem.example = "!\(guide.name) \(problem.example)"
      throw problem
    }
    return moment
  }

  /// Reads the words as the names of items.
  func expectItems(_ arguments: String) -> ItemName {
    arguments.trimmed.isEmpty ? .it : references(arguments)
  }
}

import Agenda
import Commands
import Grammar

extension Interpreter {
  /// Carries out what an answer says of a series, if the question is whether one time of it is meant or all of it, or of
  /// several things in a name, of which one or all may be meant; nil if it says neither.
  func answerOfSeries(_ answer: Answer, _ choices: [Reply.Choice]) throws -> Response? {
    guard choices.count == 2, context.question?.isBehindChange != true, context.question?.isBehindList != true,
      let whole = isOfPart(choices) ? 1 : choices.firstIndex(where: deletesAll)
    else { return nil }
    var choice = choices[whole]
    switch answer {
    case .whole, .all: break
    case .yes: return .reply(Reply(.answer, [desk.wording.which], choices: choices))
    case .no: return .reply(Reply(.answer, [desk.wording.staysAsItIs], closesQuestion: true))
    case .once: choice = choices[1 - whole]
    case .told(let what) where choices[0].command == Rename.guide.name && what.quantity == .all: return .pass
    // `tuesday`, `this week`: the time on that day.
    case .told(let what)
    where choices[1 - whole].command != Rename.guide.name && what.words.isEmpty && what.kinds.isEmpty
      && !what.isOfSeveral && context.isJustAsked:
      guard let moment = what.moment, moment.saysDay,
        var chosen = ChosenItems(choices[1 - whole].arguments)
      else { return nil }
      choice = choices[1 - whole]
      chosen.rest = moment.text
      choice.arguments = chosen.arguments
    default: return nil
    }
    var reply = try run(understanding.command(choice.invocation), saidAs: choice.message)
    reply.closesQuestion = true
    return .reply(reply)
  }

  /// True if the first of two choices takes a part out of a name, and the other means all of it.
  private func isOfPart(_ choices: [Reply.Choice]) -> Bool {
    choices[0].command == Rename.guide.name && choices[1].command != Rename.guide.name
  }

  /// True if a choice deletes all of the thing it names.
  func deletesAll(_ choice: Reply.Choice) -> Bool {
    (try? understanding.command(choice.invocation) as? Delete)?.isAll == true
  }
}

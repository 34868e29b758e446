import Agenda
import Commands
import Grammar

// Answers to the open question.
extension Interpreter {
  /// The answer to the open question is the message that the choice amounts to.
  func respond(to said: Answer) throws -> Response {
    guard let answer = agreement(said), try !givesHours(answer) else { return .pass }
    let choices = context.question?.choices ?? []
    if let response = try answerOfSeries(answer, choices) { return response }
    if case .told(let what) = answer { return try answerTelling(what, choices) }
    if case .yesWithout(let what) = answer { return try agree(to: choices, without: what) }
    // `no` after another change takes that change back, and no longer answers the question.
    if answer == .no, context.question?.isBehindChange == true,
      try reader.context.reference != nil && isJustConfirmed || hasJustChanged
    {
      var undone = try run(Undo(), saidAs: "!undo")
      undone.closesQuestion = true
      return .reply(undone)
    }
    if answer == .no, context.asksWhich {
      return .reply(Reply(.answer, [desk.wording.noneOfThem], closesQuestion: true))
    }
    if answer == .no, !choices.isEmpty, !choices.contains(where: { $0.agreement == .no }),
      choices.contains(where: { $0.agreement == .yes })
    {
      return .reply(Reply(.answer, [desk.wording.nothingChanged], closesQuestion: true))
    }
    if context.question?.takesSeveral == true, let several = several(answer, of: choices) {
      var reply = try run(understanding.command(several.invocation), saidAs: several.message)
      reply.closesQuestion = reply.choices.isEmpty
      return .reply(reply)
    }
    // `yes` chooses none of several.
    if answer == .yes, context.asksWhich, !choices.contains(where: { $0.agreement != nil }) {
      return .reply(Reply(.answer, [desk.wording.which], choices: choices))
    }
    // `all` means all of the things that were asked about; if a choice says so in so many words, that choice.
    let saysAll = answer == .all ? choices.firstIndex(where: deletesAll) : nil
    if answer == .all, saysAll == nil, choices.contains(where: { $0.agreement == nil }) {
      return try answerAll(choices)
    }
    guard let chosen = saysAll ?? chosen(by: answer, of: choices), choices.indices.contains(chosen) else {
      return .pass
    }
    // A number refers to the newest list or question; a yes-or-no question has no numbers.
    let isBehindList = context.question?.isBehindList == true && !context.isPressed
    if case .number = answer, choices[chosen].agreement != nil || isBehindList {
      return .pass
    }
    var choice = choices[chosen]
    switch answer {
    case .numberAndWords(_, let words), .yesAndMoment(let words): choice.arguments += " \(words)"
    default: break
    }
    var reply = try run(understanding.command(choice.invocation), saidAs: choice.message)
    reply.closesQuestion = true
    return .reply(reply)
  }

  /// Does what was asked about with all its things but those that words name: `yes but not the milk`.
  private func agree(to choices: [Reply.Choice], without what: Selection) throws -> Response {
    guard var yes = choices.first(where: { $0.agreement == .yes }),
      let kept = try desk.things(of: yes.arguments, without: what)
    else { return .pass }
    yes.arguments = kept
    var reply = try run(Catalogue.command(yes.invocation, by: reader), saidAs: yes.message)
    reply.closesQuestion = true
    return .reply(reply)
  }

  /// The index of the choice that an answer means; nil if it means none, or more than one.
  private func chosen(by answer: Answer, of choices: [Reply.Choice]) -> Int? {
    switch answer {
    case .number(let number), .numberAndWords(let number, _): number - 1
    case .choice(let index): index
    case .several, .told, .once, .whole, .keep, .fine, .noProblem, .yesWithout: nil
    case .yesAndMoment:
      context.question?.isOfNewItem == true && context.isJustAsked ? choices.firstIndex { $0.agreement == .yes } : nil
    case .last: choices.indices.last
    case .all, .yes: choices.firstIndex { $0.agreement == .yes }
    case .no: choices.firstIndex { $0.agreement == .no }
    }
  }

  /// Returns the answer, as yes or no if the question decides which it is; nil if it answers no such question.
  private func agreement(_ answer: Answer) -> Answer? {
    switch answer {
    case .keep:
      guard let question = context.question, !question.isBehindChange else { return nil }
      return question.isOfNewItem || question.request != nil ? .yes : .no
    case .fine: return context.question?.isFinal == true ? nil : .yes
    // Only a plain yes does what cannot be undone.
    case .all: return context.question?.isFinal == true ? nil : .all
    case .noProblem: return context.question?.request == nil ? nil : .yes
    default: return answer
    }
  }

  /// Carries out the one choice that a few words name, right behind the question which is meant: `jimmy`.
  func choiceNamed(_ words: String) throws -> Response? {
    guard context.asksWhich, context.isJustAsked, let choices = context.question?.choices,
      case let what = reader.selection(words), !what.words.isEmpty, what.length <= 3,
      case let told = try desk.told(by: what, among: choices.map(\.item)) + labelled(what, choices), told.count == 1
    else { return nil }
    return try answerAll([choices[told[0]]])
  }

  /// The choices of no item of their own whose labels have all the words: `the oranges` of `only oranges`.
  private func labelled(_ what: Selection, _ choices: [Reply.Choice]) -> [Int] {
    choices.indices.filter { index in
      choices[index].item == nil && Set(reader.selection(choices[index].label).words).isSuperset(of: what.words)
    }
  }

  /// The choices that an answer names, as one; nil if it names none.
  private func several(_ answer: Answer, of choices: [Reply.Choice]) -> Reply.Choice? {
    let chosen: [Reply.Choice]
    switch answer {
    case .several(let indexes): chosen = indexes.filter(choices.indices.contains).map { choices[$0] }
    case .all: chosen = choices
    default: return nil
    }
    guard var one = choices.first else { return nil }
    one.arguments =
      chosen.isEmpty ? reader.spelling(.noInterests) : chosen.map(\.arguments).joined(separator: ", ")
    return one
  }

  /// Carries out the choices that words or a time tell from the others; if these match several and one is meant, asks
  /// again which.
  private func answerTelling(_ what: Selection, _ choices: [Reply.Choice]) throws -> Response {
    // A day alone, said later, asks for that day.
    guard context.question?.isBehindList != true, what.isOfSeveral || context.asksWhich,
      choices.contains(where: { $0.item != nil })
    else { return .pass }
    let told = try desk.told(by: what, among: choices.map(\.item)).map { choices[$0] }
    // Nothing is deleted by a day alone, which is shown.
    if let moment = what.moment, moment.saysDay, moment.text == what.text,
      choices.contains(where: \.deletes), let due = GetDue(moment, from: desk.today)
    {
      return .reply(try due.run(on: desk))
    }
    if told.count == 1 || what.isOfSeveral { return told.isEmpty ? .pass : try answerAll(told) }
    // A time that is none of theirs puts nothing else right.
    let isOther = told.isEmpty && what.words.isEmpty && what.moment != nil
    let asked = isOther ? choices : told.count < choices.count ? told : []
    return asked.isEmpty ? .pass : .reply(Reply(.answer, [desk.wording.which], choices: asked))
  }

  /// True if an answer gives numbers, and hours were asked for since: `8 and 20`.
  private func givesHours(_ answer: Answer) throws -> Bool {
    guard !context.isJustAsked else { return false }
    switch answer {
    case .number, .several: return try desk.awaitsHours
    case .told(let what): return try what.name != nil && desk.awaitsHours
    default: return false
    }
  }

  /// All the choices, one after the other.
  private func answerAll(_ choices: [Reply.Choice]) throws -> Response {
    if let one = together(choices) {
      var reply = try run(Catalogue.command(one.invocation, by: reader), saidAs: one.message)
      reply.closesQuestion = true
      return .reply(reply)
    }
    var reply = try each(choices) { choice in
      try run(Catalogue.command(choice.invocation, by: reader), saidAs: choice.message)
    }
    reply.closesQuestion = true
    return .reply(reply)
  }

  /// Choices of one command on one item each, as one choice of it on all of them; nil if they differ in more.
  private func together(_ choices: [Reply.Choice]) -> Reply.Choice? {
    guard var one = choices.first, choices.count > 1 else { return nil }
    guard choices.allSatisfy({ $0.command == one.command }),
      let all = ChosenItems(joining: choices.map { ChosenItems($0.arguments) })
    else { return nil }
    one.arguments = all.arguments
    return one
  }
}

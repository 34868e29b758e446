import Agenda
import Civil
import Commands
import Foundation
import Grammar

// The effect of a word in answer to a message of the bot's: `done`, `no`, `friday`.
extension Interpreter {
  func respond(to act: Act) throws -> Response {
    switch act {
    // `bring it back` to `Delete 4 of shopping?` takes no older change back.
    case .undo where try asksToDelete, .keep where try asksToDelete: return try respond(to: Answer.no)
    // `no` to a list, or to another answer since, takes nothing back.
    case .no where try !isJustConfirmed && !hasJustChanged:
      // Nothing was said before that could be meant.
      if reader.context.reference == nil { return .pass }
      return .reply(Reply(.answer, [desk.wording.nothingChanged]))
    case .undo, .no: return .reply(try run(Undo(), saidAs: "!undo"))
    case .more: return .reply(try More().run(on: desk))
    case .number(let number):
      return desk.shown.isEmpty && desk.eventsShown.isEmpty ? .pass : .reply(try Show(.numbers([number])).run(on: desk))
    case .correction where !isFresh: return .pass
    case .correction(let moment) where try desk.hasNoSubject:
      return try (says(reader.saysInstead) ? desk.deletedInstead(at: moment, by: reader) : nil).map { .reply($0) }
        ?? .pass
    // A completed item takes no other time: something else is meant.
    case .correction(let moment) where try areDone, .moment(let moment) where try areDone:
      guard says(reader.saysAgain) else { return .pass }
      return try desk.onceMore(at: moment).map { .reply($0) } ?? .pass
    case .delete where try desk.hasNoSubject, .note where try desk.hasNoSubject,
      .moment where try desk.hasNoSubject:
      return .pass
    case .done where try desk.hasNoSubject && desk.requestToDo == nil: return .pass
    case .done:
      if spoken?.isReminder != true, let asked = try desk.askingIfSpokenIsEarly() { return .reply(asked) }
      return .reply(try Complete(.it).run(on: desk))
    case .delete: return .reply(try Delete(.it).run(on: desk))
    case .note(let text): return .reply(try Edit(.it, .remark(text), words: "// \(text)").run(on: desk))
    // A date after a list asks for that day, unless it replies to the list.
    case .moment where spoken?.isList == true && !reader.context.referenceIsExplicit: return .pass
    // `next 7 days` asks for them.
    case .moment(let moment) where asksForDays(moment): return .pass
    // `today` does not put off what is due today: it asks for the day.
    case .moment(let moment)
    where spoken?.isReminder == true && !reader.context.referenceIsExplicit && moment.date == desk.today
      && moment.time == nil && moment.seconds == nil:
      return .pass
    case .correction(let moment): return .reply(try correct(to: moment))
    case .moment(let moment): return .reply(try move(to: moment))
    case .stop: return try nags ? .reply(try Nag(.it, every: nil).run(on: desk)) : .pass
    case .keep where try desk.hasJustDone(Desk.deniableDeeds): return .reply(try run(Undo(), saidAs: "!undo"))
    case .keep: return .reply(Reply(.answer, [desk.wording.nothingChanged]))
    case .stopNagging:
      let isOfOne = try nags && (reader.context.referenceIsExplicit || spoken?.isReminder == true)
      if !isOfOne, case let nagging = try desk.nagging, !nagging.isEmpty {
        return .reply(try desk.stopNagging(one: nagging))
      }
      return desk.subjects.isEmpty ? .pass : .reply(try Nag(.it, every: nil).run(on: desk))
    }
  }

  /// Puts right what the last message did to the thing spoken of, or moves it to that moment.
  private func correct(to moment: TemporalExpression) throws -> Reply {
    if let told = try desk.putRightSkip(moment, isInstead: says(reader.saysInstead))
      ?? figureDenied.flatMap({ try desk.putRightShift(moment.text, insteadOf: $0) }) ?? desk.correctNumber(moment)
    {
      return told
    }
    if says(reader.saysOthersLeave), let ended = try desk.left(at: moment, by: reader) { return ended }
    return try move(
      to: desk.minutes(moment.text) ?? desk.hours(moment.text, by: reader)
        ?? desk.day(moment, insteadOf: figureDenied) ?? desk.puttingRight(moment))
  }

  /// True if a line of the message says that.
  private func says(_ what: (String) -> Bool) -> Bool { understanding.message.lines.contains { what($0.text) } }

  /// The figure that the message denies: 18 of `it is 19 not 18`.
  private var figureDenied: Int? { understanding.message.lines.first.flatMap { reader.figureDenied(in: $0.text) } }

  /// True if the message replies to a change, or if the bot's last answer was one.
  var isJustConfirmed: Bool {
    get throws {
      if reader.context.referenceIsExplicit { return true }
      guard let spoken, !spoken.isList, context.state.answered == nil || spoken.answering == context.state.answered
      else { return false }
      return try spoken.answering.map { try desk.belongings.journal.isNext(.message($0)) } ?? true
    }
  }

  /// True if the last message that was answered made the last change, just now: a setting is spoken of by no item.
  var hasJustChanged: Bool {
    get throws {
      guard reader.context.takesNo, !context.isExplicit, let answered = context.state.answered else { return false }
      return try desk.belongings.journal.isNext(.message(answered))
    }
  }

  /// True if the last answer asked whether to delete something, and changed nothing.
  private var asksToDelete: Bool {
    get throws {
      guard let question = context.question, question.deletes, context.isJustAsked else { return false }
      return try !context.isExplicit && question.answering != context.state.spoken.last?.answering && !hasJustChanged
    }
  }

  /// True if an item spoken of last nags.
  private var nags: Bool {
    get throws {
      try desk.subjects.contains { reference in
        guard case .todo(let todo)? = try desk.kept(reference) else { return false }
        return todo.nag != nil
      }
    }
  }

  /// True if it counts days from today or tomorrow on, and replies to nothing.
  func asksForDays(_ moment: TemporalExpression) -> Bool {
    guard let first = moment.date, moment.endDate != nil, moment.time == nil, moment.endTime == nil else {
      return false
    }
    return !reader.context.referenceIsExplicit && first.dayNumber - desk.today.dayNumber < 2 && !moment.isWeekday
  }

  /// True if all items spoken of last are done.
  var areDone: Bool {
    get throws {
      try !desk.subjects.isEmpty
        && desk.subjects.allSatisfy { reference in
          guard case .todo(let todo)? = try desk.kept(reference) else { return false }
          return todo.completed != nil
        }
    }
  }

  /// Moves the items spoken of last to that moment, or lets them repeat so; puts off an item just reminded of.
  func move(to moment: TemporalExpression) throws -> Reply {
    if let problem = moment.problem { throw problem }
    if spoken?.isReminder != true, let answered = try desk.answerProblem(moment) { return answered }
    if moment.time != nil, spoken?.isReminder != true {
      if let given = try desk.giveTimes(moment, isCertain: true) { return given }
      if !moment.others.isEmpty, let unclear = desk.wording.answer(.unclearAct, to: moment.text) {
        return .refusal(unclear)
      }
    }
    let isSnooze = spoken?.isReminder == true
    if !isSnooze, let reminded = try desk.correctReminder(moment) { return reminded }
    if !isSnooze, let longer = try desk.lasting(moment, by: reader) { return longer }
    if !isSnooze, let begun = try desk.beginning(moment, by: reader) { return begun }
    if !isSnooze, let restated = try desk.correctedSeries(moment, by: reader) { return restated }
    return moment.recurrence == nil
      ? try Postpone(.it, to: moment, counted: isSnooze, isSnooze: isSnooze).run(on: desk)
      : try Repeat(.it, moment).run(on: desk)
  }
}

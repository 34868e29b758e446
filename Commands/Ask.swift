package import Agenda
import Civil
package import Grammar

/// Answers a question from what the person keeps.
package struct Ask: Command {
  package var question: Question

  package init(_ question: Question) { self.question = question }

  package static let guide = Guide(
    "ask", usage: "Q", bare: [], summary: "an answer from what you keep: when is the dentist?")

  package static var examples: [Example<Ask>] {
    var dentist = Selection("dentist")
    dentist.words = ["dentist"]
    return [Example("!ask when is the dentist?", Ask(Question(.when, dentist)))]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    for reading in reader.message(arguments).lines.first?.readings ?? [] {
      guard case .question(let question) = reading else { continue }
      self.init(question)
      return
    }
    throw Misunderstanding(arguments, reason: .isNo(.question), example: "!ask when is the dentist?")
  }

  package func run(on desk: Desk) throws -> Reply {
    if let answer = try answer(on: desk) { return answer }
    // `what's on my packing list`, where there is none
    if question.kind == .what, question.what.hasPlace, desk.reader.saysList(question.what), !question.what.words.isEmpty
    {
      return try GetList(question.what.words.joined(separator: " ")).run(on: desk)
    }
    let others = desk.wording.only(try desk.ofAnother(question.what), on: desk)
    let nothing = desk.wording.knowNothing(question.what.text) + others
    // After a question about something else, `it's on friday` does not move what was spoken of before.
    return question.what.isNamed ? .refusal(nothing) : Reply(.answer, [nothing])
  }

  /// The answer; nil if the words fit nothing that is kept.
  package func answer(on desk: Desk) throws -> Reply? {
    let what = question.what
    if let problem = what.moment?.problem { throw problem }
    switch question.kind {
    case .what: return try desk.show(what, mustFit: question.mustFit)
    case .list: return try desk.named(what)
    case .asked: return try desk.askedOfMe()
    case .askedOf:
      guard let name = what.words.first else { return Reply(.answer, [desk.wording.unknowable]) }
      return try desk.asked(of: what).map { Reply(.answer, [$0]) } ?? Sent(name).run(on: desk)
    case .left: return try desk.leftBefore(what) ?? desk.left(of: what)
    case .added: return try desk.added(what)
    case .changed: return try desk.changedLast()
    case .any:
      var reply = try desk.isThere(what, mustFit: question.mustFit)
      if let days = what.moment?.days, days.lowerBound == days.upperBound { reply?.dayAsked = When(days.lowerBound) }
      return reply
    case .when, .where, .who, .howLong, .howOften: return try desk.tell(question.kind, of: what)
    case .did: return try desk.did(what)
    case .whenDid: return try desk.whenDid(what)
    case .free, .busy: return try desk.isFree(what, isAskedBusy: question.kind == .busy)
    case .until: return try desk.until(what)
    case .between: return try desk.between(what)
    case .clash: return try desk.clashes(what)
    case .reminders:
      let found = try desk.about(what)
      guard !found.isEmpty else { return nil }
      return Reply(
        .answer, found.prefix(5).map { desk.wording.reminding($0, on: desk) }, subjects: found.compactMap(\.reference))
    case .day, .week: return try desk.day(what, tellsWeek: question.kind == .week)
    case .isWeekday(let days): return desk.isDay(what, among: days)
    case .after where what.words.isEmpty && what.moment?.saysDay == true && what.moment?.hasTime == false:
      guard let last = what.moment?.days?.upperBound else { return nil }
      return try GetDue(last.adding(days: 1), last.adding(days: 31)).run(on: desk)
    case .after: return try desk.after(what)
    case .before: return try desk.before(what)
    case .sameDay, .sameWeek: return try desk.sameDays(what, isWeek: question.kind == .sameWeek)
    case .age: return try desk.age(what)
    case .how: return try howTo(what, on: desk)
    case .unknowable: return Reply(.answer, [desk.wording.unknowable])
    }
  }

  /// Help with the command that the words speak of.
  private func howTo(_ what: Selection, on desk: Desk) throws -> Reply {
    try Help(desk.reader.topic(of: what)).run(on: desk)
  }
}

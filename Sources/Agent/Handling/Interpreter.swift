import Agenda
import Civil
import Commands
import Foundation
import Grammar

/// Carries out what the lines of one message mean, by the first reading of each that the store allows.
struct Interpreter {
  var desk: Desk
  let understanding: UnderstoodMessage
  let context: ConversationContext
  let identityCheck: IdentityCheck

  /// The replies to a message's lines; lines that are not understood get a reply too.
  func replies() throws -> [Reply] {
    let message = understanding.message
    if message.lines.isEmpty { return try [keepAttached()].compactMap { $0 } }
    // The attachments of the message belong to the first of its items.
    var later = self
    later.desk.attachments = []
    var replies: [Reply] = []
    for (index, line) in message.lines.enumerated() {
      if let reply = try (index == 0 ? self : later).reply(to: line) { replies.append(reply) }
      // If this line erased the author or linked or parted their accounts, the rest was written by who they no longer
      // are.
      if index + 1 < message.lines.count, try desk.people.id(at: desk.address) != desk.person.id {
        return replies + [Reply(.answer, [desk.wording.leftUndone])]
      }
    }
    return try together(replies) + (message.unread.map { [Reply(.answer, [desk.wording.unread($0)])] } ?? [])
  }

  /// Returns the reply to a command that came without words.
  func reply(to command: any Command) throws -> Reply {
    do {
      return try run(command, saidAs: "")
    } catch let misunderstanding as Misunderstanding {
      return Reply(.error, [desk.wording.error(misunderstanding)])
    }
  }

  /// The most things added at once that get a line each.
  private static let most = 5

  /// Joins the replies to many things added at once into one line.
  private func together(_ replies: [Reply]) throws -> [Reply] {
    let isAdded = { (reply: Reply) in
      reply.kind == .confirmation && reply.subjects.count == 1 && reply.lines.count == 1
    }
    let isItem = { (line: Message.Line) in if case .item = line.readings.first { true } else { false } }
    guard replies.count > Interpreter.most, replies.allSatisfy(isAdded), understanding.message.lines.allSatisfy(isItem)
    else { return replies }
    let items = try replies.flatMap(\.subjects).compactMap { try desk.kept($0) }
    return [Reply(.confirmation, [desk.wording.addedAll(items)], subjects: replies.flatMap(\.subjects))]
  }

  private func reply(to line: Message.Line) throws -> Reply? {
    if isTooLate(line) { return Reply(.answer, [desk.wording.questionIsClosed]) }
    do {
      for reading in line.readings {
        if reading.mayAdd, let added = try addToDayAsked(line) { return added }
        switch try respond(to: reading, in: line) {
        case .pass: continue
        case .silence: return nil
        case .reply(let reply): return reply
        }
      }
      return nothingToActOn(line)
    } catch let misunderstanding as Misunderstanding {
      var reply = Reply(.error, [desk.wording.error(misunderstanding)])
      reply.isRefusal = misunderstanding.reason == .noneNamed
      return reply
    }
  }

  /// True if a line comes from a button of a question that is no longer open: nothing else may be meant by it.
  private func isTooLate(_ line: Message.Line) -> Bool {
    guard context.isPressed, context.question == nil else { return false }
    switch line.readings.first {
    case .command, .act(.done), .act(.moment), .moment: return false
    default: return true
    }
  }

  /// Keeps the attachments of a message without a word as a note.
  private func keepAttached() throws -> Reply? {
    guard let first = desk.attachments.first else { return nil }
    var item = Item(kind: .note, name: desk.wording.nameless(first))
    item.url = first.url
    return try Add(item).run(on: desk)
  }

  /// The reply to an act where there is nothing it could be on; answers to nothing, such as `no`, get none.
  private func nothingToActOn(_ line: Message.Line) -> Reply? {
    switch line.readings.last {
    case .moment, .act(.moment), .act(.done), .act(.delete), .act(.note), .act(.correction), .act(.number),
      .act(.stopNagging):
      Reply(.error, [desk.wording.error(Misunderstanding(line.text, reason: .nothingMeant, example: "!today"))])
    default: nil
    }
  }

  /// The answer of the bot's that the message acts on; nil if it acts on none.
  var spoken: ConversationState.SpokenAnswer? { context.spoken }

  var reader: Reader { understanding.readingContext.reader }

  enum Response {
    /// The store does not allow this reading: the next one is tried.
    case pass
    case silence
    case reply(Reply)
  }

  /// Carries out a command, or asks first for proof of who sent it.
  func run(_ command: any Command, saidAs message: String) throws -> Reply {
    try identityCheck.demand(of: command, saidAs: message, on: desk) ?? command.run(on: desk)
  }

  private func respond(to reading: Reading, in line: Message.Line) throws -> Response {
    switch reading {
    case .answer(let answer): try respond(to: answer)
    case .act(let act): try behindRefusal(act).map { .reply($0) } ?? respond(to: act)
    case .command(let invocation): .reply(try run(understanding.command(invocation), saidAs: line.text))
    case .plainAct(let act) where act.what.isIt && refusal != nil:
      try behindRefusal(act).map { .reply($0) } ?? .pass
    case .plainAct(let act): try respond(to: act, in: line)
    case .question(let question): try answer(onDayAsked(question) ?? question)
    case .chatter(.greeting), .remark(.introduction):
      context.state.hasGreeted ? .silence : .reply(Reply(.answer, [desk.wording.greeting]))
    case .remark(.acknowledged) where spoken?.isReminder == true: .reply(try Complete(.it).run(on: desk))
    case .remark(.unclear)
    where context.state.answered == nil && line.expressions.isEmpty && reader.beginsWithGreeting(line.text):
      // What a newcomer tells of themselves is no errand.
      .reply(Reply(.answer, [desk.wording.greeting]))
    case .remark(let remark) where remark.offersTodo:
      try (remark == .unclear && isFresh ? desk.besideSpoken(line.text, by: reader) : nil).map { .reply($0) }
        ?? offering(todoOf: line, for: remark)
    case .remark(let remark):
      answer(to: remark, in: line)
    case .mayBeAbout(let words, let inPart):
      try desk.keepsSomethingNamed(in: words, inPart: inPart)
        ? .reply(
          askingWhen(line) ?? desk.offerChange(by: line, by: reader)
            ?? refusing(offerTodo(of: line.text, for: .unclear))) : .pass
    case .wish(let words):
      try respond(toWishFor: words).map { .reply($0) }
        ?? (desk.keepsSomethingNamed(in: words, inPart: true)
          ? .reply(refusing(offerTodo(of: line.text, for: .unclear))) : .pass)
    case .clauses(let readings): try respond(to: readings, in: line)
    case .notUsed(let words): .reply(Reply(.answer, [desk.wording.notUsed([words])]))
    case .offer(let invocation) where invocation.word == Add.guide.name:
      .reply(offerTodo(of: invocation.arguments, saying: desk.wording.canOnlyAdd(invocation.arguments)))
    case .offer(let invocation): .reply(offer(invocation))
    case .chatter(.smallTalk): .silence
    case .moment(let moment): try respond(to: moment)
    case .item(let item):
      if let answered = try answerProblem(line, with: item) {
        .reply(answered)
      } else if item.name == line.text, let chosen = try choiceNamed(line.text) {
        chosen
      } else if let due = dueOnDayAsked(in: line) {
        .reply(try due.run(on: desk))
      } else if let shown = try desk.shown(by: item) {
        .reply(shown)
      } else if let sent = item.sent {
        .reply(try takeBack(sent) ?? send(sent))
      } else if let meant = try desk.alternative(to: item, isFresh: isFresh) {
        .reply(meant)
      } else if let deed = deedTold(in: line) {
        .reply(.refusal(desk.wording.nothingCalled(deed)))
      } else if isFresh, let whole = try desk.withElidedThing(item, in: line.text) ?? desk.withSameHours(item) {
        .reply(try Add(whole).run(on: desk))
      } else {
        .reply(try Add(item).run(on: desk))
      }
    }
  }

  /// What is due on the day of which a line asks for everything: `today's tasks`.
  private func dueOnDayAsked(in line: Message.Line) -> GetDue? {
    guard line.expressions.contains(where: \.saysDay) else { return nil }
    let what = reader.selection(line.text)
    return reader.asksForDay(what) ? what.moment.flatMap { GetDue($0, from: desk.today) } : nil
  }

  /// Answers a remark. What was spoken of is still meant when the time is told.
  private func answer(to remark: Remark, in line: Message.Line) -> Response {
    let told = remark == .emptyList ? reader.listWished(in: line.text) ?? "" : line.text
    let keepsSubject = [.whenThen, .reminding].contains(remark) && isFresh
    return desk.wording.answer(remark, to: told).map {
      .reply(Reply(.answer, [$0], subjects: keepsSubject ? desk.subjects : []))
    } ?? .silence
  }

  /// Gives the item spoken of last the repeat or the hours that it lacks, if the line is one: `monday and thursday`
  /// behind `gym twice a week`, `breakfast and bedtime` behind `drops twice a day`.
  private func answerProblem(_ line: Message.Line, with item: Item) throws -> Reply? {
    guard isFresh, let spoken, !spoken.isList, spoken.isReminder != true else { return nil }
    if let given = try desk.giveHours(ofParts: line.text) { return given }
    guard item.name == line.text, let repeating = reader.recurrence(line.text) else { return nil }
    return try desk.answerProblem(repeating)
  }

  /// Does what plain words say; `move bob to 31 june` moves it to no other day.
  private func respond(to act: PlainAct, in line: Message.Line) throws -> Response {
    if act.movesInTime, let problem = line.problem { throw problem }
    // `and friday?`, behind an answer that told no change, goes on asking.
    if act.verb == .another, act.what.isIt, isFresh, try desk.subjects.isEmpty || !isJustConfirmed,
      let moment = reader.moment(act.details(in: reader.language)), let due = GetDue(moment, from: desk.today)
    {
      return .reply(try due.run(on: desk))
    }
    return try desk.act(act, isFresh: isFresh, isAlone: !line.hasClauses, by: reader).map { .reply($0) } ?? .pass
  }

  /// The words for what a line says was done at a time that is not ahead: `took ibuprofen at 2pm` is nothing to do at
  /// 2pm.
  private func deedTold(in line: Message.Line) -> String? {
    let moments = line.expressions
    guard !moments.isEmpty, !moments.contains(where: { $0.saysDay && $0.date ?? desk.today > desk.today }) else {
      return nil
    }
    return reader.behindDeed(line.text)
  }

  /// Asks each person to do the item, once for each of its times.
  private func send(_ sent: SentItem) throws -> Reply {
    try each(sent.handles.flatMap { handle in sent.item.atEachTime.map { (handle, $0) } }) { handle, item in
      try Send(item, to: handle, words: sent.words).run(on: desk)
    }
  }

  /// Carries out several readings one after the other, and returns one reply.
  private func respond(to readings: [Reading], in line: Message.Line) throws -> Response {
    var replies: [Reply] = []
    for reading in readings {
      do {
        switch try respond(to: reading, in: line) {
        case .reply(let reply):
          replies.append(reply)
          // What follows waits for the answer.
          guard reply.choices.isEmpty || reading == readings.last || reading.answersRequest else {
            replies.append(Reply(.answer, [desk.wording.restLeftUndone]))
            return .reply(Reply(joining: replies))
          }
        case .pass, .silence:
          if replies.isEmpty { return .pass }
          if let unused = unused(reading, behind: readings[0]) { replies.append(unused) }
        }
      } catch let error as Misunderstanding where !replies.isEmpty {
        replies.append(Reply(.error, [desk.wording.error(error)]))
      }
    }
    return .reply(Reply(joining: replies))
  }

  /// Tells that what follows a deed was not used, if it gives a time of something that is not kept: `rang the school and
  /// they said inset day is on friday`.
  private func unused(_ reading: Reading, behind first: Reading) -> Reply? {
    guard case .plainAct(let done) = first, done.verb == .complete, case .plainAct(let act) = reading,
      act.movesInTime || act.verb == .restate, !act.what.isIt
    else { return nil }
    return Reply(.answer, [desk.wording.notUsed(["\(act.what.text) \(act.details(in: reader.language))"])])
  }

  /// Carries out an act on several things; if one fails the others hold, and the answer says which.
  func each<Thing>(_ things: [Thing], _ act: (Thing) throws -> Reply) throws -> Reply {
    Reply(
      joining: try things.map { thing in
        do {
          return try act(thing)
        } catch let error as Misunderstanding {
          return Reply(.error, [desk.wording.error(error)])
        }
      })
  }

  /// True if the message replies to an answer, or if the last answer is recent enough for `it` to mean its subject.
  var isFresh: Bool {
    reader.context.referenceIsExplicit
      || (spoken.map { desk.instant.timeIntervalSince($0.at) <= ConversationState.subjectLasts } ?? false)
  }

  /// Answers a question. One that is only a question if it fits something kept may be an item instead.
  private func answer(_ question: Question) throws -> Response {
    guard question.mustFit else { return .reply(try Ask(question).run(on: desk)) }
    return try Ask(question).answer(on: desk).map { .reply($0) } ?? .pass
  }

  /// Only a date moves the item spoken of last, else shows that day.
  func respond(to moment: TemporalExpression) throws -> Response {
    if let problem = moment.problem { throw problem }
    // Several times belong to the last subject: they name no day, and there is nothing to show.
    if !moment.others.isEmpty {
      guard let spoken, !spoken.isList, let given = try desk.giveTimes(moment) else { return .pass }
      return .reply(given)
    }
    // `today` asks for the day rather than moving something to it.
    if refusal != nil {
      guard let due = GetDue(moment, from: desk.today) else { return .pass }
      return .reply(try due.run(on: desk))
    }
    if reader.isDayWord(moment.text), let due = GetDue(moment, from: desk.today) {
      return .reply(try due.run(on: desk))
    }
    // `for 3 weeks` is no moment to which something moves.
    if moment.date == nil, moment.time == nil, let seconds = moment.seconds, seconds >= 86_400 { return .pass }
    if let spoken, !spoken.isList, !asksForDays(moment), try !desk.hasNoSubject && !areDone {
      return .reply(try move(to: moment))
    }
    guard moment.recurrence == nil, let due = GetDue(moment, from: desk.today) else { return .pass }
    return .reply(try due.run(on: desk))
  }
}

extension Item {
  /// The item as one for other people; nil if it is the person's own.
  fileprivate var sent: SentItem? {
    for case .sending(let sent) in alternatives ?? [] { return sent }
    return recipient.map { SentItem(to: [$0], self, words: "") }
  }
}

extension Message.Line {
  /// True if it says several things.
  fileprivate var hasClauses: Bool { readings.contains { if case .clauses = $0 { true } else { false } } }
}

extension Reading {
  /// True if it accepts or declines something asked: the question behind it is of another request.
  fileprivate var answersRequest: Bool {
    if case .plainAct(let act) = self { act.verb == .accept || act.verb == .decline } else { false }
  }

  /// True if it greets, or tells who writes.
  var greets: Bool { self == .chatter(.greeting) || self == .remark(.introduction) }
}

extension Reply.Choice {
  /// The command that it stands for.
  var invocation: Invocation { Invocation(word: command, arguments: arguments) }
}

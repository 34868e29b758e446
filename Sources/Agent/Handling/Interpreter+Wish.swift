import Agenda
import Commands
import Grammar

// Changes that the person says they want: `i need to cancel dinner`. That may be an errand, so the bot asks.
extension Interpreter {
  /// Asks whether to make the change; nil if it fits nothing that is kept.
  func respond(toWishFor words: String) throws -> Reply? {
    for case .plainAct(let act) in reader.message(words).lines.first?.readings ?? [] {
      if let asked = try desk.offer(act, in: words) { return asked }
    }
    // `move dinner` tells no day.
    guard let named = reader.wished(in: words) else { return try respond(toWishForIt: words) }
    return try desk.askWhen(named, in: words)
  }

  /// Asks for the time of a move that gives none: `move dentist`. Nil if the line is none, or names no one thing.
  func askingWhen(_ line: Message.Line) throws -> Reply? {
    guard reader.isMoveWithoutTime(line.text), let named = reader.wished(in: line.text) else { return nil }
    return try desk.askWhen(named, in: line.text)
  }

  /// Asks whether to move the thing spoken of last: `i want to move it to the 8th` names nothing that could be added.
  private func respond(toWishForIt words: String) throws -> Reply? {
    if isFresh, try !desk.hasNoSubject, desk.subjects.count == 1,
      case .act(.correction(let moment))? = reader.message(words).lines.first?.readings.first
    {
      let act = PlainAct(
        moving: reader.selection("#\(desk.subjects[0].number)"), to: moment.text, .statement, in: reader.language)
      if let asked = try desk.offer(act, in: words) { return asked }
    }
    return desk.wording.answer(.unclearAct).map { .refusal($0) }
  }

  /// Asks whether a command is meant.
  func offer(_ invocation: Invocation) -> Reply {
    let message = "!\(invocation.word) \(invocation.arguments)"
    return Reply(
      .answer, [desk.wording.offer(message)],
      choices: [Reply.Choice(desk.wording.yes, message: message, agreement: .yes)])
  }

  /// Offers a todo of a line, or the change of what is kept that it may speak of: what follows speaks of the thing that
  /// was named here, not of the one before.
  func offering(todoOf line: Message.Line, for remark: Remark) throws -> Response {
    try desk.keepsSomethingNamed(in: line.text, inPart: true)
      ? .reply(desk.offerChange(by: line, by: reader) ?? refusing(offerTodo(of: line.text, for: remark)))
      : .reply(offerTodo(of: line.text, for: remark))
  }

  /// Offers a todo of the words that nothing can be done by.
  func offerTodo(of text: String, for remark: Remark) -> Reply {
    let told = remark == .cannotDo ? desk.wording.canOnlyAdd(text) : desk.wording.answer(remark)
    var reply = offerTodo(of: text, saying: told)
    // Most first messages that are no request introduce somebody.
    if remark == .unclear, !context.state.isWelcomed { reply.lines.insert(desk.wording.greeting, at: 0) }
    return reply
  }

  func offerTodo(of text: String, saying line: String?) -> Reply {
    Reply(
      .answer, [line].compactMap { $0 },
      choices: [Reply.Choice(desk.wording.yes, message: "!add \(namingNoList(text))", agreement: .yes)])
  }

  /// The words with a mark that keeps the end of `leo is allergic to nuts` from being a new list.
  private func namingNoList(_ text: String) -> String {
    guard let split = reader.lastSplits(text, at: .to).first, !reader.context.hasList(split.after) else { return text }
    return "\(split.before) \\\(reader.putting(.to, before: split.after))"
  }

  /// Takes back what somebody was asked, if that is what they are told: `@bob never mind the ladder`.
  func takeBack(_ sent: SentItem) throws -> Reply? {
    guard sent.handles.count == 1, !sent.words.isEmpty else { return nil }
    for case .plainAct(let act) in reader.message(sent.words).lines.first?.readings ?? []
    where act.verb == .delete && act.mood != .request {
      if let reply = try desk.takeBack(act.what, from: sent.handles[0]) { return reply }
    }
    return nil
  }
}

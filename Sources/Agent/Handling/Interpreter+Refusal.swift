import Agenda
import Commands
import Grammar

// Messages after a refusal: they speak of the refused act, not of the items spoken of before it.
extension Interpreter {
  /// The act that the bot refused just before, unless the message replies to another one.
  var refusal: ConversationState.Unfinished? {
    context.isExplicit ? nil : context.state.lastRefusal(at: desk.instant)
  }

  /// The same answer, noted as a refusal of the message.
  func refusing(_ reply: Reply) -> Reply {
    var refused = reply
    refused.isRefusal = true
    return refused
  }

  /// The meaning of an act after a refusal: it tries the refused act at another time, or the bot asks what is meant.
  /// nil if nothing was refused, or if the act is about something else.
  func behindRefusal(_ act: Act) throws -> Reply? {
    guard let refusal else { return nil }
    switch act {
    case .no: return Reply(.answer, [desk.wording.nothingChanged])
    case .correction(let moment):
      return try again(refusal, at: moment) ?? .refusal(desk.wording.whatTo(Move.guide.name))
    case .moment(let moment):
      return try again(refusal, at: moment) ?? GetDue(moment, from: desk.today)?.run(on: desk)
        ?? .refusal(desk.wording.whatTo(Move.guide.name))
    case .done: return .refusal(desk.wording.whatTo(Complete.guide.name))
    case .delete: return .refusal(desk.wording.whatTo(Delete.guide.name))
    case .note: return .refusal(desk.wording.whatTo(Edit.guide.name))
    case .undo, .keep, .more, .number, .stop, .stopNagging: return nil
    }
  }

  /// The same for a correction of another part of it: `i meant the dentist`. Nil if the words may be something to do.
  func behindRefusal(_ act: PlainAct) throws -> Reply? {
    guard let refusal else { return nil }
    let name = act.replacement(in: reader.language)?.new ?? act.details(in: reader.language)
    if [.fix, .replace, .rename].contains(act.verb), let refused = refused(refusal.text),
      let reply = try desk.act(refused.on(reader.selection(name)), isFresh: false, by: reader)
    {
      return reply
    }
    return act.mood == .fits ? nil : .refusal(desk.wording.whatTo(act.verb.rawValue))
  }

  /// The refused act at another moment; nil if it named no moment.
  private func again(_ refusal: ConversationState.Unfinished, at moment: TemporalExpression) throws -> Reply? {
    guard let text = refusal.text, let told = reader.putting(moment, into: text), let refused = refused(told) else {
      return nil
    }
    return try desk.act(refused, isFresh: false, by: reader)
  }

  /// The act that some words name.
  private func refused(_ text: String?) -> PlainAct? {
    guard let text, let line = reader.message(text).lines.first else { return nil }
    for reading in line.readings {
      if case .plainAct(let act) = reading, !act.what.isIt { return act }
    }
    return nil
  }
}

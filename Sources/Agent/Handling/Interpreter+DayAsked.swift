import Agenda
import Civil
import Commands
import Foundation
import Grammar

// Additions right behind an answer about a day: `what have i got on friday`, `ok put drinks at 8`.
extension Interpreter {
  /// Adds what a line adds to the day that was asked about just before; nil if it names a day of its own, or neither a
  /// time nor `then`, or does not go on from the answer.
  func addToDayAsked(_ line: Message.Line) throws -> Reply? {
    guard let asked = dayAsked, line.tellsAtMostAnHour else { return nil }
    guard let added = reader.addition(behindAnswer: line.text) else { return try addAtHourAsked(line, asked) }
    var item = addition(added.thing, on: When(asked.date))
    // `ok put lunch in then`, at the time that was asked about
    if added.isThen, item?.time == nil, asked.time != nil { item = addition(added.thing, on: asked) }
    guard let item, item.time != nil || added.isThen, item.time == nil || !desk.isPast(When(asked.date, item.time))
    else {
      return nil
    }
    var reply = try Add(item.item).run(on: desk)
    reply.dayAsked = asked
    return reply
  }

  /// Adds what a line tells at the very hour that was asked about: `stick leanne in at 2` behind `am i free tomorrow at
  /// 2?`.
  private func addAtHourAsked(_ line: Message.Line, _ asked: When) throws -> Reply? {
    guard let hour = asked.time, line.expressions.first?.time == hour, asked.date > desk.today,
      // `remind me at 2 to call jo` has a carrier, which is no part of the name.
      case .item(let plain)? = line.readings.first, line.text.lowercased().hasPrefix(plain.name.prefix(3).lowercased()),
      let item = addition(line.text, on: When(asked.date)), item.time == hour
    else { return nil }
    var reply = try Add(item.item).run(on: desk)
    reply.dayAsked = asked
    return reply
  }

  /// The question whether an hour of the day that was asked about is free: `and at 11?` behind `am i free on thursday
  /// at 10?`. Nil for any other question.
  func onDayAsked(_ question: Question) -> Question? {
    guard question.kind == .what, var hour = question.what.moment, hour.hasTime, !hour.saysDay,
      question.what.words.isEmpty, let asked = dayAsked
    else { return nil }
    (hour.date, hour.saysDay) = (asked.date, true)
    var what = question.what
    what.moment = hour
    return Question(.free, what)
  }

  /// The item that words make on a day, read as if that day began now, and its time; nil if they make none, or one on
  /// another day.
  private func addition(_ thing: String, on asked: When) -> (item: Item, time: CivilTime?)? {
    var reader = reader
    if asked.date > reader.now.date { reader.now = CivilDateTime(asked.date, .midnight) }
    let told = reader.message(thing).lines
    // `put the bins out at 8` may also mean what is kept.
    guard told.count == 1, var item = told[0].readings.lazy.compactMap(\.asItem).first, item.list == nil
    else { return nil }
    guard let when = item.start ?? item.due else {
      item.due = asked
      return (item, asked.time)
    }
    return when.date == asked.date ? (item, when.time) : nil
  }

  /// The day that the last answer was about, if it was given just now.
  private var dayAsked: When? {
    let state = context.state
    guard let asked = state.dayAsked, !context.isBehind, understanding.message.lines.count == 1,
      !context.isExplicit || spoken?.answering == state.answered,
      state.answeredAt.map({ desk.instant.timeIntervalSince($0) <= ConversationState.subjectLasts }) == true
    else { return nil }
    return asked
  }
}

extension Reading {
  /// True if it may add something new.
  var mayAdd: Bool {
    switch self {
    case .item, .remark(.unclear): true
    case .command(let invocation): invocation.word == Add.guide.name
    default: false
    }
  }

  /// The item that it keeps, if it is one.
  fileprivate var asItem: Item? {
    if case .item(let item) = self { item } else { nil }
  }
}

extension Message.Line {
  /// True if it tells no more of when than an hour, or all of a day.
  fileprivate var tellsAtMostAnHour: Bool {
    expressions.count < 2
      && expressions.allSatisfy {
        !$0.saysDay && ($0.time != nil || $0.isAllDay) && $0.recurrence == nil && $0.others.isEmpty
      }
  }
}

import Agenda
import Civil
import Commands
import Foundation
import Grammar

/// The understanding of a message, piece by piece, each with the words that said it.
struct MessagePreview {
  private let text: String
  private let desk: Desk
  private let understanding: UnderstoodMessage

  init(text: String, desk: Desk, _ understanding: UnderstoodMessage) {
    self.text = text
    self.desk = desk
    self.understanding = understanding
  }

  /// The pieces of all lines, in order, each with the message that takes it back.
  var parts: [PreviewPart] {
    PartWithdrawal(text: text, parts: pieces) { text in
      var context = understanding.readingContext
      context.text = text
      return MessagePreview(text: text, desk: desk, UnderstoodMessage(of: context)).pieces
    }.offered
  }

  /// The pieces, each with the phrase that says it.
  private var pieces: [PreviewPart] { understanding.message.lines.flatMap(parts) }

  private func parts(of line: Message.Line) -> [PreviewPart] {
    switch line.readings.first {
    case .item(let item): parts(of: item, line)
    case .plainAct, .clauses, .mayBeAbout, .wish:
      // Words that may act on an item that there is, or else say a new one.
      [action(.change), PreviewPart(.title, line.text)]
    case .command(let invocation):
      [PreviewPart(.action, name(of: invocation)), PreviewPart(.title, invocation.arguments)]
        .filter { !$0.text.isEmpty }
    case .question: [action(.question), PreviewPart(.title, line.text)]
    case .act, .answer, .moment, .chatter, .remark, .offer, .notUsed, nil: [action(.answer)]
    }
  }

  private func action(_ act: PreviewPart.Act) -> PreviewPart { PreviewPart(.action, desk.wording.name(of: act)) }

  private static func adding(_ kind: Item.Kind) -> PreviewPart.Act {
    switch kind {
    case .todo: .todo
    case .event: .event
    case .note: .note
    }
  }

  private func name(of invocation: Invocation) -> String {
    guard case .found(let name) = Catalogue.vocabulary.resolve(invocation.word) else { return invocation.word }
    return name
  }

  private func parts(of item: Item, _ line: Message.Line) -> [PreviewPart] {
    var parts = [action(Self.adding(item.kind)), PreviewPart(.title, item.name)]
    parts += times(of: item, line)
    if let priority = item.priority { parts.append(marked(.priority, String(priority), "!", in: line)) }
    if let list = item.list { parts.append(marked(.list, list, "#", in: line)) }
    parts += item.tags.map { marked(.tag, $0, "#", in: line) }
    if let place = item.place { parts.append(marked(.place, place, "@", in: line)) }
    parts += item.people.map { marked(.person, $0, "@", in: line) }
    if let estimate = item.estimate { parts.append(PreviewPart(.duration, desk.wording.duration(estimate))) }
    if let note = item.note { parts.append(PreviewPart(.remark, note)) }
    if let url = item.url { parts.append(PreviewPart(.link, url)) }
    if let problem = item.problem {
      parts.append(PreviewPart(.problem, desk.wording.reason(problem.reason), source: problem.text))
    }
    return parts
  }

  /// The day and the time, the repeat, and when it comes next.
  private func times(of item: Item, _ line: Message.Line) -> [PreviewPart] {
    let kept: AgendaItem =
      if item.kind == .event, let event = Event(item, on: desk) { .event(event) } else { .todo(Todo(item, on: desk)) }
    guard item.kind != .note, let first = desk.next(of: kept)?.start else { return [] }
    let dated = line.expressions.first { $0.problem == nil && !$0.isNever }
    let local = first.local(in: desk.person.zone)
    let end = item.end?.local(in: desk.person.zone)
    // The day of a time alone is the next one that fits: no words say it.
    let day = dated?.saysDay == true || item.recurrence != nil ? dated : nil
    var parts: [PreviewPart] = []
    if let end, end.date != local.date {
      parts.append(said(.day, desk.wording.span(first, item.end, on: desk), day, in: line))
    } else {
      parts.append(said(.day, desk.wording.date(local.date, on: desk), day, in: line))
      let times = [local.time, end?.time].compactMap { $0 }.map { desk.wording.time($0, on: desk) }
      if !times.isEmpty {
        parts.append(said(.time, times.joined(separator: "-") + elsewhere(first), dated, in: line))
      }
    }
    guard let rule = item.recurrence else { return parts }
    let repeating = line.expressions.first { $0.recurrence != nil }
    parts.append(said(.repeats, desk.wording.repeating(rule, item.repeatFrom, on: desk), repeating, in: line))
    let later = desk.occurrences(of: kept, since: local.date).prefix(3).first { $0.start != first }
    if item.repeatFrom == .due, let later {
      parts.append(PreviewPart(.next, desk.wording.moment(later.start, on: desk)))
    }
    return parts
  }

  /// ` (15:00 Asia/Tokyo)`, if the words named another zone than the person's.
  private func elsewhere(_ moment: When) -> String {
    guard let zone = moment.zone, zone != desk.person.zone.identifier, let time = moment.time else { return "" }
    return " (\(desk.wording.time(time, on: desk)) \(zone))"
  }

  /// A part that a phrase about time gives.
  private func said(
    _ kind: PreviewPart.Kind, _ words: String, _ expression: TemporalExpression?, in line: Message.Line
  ) -> PreviewPart {
    let bytes = Array(line.text.utf8)
    let range = expression?.range.clamped(to: 0..<bytes.count) ?? 0..<0
    return PreviewPart(kind, words, source: Self.words(String(decoding: bytes[range], as: UTF8.self)))
  }

  /// A part that a mark such as `#food` gives.
  private func marked(
    _ kind: PreviewPart.Kind, _ name: String, _ mark: String, in line: Message.Line
  ) -> PreviewPart {
    let found = line.text.range(of: mark + name, options: .caseInsensitive)
    return PreviewPart(kind, name, source: found.map { String(line.text[$0]) })
  }

  /// The words without the space around them; nil for none.
  private static func words(_ text: String) -> String? { text.trimmed.isEmpty ? nil : text.trimmed }
}

package import Agenda
import Civil
import Foundation
package import Grammar
import Voice

extension Desk {
  /// Keeps what hangs on another thing's date, resolved when it is said: `web check-in 48 hrs before flight`, `pack bags
  /// the evening before the trip`. Nil where the line says nothing of the kind, or no one dated thing fits.
  package func hung(_ item: Item, _ line: String) throws -> Reply? {
    guard item.kind == .todo, item.due == nil, item.start == nil, item.recurrence == nil, line.utf8.count < 300 else {
      return nil
    }
    for (mark, sign) in [(" before ", -1), (" after ", 1)] {
      for split in line.splits(at: mark) {
        guard let distance = Distance(endOf: split.before), let anchor = try anchor(split.after, isAfter: sign > 0)
        else { continue }
        var hung = reader.item(distance.rest)
        guard hung.due == nil, hung.recurrence == nil, !hung.name.isEmpty,
          let due = distance.moment(from: anchor.when, sign, person.conventions.partsOfDay)
        else { continue }
        hung.due = due
        var reply = try Add(hung).run(on: self)
        reply.lines.append(Wording.hangs(distance.words, mark.trimmed, anchor.item, on: self))
        return reply
      }
    }
    return nil
  }

  /// A todo that is wanted so long before something: `remind me the night before the party to buy ice`, `remind me the
  /// day before to ...`, `remind me to post it two days before`, where what was spoken of last is meant.
  package func hungReminder(_ line: String, isFresh: Bool) throws -> Reply? {
    guard line.utf8.count < 300, let start = "- \(line)".splits(at: " remind me ").first, start.before.utf8.count < 40
    else {
      return nil
    }
    var words = start.after.trimmed
    while let last = words.last, ".!?".contains(last) { words.removeLast() }
    if words.lowercased().hasPrefix("to ") {
      for end in [" before", " before it", " before that", " beforehand"] where words.lowercased().hasSuffix(end) {
        guard let distance = Distance(endOf: String(words.dropLast(end.count))) else { continue }
        let reply = isFresh ? try hung(String(distance.rest.dropFirst(3)), distance, beforeNamed: nil) : nil
        return reply ?? Reply(.answer, [Wording.beforeWhat])
      }
      return nil
    }
    for split in words.splits(at: " before ") {
      guard let distance = Distance(endOf: "- \(split.before)"), distance.rest == "-" else { continue }
      if split.after.lowercased().hasPrefix("to ") {
        let reply = isFresh ? try hung(String(split.after.dropFirst(3)), distance, beforeNamed: nil) : nil
        return reply ?? Reply(.answer, [Wording.beforeWhat])
      }
      for parts in split.after.splits(at: " to ") {
        if let reply = try hung(parts.after, distance, beforeNamed: parts.before) { return reply }
      }
    }
    return nil
  }

  /// Keeps what is to be done so long before what is named, or before what was spoken of last.
  private func hung(_ words: String, _ distance: Distance, beforeNamed name: String?) throws -> Reply? {
    let spoken = try subjects.last.flatMap { try kept($0) }.flatMap { item in
      item.moment.map { (item, $0.local(in: person.zone)) }
    }
    guard let anchor = try name.map({ try self.anchor($0, isAfter: false) }) ?? spoken else { return nil }
    var hung = reader.item(words)
    guard hung.due == nil, hung.recurrence == nil, !hung.name.isEmpty,
      let due = distance.moment(from: anchor.1, -1, person.conventions.partsOfDay)
    else { return nil }
    hung.due = due
    var reply = try Add(hung).run(on: self)
    reply.lines.append(Wording.hangs(distance.words, "before", anchor.0, on: self))
    return reply
  }

  /// The one dated thing that the words name, and when it begins or, behind `after`, ends.
  private func anchor(_ words: String, isAfter: Bool) throws -> (item: AgendaItem, when: When)? {
    var name = words.trimmed
    while let last = name.last, ".!?".contains(last) { name.removeLast() }
    name = name.withoutArticle
    guard !name.isEmpty, let item = try only(named: name) else { return nil }
    let isOver = if case .event(let event) = item, isAfter { event.end } else { When?.none }
    return (isOver ?? item.moment).map { (item, $0.local(in: person.zone)) }
  }
}

/// How long before or after another thing.
private struct Distance {
  /// What stands before it.
  var rest: String
  /// As it was said.
  var words: String
  var days = 0
  var seconds = 0
  /// The time of that day, where it says a part of one.
  var part: Part?

  enum Part: String { case morning, afternoon, evening, night }

  /// The length of time that a text ends in; nil where there is none, or nothing before it.
  init?(endOf text: String) {
    let all = text.split(separator: " ").map(String.init)
    guard all.count > 1 else { return nil }
    for count in (1...min(5, all.count - 1)).reversed() {
      let words = all.suffix(count).joined(separator: " ")
      guard let length = Distance.length(words) else { continue }
      rest = all.dropLast(count).joined(separator: " ")
      self.words = words
      (days, seconds, part) = length
      return
    }
    return nil
  }

  private static func length(_ words: String) -> (days: Int, seconds: Int, part: Part?)? {
    let lower = words.lowercased()
    if ["the day", "a day"].contains(lower) { return (1, 0, nil) }
    if ["the week", "a week"].contains(lower) { return (7, 0, nil) }
    if lower.hasPrefix("the "), let part = Part(rawValue: String(lower.dropFirst(4))) { return (1, 0, part) }
    return lower.length.map { ($0.days, $0.seconds, nil) }
  }

  func moment(from anchor: When, _ sign: Int, _ parts: Conventions.PartsOfDay) -> When? {
    let date = anchor.date.adding(days: sign * days)
    if let part {
      let minutes =
        switch part {
        case .morning: parts.morning
        case .afternoon: parts.afternoon
        case .evening: parts.evening
        case .night: parts.night
        }
      return When(date, CivilTime(secondOfDay: minutes * 60))
    }
    guard seconds > 0 else { return When(date, nil) }
    guard let time = anchor.time else { return nil }
    let moved = CivilDateTime(date, time).adding(seconds: sign * seconds)
    return When(moved.date, moved.time)
  }
}

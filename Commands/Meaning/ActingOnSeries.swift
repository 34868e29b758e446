import Agenda
import Civil
import Grammar

// Acts on series, or on single occurrences of them.

extension Desk {
  /// Each item once: a series stands for its single occurrences.
  func whole(_ items: [AgendaItem]) throws -> [AgendaItem] {
    var named: Set<ItemReference> = []
    return try items.compactMap { item in
      guard let reference = item.reference else { return item }
      return named.insert(reference).inserted ? try kept(reference) : nil
    }
  }

  /// The day of the occurrences that are meant, behind the numbers of items; empty if no series is among them, or if the
  /// series itself is meant.
  func day(of act: PlainAct, on items: [AgendaItem]) throws -> String {
    guard let series = items.first(where: \.repeats), let moment = act.what.moment, moment.saysDay,
      let days = moment.days
    else { return "" }
    switch act.verb {
    // `push this week's training to wednesday`: the one that falls in these days.
    case .move, .postpone:
      guard items.count == 1, days.lowerBound < days.upperBound else { return " \(moment.text)" }
      let then = try kept(from: days.lowerBound, to: days.upperBound).first { $0.reference == series.reference }
      return then?.moment.map { " \($0.local(in: person.zone).date)" } ?? ""
    case .delete, .skip:
      // `between christmas and new year` begins with a word that is no part of the moment.
      guard moment.lead == .placing, moment.endDate != nil, moment.recurrence == nil else { return " \(moment.text)" }
      return " \(days.lowerBound) - \(days.upperBound)"
    // `complete` of a past day means the open occurrence.
    case .complete: return days.lowerBound > today ? " \(moment.text)" : ""
    default: return ""
    }
  }
}

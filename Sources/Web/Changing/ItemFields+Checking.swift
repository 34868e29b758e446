import Agenda
import Civil
import Markup

extension ItemFields {
  /// The mistakes in the fields, by the fields' names; empty for none.
  func problems(of kind: ItemReference, _ wording: any Wording) -> [String: String] {
    var problems: [String: String] = [:]
    if name.isEmpty {
      problems["name"] = kind.kind == "note" ? wording.needsText : wording.needsName
    }
    if !date.isEmpty, CivilDate(date) == nil { problems["date"] = wording.isNoDate }
    if !time.isEmpty, CivilTime(time) == nil { problems["time"] = wording.isNoTime }
    if date.isEmpty {
      if repeats != .never, repeats != .other { problems["date"] = wording.repeatNeedsDay }
      if !time.isEmpty { problems["date"] = wording.timeNeedsDay }
      if kind.kind == "event" { problems["date"] = wording.eventNeedsDay }
    }
    if !endDate.isEmpty, CivilDate(endDate) == nil { problems["end-date"] = wording.isNoDate }
    if !endTime.isEmpty, CivilTime(endTime) == nil { problems["end-time"] = wording.isNoTime }
    if !until.isEmpty, CivilDate(until) == nil { problems["until"] = wording.isNoDate }
    if problems.isEmpty, let start, let end,
      (end.date, end.time ?? start.time ?? .midnight) < (start.date, start.time ?? .midnight)
    {
      problems[endDate.isEmpty ? "end-time" : "end-date"] = wording.endsBeforeStart
    }
    if problems.isEmpty, let start, let last = CivilDate(until), last < start.date {
      problems["until"] = wording.lastBeforeFirst
    }
    return problems
  }

  /// The mistakes in the fields of an item that is shown as `shown`, by the fields' names.
  func problems(beside shown: ItemFields, of item: AgendaItem, _ wording: any Wording) -> [String: String] {
    var problems: [String: String] = [:]
    // An imported item may have a link that the pages do not open.
    if !url.isEmpty, url != shown.url, Href(elsewhere: url) == nil { problems["url"] = wording.isNoLink }
    if item.repeats, scope == .one {
      var own = shown
      (own.date, own.time, own.endDate, own.endTime, own.scope) = (date, time, endDate, endTime, scope)
      let isEvent = if case .event = item { true } else { false }
      if isEvent { (own.name, own.place, own.note) = (name, place, note) }
      // Otherwise the words would be lost.
      if own != self { problems["scope"] = wording.onlyOneHasItsOwn(isEvent: isEvent) }
    }
    return problems
  }

  /// True if the form sets another day or time.
  func moves(_ shown: ItemFields) -> Bool {
    (shown.date, shown.time, shown.endDate, shown.endTime) != (date, time, endDate, endTime)
  }
}

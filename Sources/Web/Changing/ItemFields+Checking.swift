import Agenda
import Civil
import Markup

extension ItemFields {
  /// What is wrong with the fields, by their names; empty where nothing is.
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
    if !url.isEmpty, Href(elsewhere: url) == nil {
      problems["url"] = wording.isNoLink
    }
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
}

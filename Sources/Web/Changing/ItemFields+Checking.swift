import Agenda
import Civil
import Markup

extension ItemFields {
  /// What is wrong with the fields, by their names; empty where nothing is.
  func problems(of kind: ItemReference) -> [String: String] {
    var problems: [String: String] = [:]
    if name.isEmpty {
      problems["name"] = kind.kind == "note" ? "Write something, or delete the note." : "Give it a name."
    }
    if !date.isEmpty, CivilDate(date) == nil { problems["date"] = "This is no date. Write it as 2026-11-24." }
    if !time.isEmpty, CivilTime(time) == nil { problems["time"] = "This is no time. Write it as 17:00." }
    if date.isEmpty {
      if repeats != .never, repeats != .other { problems["date"] = "A repeat needs a day to begin on." }
      if !time.isEmpty { problems["date"] = "Give the day of that time." }
      if kind.kind == "event" { problems["date"] = "An event needs a day." }
    }
    if !endDate.isEmpty, CivilDate(endDate) == nil { problems["end-date"] = "This is no date. Write it as 2026-11-24." }
    if !endTime.isEmpty, CivilTime(endTime) == nil { problems["end-time"] = "This is no time. Write it as 17:00." }
    if !until.isEmpty, CivilDate(until) == nil { problems["until"] = "This is no date. Write it as 2026-11-24." }
    if !url.isEmpty, Href(elsewhere: url) == nil {
      problems["url"] = "A link begins with https:// or http:// or mailto:."
    }
    if problems.isEmpty, let start, let end,
      (end.date, end.time ?? start.time ?? .midnight) < (start.date, start.time ?? .midnight)
    {
      problems[endDate.isEmpty ? "end-time" : "end-date"] = "It ends before it begins."
    }
    if problems.isEmpty, let start, let last = CivilDate(until), last < start.date {
      problems["until"] = "The last day is before the first."
    }
    return problems
  }
}

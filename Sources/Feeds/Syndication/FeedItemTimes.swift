import Civil

/// The times of the event in a feed's item, from the elements that give them. The date of the item itself is when it
/// was written, unless the operator says that it is the start.
struct FeedItemTimes {
  let item: Element
  let settings: SourceSettings
  let built: CivilDate?

  /// The times in an item, and the rest of its title.
  struct Told {
    var span: WrittenSpan
    var name: String?
    var place: String?
  }

  /// The times and the rest of the title; nil if nothing gives the start.
  func span(title: String) -> Told? {
    guard let field = settings.start?.lowercased() else { return stated.map { Told(span: $0) } }
    if field == "title" { return split(title) }
    guard let text = value(field) else { return stated.map { Told(span: $0) } }
    return written(text, end: end, times: settings.time.flatMap { value($0) }).map { Told(span: $0) }
  }

  /// The name of an element without its module and marks: `ev:start_date` is `startdate`.
  static func local(_ name: String) -> String {
    let bare = name.split(separator: ":").last.map { String($0) } ?? name
    return bare.filter { $0 != "_" && $0 != "-" }
  }

  /// The span that the event elements give.
  private var stated: WrittenSpan? {
    if let when = item["gd:when"], let start = when.attributes["starttime"] {
      return written(start, end: when.attributes["endtime"])
    }
    for names in Self.starts {
      if let start = value(among: [names]) { return written(start, end: end) }
    }
    // A day with a time or a venue beside it belongs to an event, since ordinary feed items have neither.
    guard let date = value("date"), value("time") != nil || value("venue") != nil else { return nil }
    return written(date, end: nil, times: value("time"))
  }

  private var end: String? { value(among: Self.ends) }

  /// The zone that the item names, else the source's.
  private var zone: Zone {
    value(among: ["timezone", "tzid"]).flatMap { Zone(identifier: $0) } ?? settings.zone
  }

  private func written(_ text: String, end: String?, times: String? = nil) -> WrittenSpan? {
    let days = Self.parts(of: text)
    guard let start = WrittenMoment(days[0], near: built) else { return nil }
    let last =
      end.flatMap { WrittenMoment($0, near: built) } ?? (days.count > 1 ? WrittenMoment(days[1], near: built) : nil)
    let clock = times.map { Self.parts(of: $0).compactMap { DateWords($0)?.time } } ?? []
    var (first, until) = (start.moment(in: zone), last?.moment(in: zone))
    if first.time == nil, let time = clock.first {
      first = When(first.date, time, zone: zone.identifier)
      if clock.count > 1 {
        // If the end is earlier than the start on the clock, it is on the next day.
        let day = until?.date ?? (clock[1] < time ? first.date.adding(days: 1) : first.date)
        until = When(day, clock[1], zone: zone.identifier)
      }
    }
    return WrittenSpan(first, until, isWholeDay: isWholeDay)
  }

  private var isWholeDay: Bool {
    ["1", "true", "yes"].contains(value(among: ["allday", "isallday", "alldayevent"])?.lowercased() ?? "")
  }

  /// A title with the day in it: `Board games — Fri Aug 21, 7:00 PM — Union House`.
  private func split(_ title: String) -> Told? {
    for separator in [" — ", " – ", " - ", " | ", " @ ", ": "] {
      let parts = title.split(separator: separator).map { String($0) }
      guard parts.count > 1, let index = parts.indices.last(where: { WrittenMoment(parts[$0], near: built) != nil }),
        let span = written(parts[index], end: end)
      else { continue }
      let (before, after) = (parts[..<index], parts[(index + 1)...])
      // With the day first, the rest is the name.
      let name = before.isEmpty ? after : before
      let place = before.isEmpty || after.isEmpty ? nil : after.joined(separator: separator)
      return Told(span: span, name: name.joined(separator: separator), place: place)
    }
    return nil
  }

  /// The two parts of `6 Jan 2027 to 8 Jan 2027`, `5:00 PM - 7:00 PM`, or the only part.
  private static func parts(of text: String) -> [String] {
    for separator in [" to ", " - ", " – ", " — ", " until ", "–"] {
      let parts = text.split(separator: separator)
      if parts.count == 2 { return parts.map { String($0) } }
    }
    return [text]
  }

  private func value(_ name: String) -> String? { item.all(name.lowercased()).lazy.compactMap(\.trimmed).first }

  private func value(among names: [String]) -> String? {
    item.elements.lazy.filter { names.contains(Self.local($0.name)) }.compactMap(\.trimmed).first
  }

  private static let starts = [
    "startdate", "dtstart", "localstart", "startdatelocal", "localstartdate", "startdatetime", "starttime",
    "eventstart",
    "eventstartdate", "eventdate", "start",
  ]
  private static let ends = [
    "enddate", "dtend", "localend", "enddatelocal", "localenddate", "enddatetime", "endtime", "eventend",
    "eventenddate",
    "ends", "end",
  ]
}

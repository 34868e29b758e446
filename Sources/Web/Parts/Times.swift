import Agenda
import Civil
import Markup

/// Days and times in the person's wording, and in the form that programs read.
enum Times {
  /// Returns a span in the person's wording, with an en dash: `12:00–13:00`, `Mon 23 Nov – Sun 29 Nov`.
  static func ranged(_ told: String) -> String {
    told.replacing(" - ", with: " – ").replacing(/([0-9m])-([0-9])/) { "\($0.output.1)–\($0.output.2)" }
  }

  /// `17:00` or `12:00–13:00`, on a day; `all day` if there is no time.
  static func span(_ shown: Appearance, on day: CivilDate, _ desk: Desk) -> HTML {
    guard shown.start.time != nil else {
      return shown.item.isTodo ? "" : "<span class=\"time\">\(desk.wording.allDay)</span>"
    }
    let begin = shown.start.date == day ? shown.start.time.map { desk.wording.time($0, on: desk) } : nil
    let end = shown.end.flatMap { $0.date == day || shown.days.upperBound == day ? $0.time : nil }
      .map { desk.wording.time($0, on: desk) }
    let told: String =
      switch (begin, end) {
      case (let begin?, let end?): "\(begin)–\(end)"
      case (let begin?, nil): shown.days.upperBound > day ? desk.wording.from(time: begin) : begin
      case (nil, let end?): desk.wording.until(time: end)
      case (nil, nil): desk.wording.allDay
      }
    return "<time class=\"time\" datetime=\"\(shown.start.description)\">\(told)\(elsewhere(shown, desk))</time>"
  }

  /// ` (15:00 Asia/Tokyo)` for a time in another zone than the person's; empty for everything else.
  private static func elsewhere(_ shown: Appearance, _ desk: Desk) -> String {
    guard let moment = shown.item.moment, let zone = moment.zone, zone != desk.person.zone.identifier,
      let time = moment.time
    else { return "" }
    return " (\(desk.wording.time(time, on: desk)) \(Zone.label(of: zone)))"
  }
}

extension AgendaItem {
  var isTodo: Bool { if case .todo = self { true } else { false } }

  /// True if it came from another program's file.
  var isImported: Bool {
    switch self {
    case .todo(let todo): todo.imported != nil
    case .event(let event): event.imported != nil
    case .note: false
    }
  }
  var place: String? {
    switch self {
    case .todo(let todo): todo.place
    case .event(let event): event.place
    case .note: nil
    }
  }
  var tags: [String] {
    switch self {
    case .todo(let todo): todo.tags
    case .event(let event): event.tags
    case .note(let note): note.tags
    }
  }
  var people: [String] {
    switch self {
    case .todo(let todo): todo.people
    case .event(let event): event.people
    case .note: []
    }
  }
}

package import Agenda
import Civil

// Going to the community's events.
extension Wording {
  package func attends(_ attendance: Attendance, _ event: ListedEvent, on desk: Desk) -> String {
    switch attendance.state {
    case .going:
      let place = event.place.map { " at \($0.onOneLine)" } ?? ""
      return "You're going to \(quoted(event.name)), \(span(event.start, event.end, on: desk))\(place)"
        + "\(company(attendance.guests)). It is in your calendar. \"not going\" takes it out."
    case .waiting:
      return "\(quoted(event.name)) is full\(event.capacity.map { " (\(grouped($0)))" } ?? ""). "
        + "You are \(turn(attendance)) on the waiting list; I'll tell you when you get a place. "
        + "\"not going\" leaves the list."
    case .interested:
      return "\(quoted(event.name)), \(span(event.start, event.end, on: desk)): I'll remind you the day before. "
        + "\"going\" puts it into your calendar."
    }
  }

  package func attendsEveryTime(_ own: Event, _ guests: Int, on desk: Desk) -> String {
    let place = own.place.map { " at \($0.onOneLine)" } ?? ""
    return "You're going to \(quoted(own.name)) every time: \(every(own, on: desk))\(place)\(company(guests)). "
      + "It is in your calendar. \"not going\" takes it out."
  }

  /// Its rule and its hours.
  func every(_ series: Event, on desk: Desk) -> String {
    let rule = series.recurrence.map { self.rule($0, on: desk) } ?? ""
    guard let time = series.start.local(in: desk.person.zone).time else { return rule }
    let end = series.end?.local(in: desk.person.zone).time
    return "\(rule), \(self.time(time, on: desk))\(end.map { "-\(self.time($0, on: desk))" } ?? "")"
  }

  package func notEveryTime(_ event: ListedEvent) -> String {
    "\(quoted(event.name)) can't be booked for every time at once: say \"going\" for each one that you want."
  }

  package func attendsAlready(_ attendance: Attendance, _ event: ListedEvent, on desk: Desk) -> String {
    switch attendance.state {
    case .going: "You're going\(company(attendance.guests)). It is in your calendar."
    case .waiting: "You are \(turn(attendance)) on the waiting list."
    case .interested: "I'll remind you the day before."
    }
  }

  package func attendsNoMore(_ attendance: Attendance, _ name: String) -> String {
    switch attendance.state {
    case .going: "You're not going to \(quoted(name)) any more; it is out of your calendar."
    case .waiting: "You are off the waiting list of \(quoted(name))."
    case .interested: "I won't remind you about \(quoted(name))."
    }
  }

  package func waitsAgain(_ attendance: Attendance, _ name: String) -> String {
    "The place at \(quoted(name)) is taken; you are \(turn(attendance)) on the waiting list."
  }

  package func isCalledOff(_ event: ListedEvent, on desk: Desk) -> String {
    "\(quoted(event.name)), \(moment(event.start, on: desk)), is called off\(because(event.reason))"
  }

  package func isOver(_ event: ListedEvent, on desk: Desk) -> String {
    "\(quoted(event.name)) is over; it was \(span(event.start, event.end, on: desk))."
  }

  package func noRoom(for guests: Int, _ left: Int, _ event: ListedEvent) -> String {
    let places = left == 0 ? "no place is" : left == 1 ? "1 place is" : "\(grouped(left)) places are"
    return "\(quoted(event.name)): \(places) left, too few for you to bring \(guests). Nothing was changed."
  }

  private func company(_ guests: Int) -> String {
    guests == 0 ? "" : guests == 1 ? ", with 1 guest" : ", with \(guests) guests"
  }

  private func turn(_ attendance: Attendance) -> String { ordinal(attendance.turn ?? 1) }
}

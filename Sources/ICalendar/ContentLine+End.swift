import Agenda
import Civil

extension ContentLine {
  /// The end of an event (DTEND); for whole days, the day after the last one. Programs expect an end of the same kind
  /// as the start, so it is converted. Nil if there is no end, or none after the start.
  init?(endOf start: When, _ end: When?, in zone: Zone) {
    guard let end else { return nil }
    guard start.time != nil else {
      self.init("DTEND", When(max(end.date, start.date).adding(days: 1)), in: zone)
      return
    }
    let timed = end.time == nil ? When(end.date.adding(days: 1), .midnight, zone: end.zone ?? start.zone) : end
    guard timed.instant(in: zone) > start.instant(in: zone) else { return nil }
    self.init("DTEND", timed, in: zone)
  }
}

package import Agenda

// The news about events that people attend.
extension Wording {
  package func tells(_ news: AttendanceNews, _ kinds: [AttendanceNews.Kind], on desk: Desk) -> [String] {
    kinds.map { told(news, $0, on: desk) }
  }

  private func told(_ news: AttendanceNews, _ kind: AttendanceNews.Kind, on desk: Desk) -> String {
    let name = quoted(news.event?.name ?? news.told.name)
    let now = news.event.map { span($0.start, $0.end, on: desk) } ?? ""
    let before = news.told.start.map { moment($0, on: desk) } ?? ""
    let own = news.attendance.item == nil ? "" : " Your calendar has it."
    switch kind {
    case .hasPlace:
      let place = news.event?.place.map { " at \($0.onOneLine)" } ?? ""
      return "A place came free: you're going to \(name), \(now)\(place). It is in your calendar. "
        + "\"not going\" passes it on."
    case .moved:
      return "\(name) has moved to \(now) (it was \(before)).\(own) \"not going\" if that doesn't suit."
    case .otherTimes:
      return "\(name) takes place at other times now: \(news.series.map { every($0, on: desk) } ?? now).\(own)"
    case .place:
      let place = news.event?.place.map { "is at \($0.onOneLine) now" } ?? "no longer says where it is"
      return "\(name), \(now), \(place)\(news.told.place.map { " (it was \($0.onOneLine))" } ?? "").\(own)"
    case .calledOff: return "\(name), \(before), is called off\(because(news.event?.reason))"
    case .onAgain: return "\(name) takes place after all: \(now).\(own)"
    case .noLongerListed:
      let source = (news.event?.source ?? news.formerSource).map { " by \($0)" } ?? ""
      let stays = news.attendance.item == nil ? "" : " It stays in your calendar until you say \"not going\"."
      return "\(name), \(before), is no longer listed\(source); it may be off.\(stays)"
    case .message:
      return news.messages.map { "About \(name), \(now): \(enclosed($0.short(to: 500)))" }.joined(separator: "\n")
    case .tomorrow: return "\(name) is \(now). \"going\" puts it into your calendar."
    }
  }
}

import Agenda
import Civil

/// An event in the words of a page, before its times are read.
struct WrittenEvent {
  var uid: String?
  var name = ""
  var start: String?
  var end: String?
  /// The duration (ISO 8601), if no end is given.
  var duration: String?
  var place: String?
  var coordinates: CommunityEvent.Coordinates?
  var onlineURL: String?
  var url: String?
  var image: String?
  var note: String?
  var price: String?
  var organiser: String?
  var categories: [String] = []
  var status = CommunityEvent.Status.confirmed

  /// The event, and the problems in it; nil if its start cannot be read.
  func event(settings: SourceSettings, address: String?) -> (CommunityEvent, [SourceProblem])? {
    guard let start = start.flatMap({ WrittenMoment($0) })?.moment(in: settings.zone) else { return nil }
    let last = end.flatMap { WrittenMoment($0) }?.moment(in: settings.zone) ?? ending(after: start)
    let span = WrittenSpan(start, last)
    let line = PlainText.line(name)
    var event = CommunityEvent(uid: "", name: line, start: span.start, end: span.end)
    event.status = status
    if let title = CalledOff.title(line) { (event.name, event.status) = (title, .cancelled) }
    event.place = place.flatMap(PlainText.nonEmptyLine)
    event.coordinates = coordinates
    event.onlineURL = onlineURL.flatMap { WebLink.absolute($0, at: address) }
    event.url = url.flatMap { WebLink.absolute($0, at: address) }
    event.image = image.flatMap { WebLink.absolute($0, at: address) }
    event.note = note.flatMap(PlainText.note)
    event.price = price.flatMap(PlainText.nonEmptyLine)
    event.organiser = organiser.flatMap(PlainText.nonEmptyLine)
    event.categories = Array(categories.compactMap(PlainText.nonEmptyLine).prefix(EventLimits.categories))
    // Many times of one event share a link, so the start is part of each one's key.
    let known = uid ?? event.url.map { "\($0) \(event.start)" }
    event.uid = known.map(CommunityEvent.kept) ?? event.madeUID
    return (event, span.endsEarly ? [SourceProblem(.endsEarly, event.name)] : [])
  }

  private func ending(after start: When) -> When? {
    guard let time = start.time, let seconds = duration.flatMap(ISOLength.seconds) else { return nil }
    let end = CivilDateTime(start.date, time).adding(seconds: seconds)
    return When(end.date, end.time, zone: start.zone)
  }
}

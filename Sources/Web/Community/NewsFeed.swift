import Agenda
import Civil
import Foundation
import Markup

/// Community events as RSS 2.0, with the event and GeoRSS modules. An item's date is when the event was listed.
struct NewsFeed {
  let title: String
  let events: [PublicEvent]
  let realm: String
  let address: SiteAddress
  /// The feed's own path.
  let path: String
  let desk: Desk

  /// The minutes for which programs may keep it.
  private static let freshness = 60

  var text: String {
    let items = events.map(item)
    let feed: HTML = """
      <?xml version="1.0" encoding="UTF-8"?>
      <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:ev="http://purl.org/rss/1.0/modules/event/" \
      xmlns:georss="http://www.georss.org/georss"><channel>
      <title>\(title)</title><link>\(address.origin)\(to: .community)</link><description>\(title)</description>
      <atom:link rel="self" type="application/rss+xml" href="\(address.origin)\(path)"/><ttl>\(Self.freshness)</ttl>
      \(items)</channel></rss>

      """
    return feed.text.allowedInXML
  }

  private func item(_ event: PublicEvent) -> HTML {
    let whole = event.whole
    let zone = desk.person.zone
    let (start, end) = event.times.first.map { ($0.start, $0.end) } ?? (whole.start, whole.end)
    let when = Times.ranged(desk.wording.span(start.local(in: zone), end?.local(in: zone), on: desk))
    let place = whole.place?.onOneLine
    let told = [
      whole.status == .cancelled ? desk.wording.eventCalledOff(because: nil) : nil,
      place.map { "\(when), \($0)" } ?? when, whole.note,
    ]
    let page = address.origin + Href.listed(ListedEvent.Reference(event.number)).text
    let last = ListedTimes.end(of: start, end, in: zone)
    return """
      <item><title>\(whole.name.onOneLine)</title><link>\(page)</link><guid isPermaLink="false">c\(event.number)@\(realm)</guid>\
      <pubDate>\(ListedTimes.mailDate(event.listed))</pubDate>\(whole.categories.map { "<category>\($0)</category>" as HTML })\
      <description>\(told.compactMap { $0 }.joined(separator: "\n"))</description>\
      <ev:startdate>\(ListedTimes.written(start, in: zone))</ev:startdate>\
      \(last.map { "<ev:enddate>\($0)</ev:enddate>" as HTML })\(place.map { "<ev:location>\($0)</ev:location>" as HTML })\
      \(whole.organiser.map { "<ev:organizer>\($0)</ev:organizer>" as HTML })\
      \(whole.coordinates.map { "<georss:point>\("\($0.latitude) \($0.longitude)")</georss:point>" as HTML })</item>

      """
  }
}

extension String {
  /// The text without the two scalars that HTML allows and XML 1.0 does not (section 2.2).
  fileprivate var allowedInXML: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars where scalar != "\u{FFFE}" && scalar != "\u{FFFF}" { scalars.append(scalar) }
    return String(scalars)
  }
}

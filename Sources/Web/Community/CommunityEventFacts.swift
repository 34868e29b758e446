import Agenda
import Civil
import Foundation
import Markup

/// The facts about a community event, a line each.
struct CommunityEventFacts {
  let markup: HTML

  private typealias Row = (name: String, value: HTML)

  init(_ event: ListedEvent, _ told: PublicEvent, in community: Community, _ desk: Desk) throws {
    let wording = desk.wording
    var rows: [Row] = [(wording.whenItIs, Self.times(event, desk))]
    if let rule = told.whole.rules.first {
      rows.append((wording.repeatsLabel, "\(wording.repeating(rule, .due, on: desk))"))
    }
    let others = told.times.filter { $0.reference != event.reference }
    if !others.isEmpty { rows.append((wording.alsoOnLabel, Self.also(others, desk))) }
    if let place = event.place?.trimmed.nonEmpty {
      let all = CommunityChoice().with { $0.place = place }.address
      rows.append((wording.whereLabel, "<a class=\"p-location\" href=\"\(to: all)\"><bdi>\(place.onOneLine)</bdi></a>"))
    }
    if let online = event.onlineURL { rows.append((wording.onlineLabel, Self.link(online))) }
    if let price = event.price?.trimmed.nonEmpty { rows.append((wording.priceLabel, "<bdi>\(price.onOneLine)</bdi>")) }
    if let organiser = event.organiser?.trimmed.nonEmpty {
      rows.append((wording.organiserLabel, "<bdi class=\"p-author\">\(organiser.onOneLine)</bdi>"))
    }
    if !event.categories.isEmpty { rows.append((wording.categoriesLabel, Self.categories(event.categories))) }
    let remarks = wording.remarks(event).filter { $0 != event.price?.onOneLine }
    if let capacity = event.capacity {
      rows.append((wording.placesLabel, "\(wording.placesTaken(event.going, of: capacity))"))
    } else if event.going > 0, event.status != .cancelled, let last = remarks.last {
      rows.append((wording.placesLabel, "\(last)"))
    }
    if event.audience != .everybody { rows.append((wording.whoSeesIt, "\(wording.seen(by: event.audience))")) }
    rows.append((wording.sourceLabel, try Self.source(event, in: community, desk)))
    if !told.alsoListedBy.isEmpty {
      rows.append((wording.alsoListedByLabel, told.alsoListedBy.map { "<bdi>\($0)</bdi>" as HTML }.joined(by: ", ")))
    }
    if let link = event.url { rows.append((wording.pageOfEvent, Self.link(link, style: "u-url"))) }
    if told.changed.timeIntervalSince(told.listed) >= 60 {
      rows.append((wording.changedLabel, "\(wording.moment(at: told.changed, on: desk))"))
    }
    let list = rows.map { "<div><dt>\($0.name)</dt><dd>\($0.value)</dd></div>" as HTML }
    markup = "<div class=\"facts\"><dl>\(list)</dl></div>"
  }

  private static func times(_ event: ListedEvent, _ desk: Desk) -> HTML {
    let zone = desk.person.zone
    let start = ListedTimes.written(event.start, in: zone)
    let end = ListedTimes.end(of: event.start, event.end, in: zone).map { end -> HTML in
      "<time class=\"dt-end\" datetime=\"\(end)\"></time>"
    }
    let isTimed = event.start.time != nil
    return """
      <time class="dt-start" datetime="\(start)">\(Times.ranged(desk.wording.span(event.start.local(in: zone), event.end?.local(in: zone), on: desk)))</time>\
      \(end)\(if: isTimed, " <span class=\"id\">\(zone.label)</span>")
      """
  }

  private static func also(_ times: [PublicEvent.Time], _ desk: Desk) -> HTML {
    times.map { time -> HTML in
      let told = desk.wording.moment(time.start.local(in: desk.person.zone), on: desk)
      return "<a href=\"\(to: .listed(time.reference))\">\(told)</a>"
    }.joined(by: "<br>")
  }

  private static func categories(_ names: [String]) -> HTML {
    names.map { name -> HTML in
      let all = CommunityChoice().with { $0.category = name }.address
      return
        "<a class=\"chip\" href=\"\(to: all)\">#<bdi class=\"p-category\">\(name.onOneLine.short(to: 60))</bdi></a>"
    }.joined(by: " ")
  }

  /// The source or person that lists it. Only people who are signed in learn which person published it.
  private static func source(_ event: ListedEvent, in community: Community, _ desk: Desk) throws -> HTML {
    let wording = desk.wording
    if let source = event.source {
      return "<bdi>\(source)</bdi>\(if: event.isOfficial, ", \(wording.listedOfficially)")"
    }
    let name =
      desk.person.isVisitor ? nil : try event.publisher.map { try desk.called($0) }.flatMap { $0.isName ? $0 : nil }
    let told = name.map { wording.publishedBy($0.text) } ?? wording.publishedBySomebody(in: community.name)
    return "<span dir=\"auto\">\(told)</span>\(if: event.isOfficial, ", \(wording.listedOfficially)")"
  }

  /// A link from a stranger: only to web pages, and without our recommendation (`rel`).
  private static func link(_ address: String, style: String = "") -> HTML {
    guard let link = Href(page: address) else { return "<span dir=\"auto\">\(address)</span>" }
    return """
      <a\(if: !style.isEmpty, " class=\"\(style)\"") rel="nofollow ugc noopener" dir="auto" href="\(to: link)">\(address.short(to: 120))</a>
      """
  }
}

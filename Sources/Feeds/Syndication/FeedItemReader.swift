import Agenda
import Civil

/// Reads one item of a feed.
struct FeedItemReader {
  let item: Element
  let settings: SourceSettings
  let address: String?
  /// The day on which the feed was written.
  let built: CivilDate?

  /// The event, and the problems in it; nil if the item gives no time of an event.
  func event() -> (CommunityEvent, [SourceProblem])? {
    let title = item["title"].flatMap { PlainText.nonEmptyLine($0.text) } ?? ""
    let times = FeedItemTimes(item: item, settings: settings, built: built)
    guard let told = times.span(title: title) else { return nil }
    var event = CommunityEvent(uid: "", name: told.name ?? title, start: told.span.start, end: told.span.end)
    if let name = CalledOff.title(event.name) { (event.name, event.status) = (name, .cancelled) }
    if isCalledOff { event.status = .cancelled }
    event.url = link
    event.note = (item["content:encoded"] ?? item["description"] ?? item["content"] ?? item["summary"])
      .flatMap { PlainText.note($0.text) }
    event.place = settings.place.flatMap { field($0) } ?? told.place ?? field(among: Self.places)
    event.price = field(among: Self.prices)
    event.organiser = field(among: Self.organisers)
    event.categories = categories
    event.coordinates = coordinates
    event.image = image
    event.uid = uid(of: event)
    let problems = told.span.endsEarly ? [SourceProblem(.endsEarly, event.name)] : []
    return (event, problems)
  }

  /// The item's identifier, else its link and its start, since some systems list each time of an event under one link.
  private func uid(of event: CommunityEvent) -> String {
    if let told = (item["guid"] ?? item["id"])?.trimmed { return CommunityEvent.kept(uid: told) }
    if let about = item.attributes["about"] { return CommunityEvent.kept(uid: about) }
    guard let link else { return event.madeUID }
    return CommunityEvent.kept(uid: "\(link) \(event.start)")
  }

  private var link: String? {
    let links = item.all("link")
    let told = links.first { $0.attributes["rel"] == "alternate" } ?? links.first
    return told.flatMap { WebLink.absolute($0.trimmed ?? $0.attributes["href"] ?? "", at: address) }
  }

  private var isCalledOff: Bool {
    item.elements.contains { element in
      let value = element.trimmed?.lowercased() ?? ""
      switch FeedItemTimes.local(element.name) {
      case "iscanceled", "iscancelled", "canceled", "cancelled": return ["1", "true", "yes"].contains(value)
      case "status", "eventstatus": return value.hasSuffix("cancelled") || value.hasSuffix("canceled")
      default: return false
      }
    }
  }

  private var categories: [String] {
    let told = item.elements.filter { ["category", "categories"].contains(FeedItemTimes.local($0.name)) }
    let texts = told.map { $0.trimmed ?? $0.attributes["label"] ?? $0.attributes["term"] ?? "" }
    return Array(texts.compactMap(PlainText.nonEmptyLine).prefix(EventLimits.categories))
  }

  private var coordinates: CommunityEvent.Coordinates? {
    let points = ["georss:point", "gml:pos"]
    var found: CommunityEvent.Coordinates?
    item.visit { element in
      if found == nil, points.contains(element.name) { found = Geography.coordinates(element.text) }
      return found == nil
    }
    return found ?? Geography.coordinates(item["geo:lat"]?.text, (item["geo:long"] ?? item["geo:lon"])?.text)
  }

  private var image: String? {
    let media = item.elements.first { element in
      let type = element.attributes["type"] ?? element.attributes["medium"] ?? ""
      return ["media:content", "enclosure", "media:thumbnail"].contains(element.name)
        && (type.hasPrefix("image") || element.name == "media:thumbnail")
    }
    return media?.attributes["url"].flatMap { WebLink.absolute($0, at: address) }
  }

  private func field(_ name: String) -> String? {
    item.elements.lazy.filter { $0.name == name.lowercased() }.compactMap { PlainText.nonEmptyLine($0.text) }.first
  }

  /// The item's first field with one of these names, in any module.
  private func field(among names: [String]) -> String? {
    names.lazy.compactMap { name in
      item.elements.lazy.filter { FeedItemTimes.local($0.name) == name }.compactMap { PlainText.nonEmptyLine($0.text) }
        .first
    }.first
  }

  private static let places = ["location", "venue", "venuename", "featurename", "place", "eventlocation"]
  private static let prices = ["price", "cost", "eventcost"]
  private static let organisers = ["organizer", "organiser", "host", "sponsor"]
}

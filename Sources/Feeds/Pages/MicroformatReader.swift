import Agenda

/// Reads one event of a microformat. Its properties are the classes of the elements in it.
struct MicroformatReader {
  private var properties: [String: [Element]] = [:]
  private let isOld: Bool

  /// - Parameter isOld: whether the classes are those of hCalendar, without prefixes.
  init(_ root: Element, isOld: Bool) {
    self.isOld = isOld
    let known = isOld ? Self.old : Self.new
    var found: [String: [Element]] = [:]
    for element in root.elements {
      element.visit { element in
        let classes = element.classes
        for name in classes { if let property = known[name] { found[property, default: []].append(element) } }
        // Text inside another microformat belongs to that one.
        return !classes.contains { $0.hasPrefix("h-") || ["vcard", "vevent", "adr"].contains($0) }
      }
    }
    properties = found
  }

  var hasStart: Bool { properties["start"] != nil }

  var event: WrittenEvent {
    var event = WrittenEvent()
    event.name = text("name") ?? ""
    event.start = moment("start")
    event.end = moment("end")
    event.duration = moment("duration")
    event.place = properties["place"]?.first.flatMap(place)
    event.coordinates = coordinates
    event.url = link("url")
    event.image = link("image")
    event.note = text("note")
    event.organiser = properties["organiser"]?.first.flatMap(place)
    event.categories = (properties["category"] ?? []).compactMap(\.trimmed)
    event.uid = link("uid") ?? text("uid")
    let status = text("status")?.lowercased() ?? ""
    if status.hasPrefix("cancel") { event.status = .cancelled }
    if status == "tentative" { event.status = .tentative }
    return event
  }

  private func text(_ property: String) -> String? {
    properties[property]?.lazy.compactMap { Self.value(of: $0) }.first
  }

  private func link(_ property: String) -> String? {
    properties[property]?.lazy.compactMap { $0.attributes["href"] ?? $0.attributes["src"] ?? $0.attributes["data"] }
      .first
  }

  /// A time, which may be in parts of class `value` (https://microformats.org/wiki/value-class-pattern).
  private func moment(_ property: String) -> String? {
    guard let element = properties[property]?.first else { return nil }
    var parts: [String] = []
    for child in element.elements {
      child.visit { child in
        guard child.classes.contains("value") || child.classes.contains("value-title") else { return true }
        if let value = Self.value(of: child) { parts.append(value) }
        return false
      }
    }
    return parts.isEmpty ? Self.value(of: element) : parts.joined(separator: " ")
  }

  private static func value(of element: Element) -> String? {
    let attributes = element.attributes
    let told: String? =
      switch element.name {
      case "abbr": attributes["title"]
      case "time", "ins", "del": attributes["datetime"]
      case "data": attributes["value"]
      case "img", "area": attributes["alt"]
      default: element.classes.contains("value-title") ? attributes["title"] : nil
      }
    return told ?? element.trimmed
  }

  /// The name of a place or a person, from their card if there is one.
  private func place(_ element: Element) -> String? {
    var name: String?
    for child in element.elements {
      child.visit { child in
        if name == nil, !Set(child.classes).isDisjoint(with: ["fn", "p-name", "org"]) { name = child.trimmed }
        return name == nil
      }
    }
    return name ?? Self.value(of: element)
  }

  private var coordinates: CommunityEvent.Coordinates? {
    guard let geo = properties["geo"]?.first ?? properties["place"]?.first else { return nil }
    var latitude: String?
    var longitude: String?
    geo.visit { child in
      let classes = child.classes
      if classes.contains("latitude") || classes.contains("p-latitude") { latitude = Self.value(of: child) }
      if classes.contains("longitude") || classes.contains("p-longitude") { longitude = Self.value(of: child) }
      return true
    }
    return Geography.coordinates(latitude, longitude) ?? Self.value(of: geo).flatMap(Geography.coordinates)
  }

  private static let old = [
    "summary": "name", "dtstart": "start", "dtend": "end", "duration": "duration", "location": "place",
    "description": "note", "url": "url", "category": "category", "status": "status", "organizer": "organiser",
    "geo": "geo", "uid": "uid", "photo": "image",
  ]
  private static let new = [
    "p-name": "name", "dt-start": "start", "dt-end": "end", "dt-duration": "duration", "p-location": "place",
    "p-summary": "note", "e-content": "note", "p-description": "note", "u-url": "url", "p-category": "category",
    "p-status": "status", "p-organizer": "organiser", "p-author": "organiser", "p-geo": "geo", "u-uid": "uid",
    "u-photo": "image", "u-featured": "image",
  ]
}

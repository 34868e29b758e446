import Agenda

/// The events in JSON-LD with schema.org's vocabulary (https://schema.org/Event), at any depth: in a graph, in a list,
/// at a place.
struct LinkedData {
  private(set) var events: [WrittenEvent] = []
  /// The objects with an `@id`, to which others may refer.
  private var nodes: [String: JSONText.Value] = [:]

  private static let deepest = 60

  init(_ values: [JSONText.Value]) {
    for value in values { index(value, depth: 0) }
    for value in values { visit(value, at: nil, depth: 0) }
  }

  private mutating func index(_ value: JSONText.Value, depth: Int) {
    guard depth < Self.deepest else { return }
    switch value {
    case .list(let elements): for element in elements { index(element, depth: depth + 1) }
    case .object(let members):
      if let id = members["@id"]?.text, members.count > 1, nodes[id] == nil { nodes[id] = value }
      for member in members.values { index(member, depth: depth + 1) }
    case .text: break
    }
  }

  /// - Parameter place: the place whose events these are.
  private mutating func visit(_ value: JSONText.Value, at place: JSONText.Value?, depth: Int) {
    guard depth < Self.deepest else { return }
    switch value {
    case .list(let elements): for element in elements { visit(element, at: place, depth: depth + 1) }
    case .object(let members):
      let types = Self.types(of: value)
      let isEvent = types.contains(where: Self.isEvent)
      if isEvent { events.append(event(value, at: place)) }
      let here =
        members["geo"] != nil || types.contains("Place") ? value : isEvent ? members["location"] ?? place : place
      // A fixed order, so that the same answer is always read in the same way.
      for name in members.keys.sorted() where name != "superEvent" {
        if let member = members[name] { visit(member, at: here, depth: depth + 1) }
      }
    case .text: break
    }
  }

  /// The types of a value without the vocabulary's address.
  private static func types(of value: JSONText.Value) -> [String] {
    (value["@type"]?.elements ?? []).compactMap(\.text).map { type in
      type.split { "/#:".contains($0) }.last.map { String($0) } ?? type
    }
  }

  private static func isEvent(_ type: String) -> Bool {
    type.hasSuffix("Event") && type != "PublicationEvent" && type != "BroadcastEvent"
      || ["Festival", "Hackathon", "CourseInstance", "EventSeries"].contains(type)
  }

  private func event(_ value: JSONText.Value, at place: JSONText.Value?) -> WrittenEvent {
    var event = WrittenEvent()
    event.name = value["name"]?.text ?? value["headline"]?.text ?? ""
    event.start = value["startDate"]?.text
    event.end = value["endDate"]?.text
    event.duration = value["duration"]?.text
    event.url = value["url"]?.text ?? value["mainEntityOfPage"]?.text ?? value["offers"]?.elements.first?["url"]?.text
    event.image = (value["image"]?.elements.first).flatMap { $0.text ?? $0["url"]?.text ?? $0["contentUrl"]?.text }
    event.note = value["description"]?.text
    event.organiser = (value["organizer"]?.elements.first).flatMap { resolved($0) }.flatMap {
      $0["name"]?.text ?? $0.text
    }
    event.categories = (value["keywords"]?.elements ?? []).compactMap(\.text)
      .flatMap { $0.split(separator: ",").map { String($0) } }
    event.price = price(value["offers"])
    event.status = status(value["eventStatus"]?.text)
    // The address of the event's page, with a fragment for the event, does not identify one of its times.
    event.uid = value["identifier"]?.text
    for one in (value["location"] ?? place)?.elements ?? [] { add(resolved(one), to: &event) }
    return event
  }

  private func resolved(_ value: JSONText.Value) -> JSONText.Value {
    guard case .object(let members) = value, members["name"] == nil, let id = members["@id"]?.text else { return value }
    return nodes[id] ?? value
  }

  private func add(_ place: JSONText.Value, to event: inout WrittenEvent) {
    if Self.types(of: place).contains("VirtualLocation") {
      event.onlineURL = place["url"]?.text
      return
    }
    event.place = event.place ?? place["name"]?.text ?? place.text ?? address(place["address"] ?? place)
    let geo = place["geo"].map { resolved($0) }
    event.coordinates =
      event.coordinates
      ?? Geography.coordinates(
        (geo?["latitude"] ?? place["latitude"])?.text, (geo?["longitude"] ?? place["longitude"])?.text)
  }

  private func address(_ value: JSONText.Value) -> String? {
    if let text = value.text { return text }
    let parts = ["streetAddress", "postalCode", "addressLocality"].compactMap { value[$0]?.text }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func price(_ offers: JSONText.Value?) -> String? {
    guard let offer = offers?.elements.first, let price = offer["price"]?.text ?? offer["lowPrice"]?.text else {
      return nil
    }
    guard let currency = offer["priceCurrency"]?.text, Double(price) != 0 else { return price }
    return "\(price) \(currency)"
  }

  private func status(_ text: String?) -> CommunityEvent.Status {
    let name = text.flatMap { $0.split(separator: "/").last }.map { String($0) }
    return ["EventCancelled", "EventPostponed"].contains(name) ? .cancelled : .confirmed
  }
}

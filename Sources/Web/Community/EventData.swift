import Agenda
import Civil
import Foundation
import Markup

/// A community event in the form that programs read (schema.org/Event).
struct EventData: Encodable {
  private enum CodingKeys: String, CodingKey {
    case context = "@context"
    case type = "@type"
    case name, startDate, endDate, eventStatus, eventAttendanceMode, location, description, image, url, organizer,
      offers
    case keywords, maximumAttendeeCapacity, identifier
  }

  private struct Thing: Encodable {
    private enum CodingKeys: String, CodingKey {
      case type = "@type"
      case name, url, geo, latitude, longitude, description
    }
    var type: String
    var name: String?
    var url: String?
    var geo: [Thing]?
    var latitude: Double?
    var longitude: Double?
    var description: String?
  }

  private let context = "https://schema.org"
  private let type = "Event"
  private var identifier: String
  private var name: String
  private var startDate: String
  private var endDate: String?
  private var eventStatus: String
  private var eventAttendanceMode: String
  private var location: [Thing]
  private var description: String?
  private var image: String?
  private var url: String
  private var organizer: Thing?
  private var offers: Thing?
  private var keywords: String?
  private var maximumAttendeeCapacity: Int?

  /// - Parameters:
  ///   - told: the place on the map and the picture, which the listing does not have.
  ///   - url: the event's page.
  /// - identifier: its UID in calendars.
  init(_ event: ListedEvent, _ told: CommunityEvent, isMoved: Bool, at url: String, identifier: String, in zone: Zone) {
    (self.identifier, name, self.url) = (identifier, event.title, url)
    startDate = ListedTimes.written(event.start, in: zone)
    endDate = ListedTimes.end(of: event.start, event.end, in: zone)
    eventStatus =
      "https://schema.org/"
      + (event.status == .cancelled ? "EventCancelled" : isMoved ? "EventRescheduled" : "EventScheduled")
    location = []
    if let place = event.place?.onOneLine {
      let geo = told.coordinates.map {
        [Thing(type: "GeoCoordinates", latitude: $0.latitude, longitude: $0.longitude)]
      }
      location.append(Thing(type: "Place", name: place, geo: geo))
    }
    if let online = event.onlineURL.flatMap({ Href(page: $0) }) {
      location.append(Thing(type: "VirtualLocation", url: online.text))
    }
    let isOnline = event.onlineURL != nil
    eventAttendanceMode =
      "https://schema.org/"
      + (!isOnline
        ? "OfflineEventAttendanceMode" : event.place == nil ? "OnlineEventAttendanceMode" : "MixedEventAttendanceMode")
    (description, image) = (event.note, told.image.flatMap { Href(page: $0)?.text })
    organizer = event.organiser.map { Thing(type: "Organization", name: $0.onOneLine) }
    offers = event.price.map { Thing(type: "Offer", description: $0.onOneLine) }
    keywords = event.categories.isEmpty ? nil : event.categories.joined(separator: ", ")
    maximumAttendeeCapacity = event.capacity
  }
}

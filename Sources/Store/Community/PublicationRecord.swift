import Agenda
import Civil
import Hashing
import Storage

/// An event that somebody publishes, as the ledger stores it in JSON.
struct PublicationRecord: Hashable, Codable {
  var name: String
  var start: String
  var startZone: String?
  var end: String?
  var endZone: String?
  var recurrence: String?
  var place: String?
  var note: String?
  var url: String?
  var categories: [String]
  var capacity: Int?
  /// Nil in a record from before audiences.
  var audience: EventAudience?
  /// Nil in a record from before organisers.
  var isOfficial: Bool?
  var isCalledOff: Bool
  var reason: String?
  /// The community's zone, in which whole days begin.
  var zone: String
  /// The event that a draft changes; nil for a new event, and in a record that is not a draft.
  var event: Int64?

  init(_ publication: Publication, in zone: Zone) {
    name = publication.name
    (start, startZone) = (publication.start.description, publication.start.zone)
    (end, endZone) = (publication.end?.description, publication.end?.zone)
    recurrence = publication.recurrence?.stored
    (place, note, url) = (publication.place, publication.note, publication.url)
    (categories, capacity) = (publication.categories, publication.capacity)
    (audience, isOfficial) = (publication.audience, publication.isOfficial)
    (isCalledOff, reason) = (publication.isCalledOff, publication.reason)
    self.zone = zone.identifier
  }

  /// - Throws: `StoreError` if it cannot be read, which the ledger never writes.
  func publication() throws -> Publication {
    guard let start = When(text: start, zone: startZone) else {
      throw StoreError(.damaged, cause: "an event that was published has no start")
    }
    var publication = Publication(name: name, start: start, end: When(text: end, zone: endZone))
    publication.recurrence = try Recurrence(column: recurrence)
    (publication.place, publication.note, publication.url) = (place, note, url)
    (publication.categories, publication.capacity) = (categories, capacity)
    (publication.audience, publication.isOfficial) = (audience ?? .everybody, isOfficial ?? false)
    (publication.isCalledOff, publication.reason) = (isCalledOff, reason)
    return publication
  }

  /// A hash of everything that people see of it, except whether it takes place.
  var seen: String {
    let parts = [
      name, start, startZone, end, endZone, recurrence, place, note, url, capacity.map(String.init),
      (audience ?? .everybody).rawValue,
    ]
    let text = (parts.map { $0 ?? "" } + categories).joined(separator: "\u{0}")
    return SHA256.hash(text.utf8).hexadecimal
  }

  /// Returns the event in the form of its row.
  func event(uid: String) throws -> CommunityEvent {
    let publication = try publication()
    var event = CommunityEvent(uid: uid, name: name, start: publication.start, end: publication.end)
    (event.note, event.url, event.place) = (note, url, place)
    event.rules = [publication.recurrence].compactMap { $0 }
    event.categories = categories
    event.status = isCalledOff ? .cancelled : .confirmed
    return event
  }
}

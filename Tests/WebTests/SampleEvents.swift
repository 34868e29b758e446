import Agenda
import Civil
import Foundation
import Storage

/// The events of the community in tests of pages, around the day of the tests' clock, 20 November 2026.
enum SampleEvents {
  static let community: Community = {
    var community = Community(
      name: "Kuopio campus", zone: Zone(identifier: "Europe/Helsinki") ?? .utc, publishing: .open)
    community.moderators = [ModeratorName(handle: "mod", network: "console")]
    return community
  }()

  /// The sources, by their names.
  static let sources = ["Campus calendar", "Town guide"]

  static func event(_ uid: String, _ name: String, _ start: String, _ end: String? = nil) -> CommunityEvent {
    CommunityEvent(uid: uid, name: name, start: when(start), end: end.map(when))
  }

  private static func when(_ text: String) -> When {
    var when = When(text) ?? When(CivilDate(dayNumber: 0))
    if when.time != nil { when.zone = "Europe/Helsinki" }
    return when
  }

  /// A tea with every detail, a night of an aggregator's, a match of a whole day, a weekly class with one occurrence
  /// moved and one off, and a gala that is called off.
  static var campus: [CommunityEvent] {
    var tea = event("tea", "welcome tea", "2026-11-28T17:00", "2026-11-28T19:00")
    (tea.place, tea.note, tea.url) = ("Lecture Theatre 27", "Bring a mug;\ncake, too", "https://example.org/tea")
    (tea.organiser, tea.categories) = ("Student Union", ["Social", "Board games"])
    (tea.coordinates, tea.price) = (CommunityEvent.Coordinates(62.89, 27.67), "free")
    var hockey = event("hockey", "hockey: Westfield v Northgate", "2026-11-29")
    hockey.categories = ["Sports"]
    var yoga = event("yoga", "yoga", "2026-11-23T18:00", "2026-11-23T19:00")
    (yoga.rules, yoga.place) = ([Recurrence(.weekly)], "Gym")
    yoga.exceptions = [CivilDateTime("2026-12-14T18:00")].compactMap { $0 }
    var moved = event("yoga", "yoga", "2026-12-01T20:00", "2026-12-01T21:00")
    (moved.recurrenceID, moved.place) = ("20261130T160000Z", "Gym")
    var off = event("yoga", "yoga", "2026-12-07T18:00", "2026-12-07T19:00")
    (off.recurrenceID, off.status) = ("20261207T160000Z", .cancelled)
    var gala = event("swim", "swim gala", "2026-11-30T10:00", "2026-11-30T12:00")
    (gala.status, gala.categories) = (.cancelled, ["Sports"])
    return [tea, hockey, yoga, moved, off, gala]
  }

  static var town: [CommunityEvent] {
    var ska = event("ska", "ska night", "2026-11-28T21:00")
    (ska.place, ska.price, ska.categories) = ("The Boathouse", "8 €", ["Arts"])
    return [ska, event("tea-too", "Welcome tea!", "2026-11-28T17:00")]
  }

  /// Fills a ledger; the guide's tea is the campus's.
  static func add(_ campus: [CommunityEvent] = campus, _ town: [CommunityEvent] = town, to site: PageSite) async throws
  {
    let (now, zone) = (site.clock.now, community.zone)
    try await site.ledger.write { ledger in
      let trusts: [EventSource.Trust] = [.official, .aggregator]
      try ledger.declare(
        zip(sources, trusts).map {
          .init(name: $0, asked: Array(repeating: UInt8($0.utf8.count), count: 32), trust: $1)
        }, zone: zone, at: now)
      let due = try ledger.dueSources(at: now)
      for (name, events) in zip(sources, [campus, town]) {
        guard let source = due[name] else { continue }
        try ledger.keep(
          events.map { ImportedEvent($0, fingerprint: "\($0.start)\($0.status)") }, of: source, zone: zone, at: now)
      }
      let listings = try ledger.listings(at: now) { _ in true }
      if let tea = listings.first(where: { $0.name == "welcome tea" }),
        let twin = listings.first(where: { $0.name == "Welcome tea!" })
      {
        try ledger.join([twin.id: tea.id])
      }
    }
  }
}

import Agenda
import Civil
import Foundation
import HTTPTypes
import Hummingbird
import ICalendar
import Markup
import Storage

/// The pages and feeds of the community's events. Visitors see the events that are for everybody. Signed-in people also
/// see those that are for them.
struct CommunityRoutes: Sendable {
  let people: PersonRoutes
  let pages: PersonPages
  /// The community; nil if the operator has none.
  let community: @Sendable () -> Community?
  let welcome: @Sendable () async -> WelcomePage
  /// A whole feed is held in memory.
  private let feedSlots = SlotLimiter(4)

  /// The most events in a calendar, and in a news feed.
  static let (mostInCalendar, mostNews) = (1000, 100)
  /// The number of other times of a series that an event's page shows.
  private static let times = 8

  init(
    people: PersonRoutes, pages: PersonPages, community: @escaping @Sendable () -> Community?,
    welcome: @escaping @Sendable () async -> WelcomePage
  ) {
    (self.people, self.pages, self.community, self.welcome) = (people, pages, community, welcome)
  }

  private var gate: SessionGate { people.gate }

  func add() {
    let routes = people.routes
    routes.get("community") { request, context in
      let query = SubmittedForm(Array((request.uri.query ?? "").utf8))
      let choice = CommunityChoice { query[$0] }
      return try await show(request, context) { ledger, community, desk in
        try CommunityListPage(choice, in: community, ledger.eventChoices(at: desk.instant), desk)
      }
    }
    routes.get("community/e/:name") { try await event($0, $1) }
    routes.get("community/:feed") { request, context in
      let (name, kind) = try Self.feed(context)
      switch name {
      case "all": return try await feed(.all, kind, request)
      case "official": return try await feed(.official, kind, request)
      default: throw HTTPError(.notFound)
      }
    }
    routes.get("community/c/:feed") { request, context in
      let (name, kind) = try Self.feed(context)
      return try await feed(.category(name), kind, request)
    }
    routes.get("community/p/:feed") { request, context in
      let (name, kind) = try Self.feed(context)
      return try await feed(.place(name), kind, request)
    }
    addActs()
  }

  /// Makes a page from data read in one transaction.
  typealias Making = @Sendable (any DomainStore, Community, Desk) throws -> any CommunityPage

  /// Renders a page for anybody.
  func show(_ request: Request, _ context: VisitContext, _ make: @escaping Making) async throws -> Response {
    guard let signedIn = try await gate.signedIn(request) else {
      guard let community = community() else { throw HTTPError(.notFound) }
      return try await page(for: nil, make).response(to: request, in: community, people.wordings.fallback)
    }
    return try await show(people.visit(request, context, signedIn), .ok, make)
  }

  /// Renders a page for somebody who is signed in.
  func show(
    _ visit: Visit, _ status: HTTPResponse.Status, _ make: @escaping Making
  ) async throws -> Response {
    let page = try await page(for: visit.signedIn.person, make)
    // The address of a refused form is not a page.
    let here = status == .ok ? nil : Href.community
    return try await pages.show(visit, status: status, here: here) { _ in page }
  }

  private func page(for person: Person?, _ make: @escaping Making) async throws -> any CommunityPage {
    guard let community = community() else { throw HTTPError(.notFound) }
    let (instant, wordings) = (gate.now(), people.wordings)
    return try await gate.ledger.read { ledger in
      try make(ledger, community, ledger.desk(in: community, for: person, in: wordings, at: instant))
    }
  }
}

// One event.
extension CommunityRoutes {
  /// The page of an event, or its calendar file if the name ends like that.
  private func event(_ request: Request, _ context: VisitContext) async throws -> Response {
    let name = context.parameters.get("name") ?? ""
    let isFile = name.hasSuffix(".ics")
    guard var reference = ListedEvent.Reference(page: String(name.dropLast(isFile ? 4 : 0))) else {
      throw HTTPError(.notFound)
    }
    reference.occurrence = SubmittedForm(Array((request.uri.query ?? "").utf8))["on"] ?? ""
    if isFile { return try await file(reference, request) }
    return try await show(request, context, making(reference, await welcome().handles, nil))
  }

  /// The page of an event with a refused form.
  func showEvent(
    _ reference: ListedEvent.Reference, for visit: Visit, _ form: CommunityForm, _ status: HTTPResponse.Status
  ) async throws -> Response {
    try await show(visit, status, making(reference, await welcome().handles, form))
  }

  private func making(_ reference: ListedEvent.Reference, _ handles: [String], _ form: CommunityForm?) -> Making {
    { [address = gate.address] ledger, community, desk in
      let (event, standing) = try desk.seen(reference)
      guard let told = try ledger.publicEvent(reference.number, times: Self.times, at: desk.instant) else {
        throw HTTPError(.notFound)
      }
      return try CommunityEventPage(
        event, standing, told, in: community, address: address, realm: ledger.calendarRealm(), handles: handles,
        form: form, desk)
    }
  }

  /// An event as a separate calendar.
  private func file(_ reference: ListedEvent.Reference, _ request: Request) async throws -> Response {
    guard let community = community() else { throw HTTPError(.notFound) }
    let (signedIn, instant, wordings) = (try await gate.signedIn(request), gate.now(), people.wordings)
    let address = gate.address
    let text = try await gate.ledger.read { ledger -> String in
      let desk = try ledger.desk(in: community, for: signedIn?.person, in: wordings, at: instant)
      let (event, _) = try desk.seen(reference)
      guard let told = try ledger.publicEvent(reference.number, times: 1, at: instant) else {
        throw HTTPError(.notFound)
      }
      return CommunityCalendar(
        name: event.title, zone: community.zone, events: [told], realm: try ledger.calendarRealm(),
        page: Self.page(at: address)
      ).calendar(at: instant).written
    }
    var answer = Content(type: "text/calendar; charset=utf-8", bytes: Array(text.utf8)).answer(to: request)
    answer.headers[.contentDisposition] = "attachment; filename=\"c\(reference.number).ics\""
    return answer
  }

  private static func page(at address: SiteAddress) -> @Sendable (Int64) -> String? {
    { address.origin + Href.listed(ListedEvent.Reference($0)).text }
  }
}

// The feeds. They have the events that everybody may see, no matter who asks.
extension CommunityRoutes {
  /// The name of a feed, decoded, and its kind.
  private static func feed(_ context: VisitContext) throws -> (name: String, kind: String) {
    let file = context.parameters.get("feed")?.removingPercentEncoding ?? ""
    let (name, kind) = (String(file.dropLast(4)), String(file.suffix(4)))
    guard [".ics", ".rss"].contains(kind), !name.isEmpty, name.count <= 120 else { throw HTTPError(.notFound) }
    return (name, String(kind.dropFirst()))
  }

  private func feed(_ selection: EventSelection, _ kind: String, _ request: Request) async throws -> Response {
    guard let community = community() else { throw HTTPError(.notFound) }
    guard let slot = feedSlots.take() else { throw HTTPError(.serviceUnavailable, headers: [.retryAfter: "30"]) }
    defer { withExtendedLifetime(slot) {} }
    let (instant, wordings, address) = (gate.now(), people.wordings, gate.address)
    let (path, isCalendar) = (request.uri.path, kind == "ics")
    let text = try await gate.ledger.read { ledger -> String in
      let desk = try ledger.desk(in: community, for: nil, in: wordings, at: instant)
      let events = try ledger.publicEvents(
        selection, isCalendar ? .soonest : .newest, limit: isCalendar ? Self.mostInCalendar : Self.mostNews, at: instant
      )
      let (title, realm) = (desk.wording.title(of: selection, in: community), try ledger.calendarRealm())
      return isCalendar
        ? CommunityCalendar(
          name: title, zone: community.zone, events: events, realm: realm, page: Self.page(at: address)
        ).calendar(at: instant).written
        : NewsFeed(title: title, events: events, realm: realm, address: address, path: path, desk: desk).text
    }
    let type = isCalendar ? "text/calendar" : "application/rss+xml"
    return Content(type: "\(type); charset=utf-8", bytes: Array(text.utf8)).answer(to: request)
  }
}

extension Wording {
  /// The title of a feed.
  fileprivate func title(of selection: EventSelection, in community: Community) -> String {
    switch selection {
    case .all: community.name
    case .official: "\(community.name), \(listedOfficially)"
    case .category(let name): "\(community.name), #\(name)"
    case .place(let name): "\(community.name), @\(name)"
    }
  }
}

extension WelcomePage {
  /// The first few names under which people reach the bot.
  fileprivate var handles: [String] { Array(accounts.compactMap(\.handle).prefix(3)) }
}

extension ListedEvent.Reference {
  /// The event of a page, by its name: `c12`.
  init?(page name: String) {
    guard name.hasPrefix("c"), let number = Int64(name.dropFirst()), number > 0, name == "c\(number)" else {
      return nil
    }
    self.init(number)
  }
}

extension Desk {
  /// The publication under a number; nil if the reader may not change it.
  func published(_ number: Int64) throws -> PublishedEvent? {
    guard let listed, !person.isVisitor, let event = try listed.published(number) else { return nil }
    return try mayChange(event, in: listed) ? event : nil
  }

  /// An event that the reader may see, and its standing with the moderators if they may know that. Publishers may know
  /// it for their own events, and moderators for all.
  ///
  /// - Throws: `HTTPError` if there is none for them.
  fileprivate func seen(
    _ reference: ListedEvent.Reference
  ) throws -> (event: ListedEvent, standing: ModeratedEvent.Standing?) {
    guard let listed else { throw HTTPError(.notFound) }
    if let event = try listed.event(reference) { return (event, nil) }
    guard !person.isVisitor, let moderated = try listed.moderated(reference.number),
      try moderated.event.publisher == person.id || isModerator(in: listed)
    else { throw HTTPError(.notFound) }
    return (moderated.event, moderated.standing)
  }
}

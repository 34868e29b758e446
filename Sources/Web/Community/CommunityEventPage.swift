import Agenda
import Civil
import Foundation
import Markup

/// The page of one of the community's events at one of its times: all its details, and the ways to go there.
struct CommunityEventPage: CommunityPage {
  private let community: Community
  let event: ListedEvent
  private let style: String
  private let facts: HTML
  private let notices: HTML
  private let data: DataBlock?
  /// The bot's names, to send a message to.
  private let handles: [String]
  /// The name for it in a message: for a series, the number alone means the next time.
  private let shortName: String
  let attendance: Attendance?
  /// The form with which the reader may change it; nil if they may not.
  let own: CommunityForm?
  /// The audiences that the reader may choose for it; empty if somebody else decides that.
  let audiences: [EventAudience]
  let isOver: Bool

  /// - Parameters:
  /// - standing: its standing with the moderators; nil unless they hide it from people who could otherwise see it.
  /// - told: the details that the listing does not have.
  /// - address: the address of the pages.
  /// - form: the typed fields that could not be saved; nil for the event as it is.
  init(
    _ event: ListedEvent, _ standing: ModeratedEvent.Standing?, _ told: PublicEvent, in community: Community,
    address: SiteAddress, realm: String, handles: [String], form: CommunityForm? = nil, _ desk: Desk
  ) throws {
    (self.community, self.event, self.handles) = (community, event, handles)
    style = Mark(list: event.categories.first).style
    attendance = try desk.listed?.attendance(of: event.reference)
    own =
      try form
      ?? desk.published(event.reference.number).map {
        CommunityForm($0.publication, in: community)
      }
    audiences = try event.publisher == desk.person.id ? desk.audiencesOnForms : []
    isOver = desk.isPast(event.end ?? event.start)
    facts = try CommunityEventFacts(event, told, in: community, desk).markup
    let isNext = told.times.first?.reference == event.reference
    shortName = isNext ? ListedEvent.Reference(event.reference.number).spelled : event.reference.spelled
    let original = told.original(of: event)
    notices = Self.notices(event, standing, movedFrom: original, desk)
    data = try DataBlock(
      EventData(
        event, told.whole, isMoved: original != nil, at: address.origin + Href.listed(event.reference).text,
        identifier: "c\(event.reference.number)@\(realm)", in: community.zone))
  }

  func title(_ wording: any Wording) -> String { event.title.short(to: 60) }

  func content(_ wording: any Wording, _ context: PageContext?) -> HTML {
    let note = event.note?.trimmed.nonEmpty.map { "<div class=\"text e-content\" dir=\"auto\">\($0)</div>" as HTML }
    return """
      <article class="item note h-event \(style)"><div class="heading"><h1 class="p-name" dir="auto">\(event.title)</h1>\
      <p class="crumbs"><a href="\(to: .community)">\(wording.whatIsOn(in: community.name))</a></p></div>
      \(notices)<div class="about">\(facts)</div><div>\(context.map { attending($0) })\(note)\(goThere(wording, context))\
      \(context.map { changing($0) })</div></article>
      \(linkedData: data)
      """
  }

  private func goThere(_ wording: any Wording, _ context: PageContext?) -> HTML {
    let file = Href("community", "e", "c\(event.reference.number).ics")
    let download: HTML = "<p><a type=\"text/calendar\" href=\"\(to: file)\">\(wording.toCalendarFile)</a></p>"
    guard context == nil, !isOver, event.status != .cancelled else { return download }
    let signIn = Href("sign-in", query: ["to": Href.listed(event.reference).text])
    return """
      <p>\(wording.sendToGo(handles)) <code>\(wording.going(to: shortName))</code></p>\
      <p><a href="\(to: signIn)">\(wording.signInToGo)</a></p>\(download)
      """
  }

  /// The notices about what people may not expect of the event.
  private static func notices(
    _ event: ListedEvent, _ standing: ModeratedEvent.Standing?, movedFrom original: When?, _ desk: Desk
  ) -> HTML {
    let wording = desk.wording
    var told: [String] = []
    switch standing {
    case .waiting: told.append(wording.eventWaits)
    case .hidden: told.append(wording.eventHidden)
    case .removed: told.append(wording.eventRemoved)
    case .shown, nil: break
    }
    if event.status == .cancelled { told.append(wording.eventCalledOff(because: event.reason)) }
    if event.status == .tentative { told.append(wording.eventNotCertain) }
    if !event.isListed { told.append(wording.eventNotListed) }
    if let original {
      told.append(wording.eventMoved(from: wording.moment(original.local(in: desk.person.zone), on: desk)))
    }
    if event.status != .cancelled, desk.isPast(event.end ?? event.start) {
      told.append(wording.isOver(event, on: desk))
    }
    return "\(told.map { "<p class=\"notice wrong\" role=\"status\" dir=\"auto\">\($0)</p>" as HTML })"
  }
}

extension PublicEvent {
  /// The series' own time for this occurrence; nil if it is the same.
  fileprivate func original(of event: ListedEvent) -> When? {
    guard var original = When(event.reference.occurrence) else { return nil }
    if original.time != nil { original.zone = whole.start.zone }
    guard original.time == nil else {
      let zone = Zone.utc
      return original.instant(in: zone) == event.start.instant(in: zone) ? nil : original
    }
    return original.date == event.start.date ? nil : original
  }
}

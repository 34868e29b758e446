import Agenda
import Civil
import Foundation
import Markup
import Storage

/// The community's events as a list by day, with filters that are plain links.
struct CommunityListPage: CommunityPage {
  private let community: Community
  private let choice: CommunityChoice
  private let days: HTML
  private let filters: CommunityFilters
  private let told: String
  private let count: Int
  private let hasMore: Bool
  private let mayPublish: Bool

  init(_ choice: CommunityChoice, in community: Community, _ choices: EventChoices, _ desk: Desk) throws {
    (self.community, self.choice) = (community, choice)
    let listed = desk.listed
    let before = (choice.page - 1) * CommunityChoice.size
    let found = try listed?.events(choice.filter, limit: before + CommunityChoice.size + 1) ?? []
    let events = found.dropFirst(before).prefix(CommunityChoice.size)
    count = events.count
    hasMore = found.count > before + CommunityChoice.size && choice.page < CommunityChoice.mostPages
    let attended = try Dictionary(
      listed?.attendances().map { ($0.reference, $0) } ?? [], uniquingKeysWith: { first, _ in first })
    days = Self.days(Array(events), attended, choice, desk)
    filters = CommunityFilters(choice, choices, today: desk.today)
    let range = choice.last.map { last in min(choice.first ?? desk.today, last)...last }
    told = Times.ranged(desk.wording.eventsFound(range, on: desk))
    mayPublish = try !desk.audiencesOnForms.isEmpty
  }

  private static func days(
    _ events: [ListedEvent], _ attended: [ListedEvent.Reference: Attendance], _ choice: CommunityChoice, _ desk: Desk
  ) -> HTML {
    let first = max(choice.first ?? desk.today, desk.today)
    // Events that began earlier are listed on the first day shown.
    let byDay = Dictionary(grouping: events) { max($0.start.local(in: desk.person.zone).date, first) }
    let sections = byDay.keys.sorted().map { day -> HTML in
      let rows = (byDay[day] ?? []).map { ListedRow.markup($0, on: day, attended[$0.reference], in: choice, desk) }
      let word: HTML =
        switch day.dayNumber - desk.today.dayNumber {
        case 0: "<span class=\"word\">\(desk.wording.today)</span> "
        case 1: "<span class=\"word\">\(desk.wording.tomorrow)</span> "
        default: ""
        }
      return """
        <section class="day"><h2><span>\(word)<time datetime="\(day.description)">\(desk.wording.longDate(day, on: desk))</time></span></h2>\
        <ul class="rows">\(rows)</ul></section>

        """
    }
    return "<div class=\"agenda h-feed\">\(sections)</div>"
  }

  func title(_ wording: any Wording) -> String { wording.whatIsOn(in: community.name) }

  func content(_ wording: any Wording, _ context: PageContext?) -> HTML {
    let publish: HTML = "<a class=\"button\" href=\"\(to: Href("community", "new"))\">\(wording.publishEvent)</a>"
    return """
      <div class="heading"><h1>\(wording.whatIsOn(in: community.name)) <small>\(told)</small></h1>\
      \(if: context != nil && mayPublish, publish)</div>
      \(filters.markup(wording))
      \(if: count > 0, days)\(if: count == 0, nothing(wording))\(pager(wording))
      <p class="hint">\(wording.timesAreOf(community.zone.label))</p>
      \(FeedLinks.markup(choice.feed, wording))
      """
  }

  private func nothing(_ wording: any Wording) -> HTML {
    let isAll = choice.with { _ in } == CommunityChoice()
    let all: HTML = " <a href=\"\(to: .community)\">\(wording.showAll)</a>"
    return "<div class=\"empty\"><p>\(isAll ? wording.noEvents : wording.noEventsSo)\(if: !isAll, all)</p></div>"
  }

  private func pager(_ wording: any Wording) -> HTML {
    guard choice.page > 1 || hasMore else { return .empty }
    var (before, after) = (choice, choice)
    (before.page, after.page) = (choice.page - 1, choice.page + 1)
    return """
      <nav class="actions" aria-label="\(wording.pagesOfList)">\
      \(if: choice.page > 1, "<a class=\"button\" rel=\"prev\" href=\"\(to: before.address)\">\(wording.earlierEvents)</a>")\
      \(if: hasMore, "<a class=\"button\" rel=\"next\" href=\"\(to: after.address)\">\(wording.laterEvents)</a>")</nav>
      """
  }
}

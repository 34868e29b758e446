import Agenda
import Civil
import Grammar

// The community's events, as they are listed.
extension Desk {
  /// How many events one list may hold.
  private static let most = 200

  var withoutCommunity: Reply { Reply(.answer, [wording.noCommunity]) }

  /// The reply that lists what a filter asks for, by day.
  func whatIsOn(_ filter: EventFilter, in listed: any ListedEvents) throws -> Reply {
    let events = try listed.events(filter, limit: Desk.most)
    let days = filter.last.map { (filter.first ?? today)...max(filter.first ?? today, $0) }
    let heading = wording.whatIsOn(days, in: listed.community, on: self)
    guard !events.isEmpty else { return Reply.none(wording.nothing(heading)) }
    let first = max(filter.first ?? today, today)
    let isOneDay = days.map { $0.lowerBound == $0.upperBound } ?? false
    var day = isOneDay ? first : nil
    let entries = events.map { event -> Reply.Entry in
      // What began before is listed on the first day there is.
      let date = max(event.start.local(in: person.zone).date, first)
      var entry = Reply.Entry(wording.line(event, on: self, day: date), item: .listed(event.reference))
      if date != day { entry.heading = wording.heading(wording.date(date, on: self)) }
      day = date
      return entry
    }
    return Reply(.answer, [wording.heading(heading)], list: entries)
  }

  /// What is on in the community at a place, or of a kind, that a question names and nothing of one's own has; nil where
  /// nothing is.
  func communityEvents(_ what: Selection) throws -> Reply? {
    guard let listed, isPrivate, what.hasPlace || what.text.contains("#"), let name = what.words.first else {
      return nil
    }
    var filter = EventFilter()
    if what.words.count == 1, try listed.hasCategory(name) {
      filter.categories = [name]
    } else {
      filter.place = what.words.joined(separator: " ")
    }
    if let days = what.moment?.days { (filter.first, filter.last) = (days.lowerBound, days.upperBound) }
    let reply = try whatIsOn(filter, in: listed)
    return reply.list.isEmpty ? nil : reply
  }

  /// The reply with a line of what else is on in the community on those days, where there is something.
  func mentioningCommunity(_ reply: Reply, on days: ClosedRange<CivilDate>) throws -> Reply {
    guard let listed, isPrivate, days.upperBound >= today else { return reply }
    var filter = EventFilter()
    (filter.first, filter.last) = (max(days.lowerBound, today), days.upperBound)
    let count = try listed.events(filter, limit: Desk.most).count
    guard count > 0 else { return reply }
    var reply = reply
    let told = count < Desk.most ? String(count) : "\(count)+"
    reply.lines.append(
      wording.alsoOn(told, max(days.lowerBound, today)...days.upperBound, in: listed.community, on: self))
    return reply
  }
}

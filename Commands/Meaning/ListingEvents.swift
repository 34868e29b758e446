import Agenda
import Civil
import Grammar

// Lists the community's events.
extension Desk {
  /// The most events in one list.
  private static let most = 100

  var withoutCommunity: Reply { Reply(.answer, [wording.noCommunity]) }

  /// The reply that lists the events of a filter by day, with those that interest the person first.
  func whatIsOn(_ filter: EventFilter, in listed: any ListedEvents) throws -> Reply {
    let days = filter.last.map { (filter.first ?? today)...max(filter.first ?? today, $0) }
    let heading = wording.whatIsOn(days, in: listed.community, on: self)
    let interesting = try eventsOfInterest(filter, in: listed)
    let named = Set(interesting.map(\.reference))
    let others = try listed.events(filter, limit: Desk.most).filter { !named.contains($0.reference) }
    guard !interesting.isEmpty || !others.isEmpty else { return Reply.none(wording.nothing(heading)) }
    var entries = byDay(others, filter, days)
    if !interesting.isEmpty {
      entries =
        byDay(interesting, filter, days).under(wording.heading(wording.ofInterest(person.interests)))
        + entries.under(wording.heading(wording.otherEvents))
    }
    return Reply(.answer, [wording.heading(heading)], list: entries)
  }

  /// The events of a list whose kinds interest the person; empty if the filter asks for kinds, or for everything.
  private func eventsOfInterest(_ filter: EventFilter, in listed: any ListedEvents) throws -> [ListedEvent] {
    guard !person.interests.isEmpty, filter.categories.isEmpty, !filter.isEverything else { return [] }
    var narrowed = filter
    narrowed.categories = person.interests
    return try listed.events(narrowed, limit: Desk.most)
  }

  /// The lines of events, each day below its heading if there are several.
  private func byDay(_ events: [ListedEvent], _ filter: EventFilter, _ days: ClosedRange<CivilDate>?) -> [Reply.Entry] {
    let first = max(filter.first ?? today, today)
    var day = days.map { $0.lowerBound == $0.upperBound } ?? false ? first : nil
    return events.map { event in
      // Events that began earlier are listed on the first day shown.
      let date = max(event.start.local(in: person.zone).date, first)
      var entry = Reply.Entry(wording.line(event, on: self, day: date), item: .listed(event.reference))
      if date != day { entry.heading = wording.heading(wording.date(date, on: self)) }
      day = date
      return entry
    }
  }

  /// The community's events at a place or of a kind that a question names, if none of the person's own things fits; nil
  /// if there are none.
  func communityEvents(_ what: Selection) throws -> Reply? {
    guard let listed, isPrivate, let name = what.words.first else { return nil }
    var filter = EventFilter()
    if Set(what.words.map(\.folded)) == Set(listed.community.name.folded.split(separator: " ").map(String.init)) {
      if let days = what.moment?.days { (filter.first, filter.last) = (days.lowerBound, days.upperBound) }
      return try whatIsOn(filter, in: listed)
    }
    guard what.hasPlace || what.hasTag else { return nil }
    if what.words.count == 1, try listed.hasCategory(name) {
      filter.categories = [name]
    } else {
      filter.place = what.words.joined(separator: " ")
    }
    guard let days = what.moment?.days else {
      let reply = try whatIsOn(filter, in: listed)
      return reply.list.isEmpty ? nil : reply
    }
    // If events fit only at another time, the answer is that none are on at this time.
    guard try !listed.events(filter, limit: 1).isEmpty else { return nil }
    (filter.first, filter.last) = (days.lowerBound, days.upperBound)
    return try whatIsOn(filter, in: listed)
  }

  /// The reply, with a line about other community events on those days if there are any.
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

extension [Reply.Entry] {
  /// The entries below a heading.
  func under(_ heading: String) -> [Reply.Entry] {
    var entries = self
    if !entries.isEmpty {
      entries[0].heading = [heading, entries[0].heading].compactMap { $0 }.joined(separator: "\n")
    }
    return entries
  }
}

package import Agenda
package import Civil

// The community's events, as they are listed.
extension Wording {
  package var noCommunity: String {
    "I know of no community here. The person who runs me can name one, with its calendars; your own things work as ever."
  }

  package func whatIsOn(_ days: ClosedRange<CivilDate>?, in community: Community, on desk: Desk) -> String {
    days.map { "\(self.days($0.lowerBound, $0.upperBound, on: desk)), \(community.name)" } ?? community.name
  }

  package func ofInterest(_ interests: [String]) -> String { interests.joined(separator: ", ").capitalizedFirst }

  package var otherEvents: String { "Other events" }

  package var usualCategories: [String] {
    ["arts", "conferences", "exhibitions", "health", "workshops", "social", "sports"]
  }

  package func whatInterests(_ interests: [String]) -> String {
    let question = "What interests you? Send numbers or names, as many as you like."
    return interests.isEmpty ? question : "Yours: \(interests.joined(separator: ", ")). \(question)"
  }

  package func interestsAre(_ interests: [String], hasDigest: Bool) -> String {
    guard !interests.isEmpty else {
      return
        "You have chosen no kinds of event, so your digest only says where friends are going. !interests lets you choose."
    }
    let digest =
      hasDigest ? "your digest lists three a day at most" : "!digest 8am would list three a day at most"
    return
      "Yours: \(interests.joined(separator: ", ")). !whatson shows these first and !whatson all everything; \(digest)."
      + " !interests off ends it."
  }

  package func nothingOfKinds(_ kinds: [String]) -> String {
    "No events of the kind \(kinds.map { quoted($0) }.joined(separator: " or ")) are coming up yet."
  }

  package func onToday(_ events: [(event: ListedEvent, hasFriends: Bool)], more: Int, on desk: Desk) -> String {
    let told = events.map { event, hasFriends in
      let place = event.place.map { " at \($0.onOneLine)" } ?? ""
      let (start, end) = (event.start.local(in: desk.person.zone), event.end?.local(in: desk.person.zone))
      let isUnderWay = start.date < desk.today
      let hours =
        isUnderWay ? end.map { "until \(date($0.date, on: desk))" } : self.hours(event, on: desk, day: desk.today)
      return [event.name.onOneLine.short(to: 80), hours].compactMap { $0 }.joined(separator: " ") + place
        + (hasFriends ? ", a friend is going" : "")
    }
    return "On today: \(told.joined(separator: "; "))\(more > 0 ? " (+\(grouped(more)): !whatson today)" : "")"
  }

  package func alsoOn(
    _ count: String, _ days: ClosedRange<CivilDate>, in community: Community, on desk: Desk
  ) -> String {
    let (first, last) = (days.lowerBound, days.upperBound)
    let asked = first == last ? "\(first)" : "\(first) to \(last)"
    return "In \(community.name) \(count == "1" ? "1 event" : "\(count) events"): !whatson \(asked)"
  }

  package func line(_ event: ListedEvent, on desk: Desk, day: CivilDate?) -> String {
    var told = "\(event.name.onOneLine.short(to: 120)) - \(hours(event, on: desk, day: day))"
    if let place = event.place { told += " at \(place.onOneLine)" } else if event.onlineURL != nil { told += " online" }
    told += event.categories.map { " #\($0.onOneLine.replacing(" ", with: "-").lowercased())" }.joined()
    return told + remarks(event).map { ", \($0)" }.joined()
  }

  package func remarks(_ event: ListedEvent) -> [String] {
    if event.status == .cancelled { return ["called off"] }
    var told: [String] = []
    switch event.audience {
    case .everybody: break
    case .friends: told.append("for friends")
    case .invited: told.append("by invitation")
    }
    if event.status == .tentative { told.append("not certain yet") }
    if !event.isListed { told.append("no longer listed") }
    if let price = event.price?.onOneLine, !price.isEmpty { told.append(price) }
    if let capacity = event.capacity, event.going >= capacity {
      told.append("full")
    } else if event.going > 0 {
      told.append("\(grouped(event.going)) going")
    }
    return told
  }

  package func hours(_ event: ListedEvent, on desk: Desk, day: CivilDate?) -> String {
    let zone = desk.person.zone
    let (start, end) = (event.start.local(in: zone), event.end?.local(in: zone))
    guard start.date == day else {
      let isLong = end.map { $0.date.dayNumber - start.date.dayNumber > 31 } ?? false
      if isLong, let end, start.date <= desk.today { return "until \(date(end.date, on: desk))" }
      return span(event.start, event.end, on: desk)
    }
    guard let time = start.time else {
      return end.map { $0.date > start.date } == true ? "until \(date(end?.date ?? start.date, on: desk))" : "all day"
    }
    guard let end, let last = end.time, (end.date, last) != (start.date, time) else { return self.time(time, on: desk) }
    let told = end.date == start.date || end.date == start.date.adding(days: 1) && last < time
    return "\(self.time(time, on: desk))-\(told ? self.time(last, on: desk) : moment(end, on: desk))"
  }

  package func details(
    _ event: ListedEvent, by publisher: Called?, _ attendance: Attendance?, on desk: Desk
  ) -> [String] {
    var lines = ["\(line(event, on: desk, day: nil)) (c\(event.reference.number))"]
    if let capacity = event.capacity {
      lines.append("\(grouped(event.going)) of \(grouped(capacity)) places are taken")
    }
    if let reason = event.reason, event.status == .cancelled { lines.append(reason.onOneLine) }
    let from = [event.source, event.organiser.map(\.onOneLine)].compactMap { $0 }
    if !from.isEmpty { lines.append("From \(joined(from))\(event.isOfficial ? ", official" : "")") }
    if let publisher { lines.append("Published by \(publisher)") }
    if let attendance { lines.append(attendsAlready(attendance, event, on: desk)) }
    return lines + [event.note.map { quoted($0.short(to: 500)) }, event.url, event.onlineURL].compactMap { $0 }
  }
}

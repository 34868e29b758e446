package import Agenda

// The texts about events that people publish to the community.
extension Wording {
  package func publish(
    _ event: Publication, by publisher: Called, in community: Community, on desk: Desk
  ) -> [String] {
    let places = event.capacity.map { ", \(room($0))" } ?? ""
    let every = event.recurrence.map { ", \(rule($0, on: desk))" } ?? ""
    let official = event.isOfficial ? " It is to be listed as official." : ""
    let line =
      "\(told(event, on: desk))\(every)\(places). \(seen(event, by: publisher, in: community))\(official)"
    return [line] + [event.note.map { quoted($0) }, event.url].compactMap { $0 } + ["Publish it? \(yesOrNo)"]
  }

  /// Says who sees an event, and what they see of its publisher.
  private func seen(_ event: Publication, by publisher: Called, in community: Community) -> String {
    let isNamed = publisher.isName
    switch event.audience {
    case .everybody:
      return isNamed
        ? "Everybody in \(community.name) sees it, with \(publisher) as its publisher."
        : "Everybody in \(community.name) sees it, but not who published it."
    case .friends:
      return "Only your friends see it (people here whom you know and who know you)"
        + (isNamed ? ", with \(publisher) as its publisher." : ", but not who published it.")
    case .invited:
      return "Only people you invite see it" + (isNamed ? ", with \(publisher) as its publisher." : ".")
    }
  }

  package func published(_ event: Publication, as number: Int64, on desk: Desk) -> String {
    "Published: \(event.name), \(span(event.start, event.end, on: desk)) (c\(number)). "
      + "You can use !edit c\(number), !calloff c\(number) and !whosgoing c\(number)."
      + (event.audience == .invited ? " !invite @bob to c\(number) invites somebody." : "")
  }

  package func changed(_ event: Publication, telling others: Int, on desk: Desk) -> String {
    let places = event.capacity.map { ", \(room($0))" } ?? ""
    return "Changed: \(told(event, on: desk))\(places).\(telling(others))"
  }

  package func nowSeen(_ event: Publication, by publisher: Called, in community: Community) -> String {
    let others = event.audience == .everybody ? "" : " So do the people who already go there."
    return seen(event, by: publisher, in: community) + others
  }

  package var officialOnceSeen: String { "It is not official until a moderator has looked at it; I'll tell them." }

  package func calledOff(_ event: Publication, telling others: Int, on desk: Desk) -> String {
    "Called off: \(quoted(event.name)), \(moment(event.start, on: desk)).\(telling(others)) !undo lets it take place after all."
  }

  private func telling(_ others: Int) -> String {
    others == 0
      ? ""
      : others == 1
        ? " I'll tell the one person who is going." : " I'll tell the \(grouped(others)) people who are going."
  }

  package func erasingCallsOff(_ names: [String]) -> String {
    "What you have published will be called off, and the people who are going will be told: \(some(names))."
  }

  package var mayBeSeen: String {
    "Its publisher sees how many go, not who. !seen yes lets them see your name, and friends hear that a friend is going."
  }

  package func isSeen(_ isSeen: Bool) -> String {
    isSeen
      ? "The publisher of an event that you go to sees your name, and your friends hear that a friend is going. !seen no hides it."
      : "The publisher of an event that you go to sees how many go, not your name, and no friend hears of it. !seen yes shows it."
  }

  package func whoGoes(
    to event: Publication, _ attendees: [Attendee], named names: [String], on desk: Desk
  ) -> String {
    let what = "\(quoted(event.name)), \(moment(event.start, on: desk))"
    let going = attendees.filter { $0.state == .going }
    let guests = going.map(\.guests).reduce(0, +)
    var parts = ["\(grouped(going.count + guests)) going\(guests > 0 ? " (\(grouped(guests)) of them guests)" : "")"]
    let (waiting, interested) = (
      attendees.count { $0.state == .waiting }, attendees.count { $0.state == .interested }
    )
    if waiting > 0 { parts.append("\(grouped(waiting)) waiting") }
    if interested > 0 { parts.append("\(grouped(interested)) interested") }
    let seen = names.isEmpty ? "" : " Those you may see: \(joined(names))."
    return "\(what): \(parts.joined(separator: ", ")).\(seen)"
  }

  package func tells(_ count: Int, of name: String) -> String {
    count == 1
      ? "I'll tell the one person going to \(quoted(name))."
      : "I'll tell the \(grouped(count)) people going to \(quoted(name))."
  }

  package func nobodyToTell(_ name: String) -> String { "Nobody goes to \(quoted(name)) yet. Nothing was sent." }

  package func toldEnough(_ name: String, _ most: Int) -> String {
    "You have told the people going to \(quoted(name)) something \(grouped(most)) times in a day, the most allowed."
      + " Nothing was sent."
  }

  package func mine(in community: Community) -> String { "Yours, \(community.name)" }

  package var publishedByYou: String { "Published by you" }

  package var whereYouGo: String { "Where you go" }

  package func ownLine(_ event: ListedEvent, _ attendance: Attendance?, on desk: Desk) -> String {
    let told = "\(line(event, on: desk, day: nil)) (c\(event.reference.number))"
    switch attendance?.state {
    case .waiting: return "\(told), you are \(ordinal(attendance?.turn ?? 1)) on the waiting list"
    case .interested: return "\(told), you are interested"
    case .going, nil: return told
    }
  }

  package func waitsForModerators(_ event: Publication, as number: Int64) -> String {
    "Sent to the moderators: \(event.name) (c\(number)). You will hear when everybody sees it."
  }

  package var nothingPublished: String { "Nothing is published." }

  package var noDraft: String { "That can no longer be published. Say !publish again, with the event." }

  package func cannotPublish(_ name: String, _ problem: PublishingProblem) -> String {
    switch problem {
    case .closed: "Only the person who runs me can list events here."
    case .onlyModerators: "Only the moderators publish events here."
    case .tooManyToday(let most):
      "You have published \(grouped(most)) events in a day, the most allowed. Tomorrow you can publish more."
    case .tooManyOpen(let most):
      "You have \(grouped(most)) events still to come, the most allowed. You can publish more when one is over."
    case .isOver: "\(quoted(name)) is over: only what is still to come can be published."
    case .tooFarAhead: "\(quoted(name)) is more than a year ahead. You can publish it when it is nearer."
    case .isPublished(let number): "\(quoted(name)) is published already (c\(number))."
    case .namesSomebody:
      "\(quoted(name)): a name that everybody reads can't have @ in it. Put that behind //, as a note."
    case .tooManyLinks: "\(quoted(name)) has more than one link. Keep the one that says most."
    case .tooLong(let most):
      "\(quoted(name.short(to: 60))) is too long: its name can have 120 characters, and everything else 1,000. This is over \(grouped(most))."
    }
  }

  /// `"board games", Fri 27 Nov, 19:00-22:00 at Union House #social`
  private func told(_ event: Publication, on desk: Desk) -> String {
    let place = event.place.map { " at \($0.onOneLine)" } ?? ""
    let tags = event.categories.map { " #\($0)" }.joined()
    return "\(quoted(event.name)), \(span(event.start, event.end, on: desk))\(place)\(tags)"
  }

  private func room(_ count: Int) -> String { count == 1 ? "1 place" : "\(grouped(count)) places" }

  /// Returns the end of a sentence about something that is called off: `: the hall is flooded.`
  func because(_ reason: String?) -> String {
    guard let reason = reason?.onOneLine, !reason.isEmpty else { return "." }
    return reason.last.map { ".!?".contains($0) } == true ? ": \(reason)" : ": \(reason)."
  }
}

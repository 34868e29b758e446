package import Agenda

// Reports of events, and what the moderators decide.
extension Wording {
  package func whatIsWrong(with event: ListedEvent) -> String { "What is wrong with \(quoted(event.name))?" }

  package func reason(_ reason: EventReport.Reason) -> String {
    switch reason {
    case .spam: "spam"
    case .noEvent: "no event"
    case .wrong: "wrong details"
    case .offensive: "offensive"
    case .dangerous: "dangerous"
    case .other: "something else"
    }
  }

  package func reported(_ event: ListedEvent, _ reason: EventReport.Reason) -> String {
    "Reported \(quoted(event.name)): \(self.reason(reason)). The moderators will see it; nobody will learn that it "
      + "was you."
  }

  package func isPrivate(_ event: ListedEvent) -> String {
    "\(quoted(event.name)) is not public, so the moderators don't see it. \"not going\" takes it out of your calendar; "
      + "!block and a handle keeps somebody away from you."
  }

  package func hasReported(_ event: ListedEvent) -> String { "You have reported \(quoted(event.name)) already." }

  package func tooManyReports(_ most: Int) -> String {
    "You have reported \(grouped(most)) events in a day, the most allowed. Tomorrow you can report more."
  }

  package func forModerators(_ event: ModeratedEvent, on desk: Desk) -> String {
    let number = event.event.reference.number
    let what: String
    switch event.standing {
    case .hidden: what = "Reported \(times(event.reports)) and hidden"
    case .waiting: what = "Published\(event.event.isOfficial ? " as official" : ""), and waiting for a moderator"
    case .shown where event.asksToBeOfficial: what = "Changed since it was official"
    case .shown, .removed: what = "Reported \(times(event.reports)), and still shown"
    }
    return "\(what): \(quoted(event.event.name)), \(moment(event.event.start, on: desk)) (c\(number)). "
      + "!show c\(number), !approve c\(number), or !takeaway c\(number) // why"
  }

  package func forPublisher(_ event: ModeratedEvent, because reason: String?, on desk: Desk) -> String {
    let name = "\(quoted(event.event.name)) (c\(event.event.reference.number))"
    switch event.standing {
    case .hidden where event.reports.isEmpty:
      return "A moderator has hidden \(name)\(because(reason))"
    case .hidden:
      let reasons = event.reports.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { "\(self.reason($0.key)) \($0.value)" }.joined(separator: ", ")
      return "\(name) is hidden until a moderator has looked at it. Reasons given: \(reasons)."
    case .waiting: return "\(name) waits until a moderator has looked at it."
    case .shown:
      let official = event.event.isOfficial ? " as official" : ""
      return "\(name): a moderator has looked at it, and everybody sees it\(official)."
    case .removed: return "A moderator has removed \(name)\(because(reason))"
    }
  }

  package var notModerator: String { "That is for the moderators of the community, and you are not one of them." }

  package func queue(in community: Community) -> String { "To look at, \(community.name)" }

  package func line(_ event: ModeratedEvent, on desk: Desk) -> String {
    let told = "\(line(event.event, on: desk, day: nil)) (c\(event.event.reference.number))"
    if event.standing == .waiting { return "\(told), waiting" }
    if event.asksToBeOfficial { return "\(told), changed since it was official" }
    return event.reports.isEmpty ? "\(told), hidden" : "\(told), hidden, reported \(times(event.reports))"
  }

  package func moderated(_ event: ModeratedEvent, on desk: Desk) -> String {
    let name = "\(quoted(event.event.name)) (c\(event.event.reference.number))"
    switch event.standing {
    case .shown: return "Everybody sees \(name)\(event.event.isOfficial ? " as official" : "")."
    case .waiting, .hidden:
      return "Hidden: \(name). !approve c\(event.event.reference.number) shows it again."
    case .removed: return "Removed \(name). !approve c\(event.event.reference.number) brings it back."
    }
  }

  package func log(in community: Community) -> String { "Decided, \(community.name)" }

  package func line(_ entry: ModerationEntry, _ name: String?, on desk: Desk) -> String {
    let what = (name.map { "\(quoted($0)) " } ?? "") + "(c\(entry.event))"
    let standing: String
    switch entry.standing {
    case .shown: standing = "shown"
    case .waiting: standing = "held"
    case .hidden: standing = "hidden"
    case .removed: standing = "removed"
    }
    let actor: String
    switch entry.actor {
    case .moderator: actor = "a moderator"
    case .operator: actor = "the person who runs me"
    case .reports: actor = "reports"
    case .rule: actor = "the rules"
    }
    return "\(moment(at: entry.at, on: desk)): \(what) \(standing) by \(actor)\(because(entry.reason))"
  }

  private func times(_ reports: [EventReport.Reason: Int]) -> String {
    let count = reports.values.reduce(0, +)
    return count == 1 ? "once" : "\(grouped(count)) times"
  }
}

import Agenda
import Foundation
import Grammar

// Reports about the community's events, and the moderators' decisions.
extension Desk {
  /// Keeps a report; enough reports hide the event until a moderator has looked at it.
  func report(
    _ event: ListedEvent, _ reason: EventReport.Reason, words: String?, in listed: any ListedEvents
  ) throws -> Reply {
    let subjects: [ItemReference] = [.listed(event.reference)]
    let since = instant.addingTimeInterval(-PublishingLimits.day)
    if try listed.countReports(since: since) >= EventReport.perDay {
      return Reply(.error, [wording.tooManyReports(EventReport.perDay)], closesQuestion: true)
    }
    let report = EventReport(
      event.reference.number, reason, words: words.map { String($0.prefix(PublishingLimits.note)) })
    guard var reported = try listed.report(report) else {
      return Reply(.answer, [wording.hasReported(event)], closesQuestion: true, subjects: subjects)
    }
    try describe(.reported, [event.name])
    let count = reported.reports.values.reduce(0, +)
    let hides = listed.community.reportsHide
    // A report about an event in the community's own name goes to a moderator at once.
    if event.isOfficial {
      try tellModerators(of: reported, in: listed)
    } else if count >= hides, reported.standing == .shown {
      try listed.set(.hidden, of: report.event, by: .reports, because: nil)
      reported.standing = .hidden
      try tellModerators(of: reported, in: listed)
      try tellPublisher(of: reported, because: nil)
    }
    return Reply(.confirmation, [wording.reported(event, reason)], closesQuestion: true, subjects: subjects)
  }

  /// Shows or removes the event that a moderator names.
  func moderate(_ name: ItemName, as standing: ModeratedEvent.Standing, because reason: String?) throws -> Reply {
    guard let listed else { return withoutCommunity }
    guard try isModerator(in: listed) else { return Reply(.error, [wording.notModerator]) }
    guard let references = listedReferences(name, isOfEvents: true) else {
      throw Misunderstanding("", reason: .whichOne, example: "!queue")
    }
    let lines = try references.map { reference in
      guard var event = try listed.moderated(reference.number) else {
        throw Misunderstanding("c\(reference.number)", reason: .noListed(reference.number), example: "!queue")
      }
      let isAsked = event.asksToBeOfficial && standing == .shown
      guard event.standing != standing || isAsked else { return wording.moderated(event, on: self) }
      try listed.set(standing, of: reference.number, by: .moderator, because: reason)
      (event.standing, event.reports, event.asksToBeOfficial) = (standing, [:], false)
      event.event.isOfficial = event.event.isOfficial || isAsked
      try tellPublisher(of: event, because: reason)
      return wording.moderated(event, on: self)
    }
    return Reply(.confirmation, lines, subjects: references.map { .listed($0) })
  }

  /// Sends every moderator but the person an event to look at.
  func tellModerators(of event: ModeratedEvent, in listed: any Moderation) throws {
    for moderator in try listed.moderators() where moderator != person.id {
      try tell(moderator) { $0.forModerators(event, on: $1) }
    }
  }

  private func tellPublisher(of event: ModeratedEvent, because reason: String?) throws {
    guard let publisher = event.event.publisher, publisher != person.id else { return }
    try tell(publisher) { $0.forPublisher(event, because: reason, on: $1) }
  }

  private func tell(_ other: Person.ID, _ text: (any Wording, Desk) -> String) throws {
    guard let other = try people.person(other) else { return }
    let theirs = asSeen(by: other)
    _ = try others.messenger.send(Reply(.answer, [text(theirs.wording, theirs)]), to: other.id)
  }
}

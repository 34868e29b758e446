import Agenda
import Civil
import Foundation
import Grammar

// Publishing events to the community.
extension Desk {
  /// Asks whether to publish an event, with all the details that everybody will see.
  func askToPublish(
    _ event: Event, places: Int?, for audience: EventAudience, _ isOfficial: Bool, in listed: any ListedEvents
  ) throws -> Reply {
    var publication = Publication(event, in: person.zone)
    (publication.capacity, publication.audience, publication.isOfficial) = (places, audience, isOfficial)
    // `rehearsal at the town hall`: a published event has a place.
    if publication.place == nil, let split = reader.lastSplits(publication.name, at: .at).first, !split.before.isEmpty {
      (publication.name, publication.place) = (split.before, split.after)
    }
    if let problem = try problem(with: publication, in: listed) {
      return Reply(.error, [wording.cannotPublish(publication.name, problem)])
    }
    return try askToPublish(publication, changing: nil, in: listed)
  }

  /// Asks whether to show the event like this.
  ///
  /// - Parameter event: the event that this would change; nil for a new one.
  func askToPublish(_ publication: Publication, changing event: Int64?, in listed: any ListedEvents) throws -> Reply {
    let number = try listed.keepDraft(publication, changing: event)
    let question = wording.publish(publication, by: publishingName, in: listed.community, on: self)
    return Reply(
      .answer, question, choices: agreement(to: "!publish \(reader.spelling(.draft)) \(number)"))
  }

  /// Publishes the draft that the question was about, or drops it.
  func publish(draft number: Int64, _ isMeant: Bool, in listed: any ListedEvents) throws -> Reply {
    guard let (publication, changing) = try listed.takeDraft(number) else {
      return Reply(.error, [wording.noDraft], closesQuestion: true)
    }
    guard isMeant else {
      let told = changing == nil ? wording.nothingPublished : wording.nothingChanged
      return Reply(.answer, [told], closesQuestion: true)
    }
    if let changing { return try open(changing, as: publication, in: listed) }
    if let problem = try problem(with: publication, in: listed) {
      return Reply(.error, [wording.cannotPublish(publication.name, problem)], closesQuestion: true)
    }
    // Moderators have nothing to do with an event that is not for everybody.
    let waits = try publication.audience == .everybody && waits(publication, in: listed)
    let event = try listed.publish(publication, isVouched: isOrganiser(in: listed))
    try describe(.published, [publication.name])
    if waits { return try haveApproved(event, publication, in: listed) }
    return Reply(
      .confirmation, [wording.published(publication, as: event, on: self)], closesQuestion: true,
      subjects: [.listed(ListedEvent.Reference(event))])
  }

  /// Shows everybody an event that only some people could see.
  private func open(_ number: Int64, as publication: Publication, in listed: any ListedEvents) throws -> Reply {
    guard let event = try listed.published(number), event.publisher == person.id else {
      return Reply(.error, [wording.noDraft], closesQuestion: true)
    }
    let isAllowed = try audiencesToPublish(in: listed).contains(publication.audience)
    if let problem = isAllowed ? try problem(with: publication, for: listed) : .onlyModerators {
      return Reply(.error, [wording.cannotPublish(publication.name, problem)], closesQuestion: true)
    }
    let waits = try waits(publication, in: listed)
    var changed = event
    changed.publication = publication
    let reply = try update(changed, from: event, in: listed)
    return waits ? try haveApproved(number, publication, in: listed) : reply
  }

  /// Returns true if the person's event waits for a moderator: a newcomer's first events do, and events in the
  /// community's name.
  private func waits(_ publication: Publication, in listed: any ListedEvents) throws -> Bool {
    if try isOrganiser(in: listed) { return false }
    if publication.isOfficial { return true }
    guard listed.community.publishing == .approve else { return false }
    return try instant.timeIntervalSince(person.firstSeen) < PublishingLimits.newcomer
      && listed.countPublishedForEverybody() < PublishingLimits.firstEvents
  }

  /// Sends a publication to the moderators before anybody sees it.
  private func haveApproved(_ number: Int64, _ publication: Publication, in listed: any Moderation) throws -> Reply {
    try listed.set(.waiting, of: number, by: .rule, because: nil)
    if let event = try listed.moderated(number) { try tellModerators(of: event, in: listed) }
    return Reply(
      .confirmation, [wording.waitsForModerators(publication, as: number)], closesQuestion: true,
      subjects: [.listed(ListedEvent.Reference(number))])
  }

  /// Says that the event is already listed.
  func isPublished(_ number: Int64, in listed: any ListedEvents) throws -> Reply {
    guard let event = try listed.event(ListedEvent.Reference(number)) else {
      throw Misunderstanding("c\(number)", reason: .noListed(number), example: "!whatson")
    }
    return Reply(
      .error, [wording.cannotPublish(event.name, .isPublished(number))], subjects: [.listed(event.reference)])
  }

  /// The reason why somebody may not publish an event; nil if they may.
  private func problem(with publication: Publication, in listed: any ListedEvents) throws -> PublishingProblem? {
    let audiences = try audiencesToPublish(in: listed)
    if audiences.isEmpty { return .closed }
    if !audiences.contains(publication.audience) { return .onlyModerators }
    if let problem = try problem(with: publication, for: listed) { return problem }
    let open = try listed.published()
    let twin = open.first {
      $0.publication.name.folded == publication.name.folded && $0.publication.start == publication.start
    }
    if let twin { return .isPublished(twin.number) }
    if open.count >= PublishingLimits.open { return .tooManyOpen(PublishingLimits.open) }
    let today = try listed.countPublished(since: instant.addingTimeInterval(-PublishingLimits.day))
    return today >= PublishingLimits.perDay ? .tooManyToday(PublishingLimits.perDay) : nil
  }

  /// A problem with the event itself, whatever else the person publishes; nil for none.
  func problem(with publication: Publication, for listed: any Moderation) throws -> PublishingProblem? {
    let told = [publication.note, publication.url, publication.place].compactMap { $0 }.joined(separator: " ")
    if publication.namesSomebody { return .namesSomebody }
    if publication.name.count > PublishingLimits.name { return .tooLong(PublishingLimits.name) }
    if told.count > PublishingLimits.note { return .tooLong(PublishingLimits.note) }
    if "\(publication.name) \(told)".hasManyLinks, try !isOrganiser(in: listed) { return .tooManyLinks }
    if publication.recurrence == nil, isPast(publication.end ?? publication.start) { return .isOver }
    let ahead = publication.start.local(in: person.zone).date.dayNumber - today.dayNumber
    return ahead > PublishingLimits.daysAhead ? .tooFarAhead : nil
  }

  /// The person's name as a publisher in public.
  var publishingName: Called { Called(lasting: address, to: audience, in: wording) }

  /// The publisher's name here; nil if a source lists the event.
  func publisher(of event: ListedEvent) throws -> Called? {
    try event.publisher.map { try called($0) }
  }
}

extension Publication {
  /// The publication of a person's own event; its times are in their zone if it names none.
  init(_ event: Event, in zone: Zone) {
    self.init(name: event.name, start: event.start.naming(zone), end: event.end?.naming(zone))
    (recurrence, place, note, url) = (event.recurrence, event.place, event.note, event.url)
    categories = event.tags
  }
}

extension When {
  /// The moment; if it has no zone, as one of that zone.
  fileprivate func naming(_ zone: Zone) -> When {
    guard time != nil, self.zone == nil else { return self }
    return When(date, time, zone: zone.identifier)
  }
}

extension String {
  /// True if the text has more than one link.
  var hasManyLinks: Bool { lowercased().split(separator: "://", omittingEmptySubsequences: false).count > 2 }
}

import Agenda
import Civil
import Foundation
import Grammar

// Changes events that the person has published to the community.
extension Desk {
  /// Finds the published events that the words name, among those that the person may change.
  ///
  /// - Throws: `Misunderstanding` if there is none.
  func choosePublished(
    _ name: ItemName, in listed: any ListedEvents, again: (String) -> String
  ) throws -> Chosen<PublishedEvent> {
    let own = try listed.published()
    if case .words(let words) = name {
      let terms = words.folded.split(separator: " ")
      let found = own.filter { event in terms.allSatisfy { event.publication.name.folded.contains($0) } }
      guard !found.isEmpty else { throw Misunderstanding(words, reason: .nonePublished, example: "!mine") }
      return found.count == 1
        ? .items(found) : .unclear(question(found.map { $0.publication.listed(as: $0.number) }, again))
    }
    guard let references = listedReferences(name, isOfEvents: true) else {
      throw Misunderstanding("", reason: .whichOne, example: again("c12"))
    }
    return .items(
      try references.map { reference in
        guard let event = try listed.published(reference.number), try mayChange(event, in: listed) else {
          throw Misunderstanding("c\(reference.number)", reason: .nonePublished, example: "!mine")
        }
        return event
      })
  }

  /// Finds the events that the words name, among those that the person has published.
  ///
  /// - Throws: `Misunderstanding` if there is none.
  func chooseOwn(
    _ name: ItemName, in listed: any ListedEvents, again: (String) -> String
  ) throws -> Chosen<PublishedEvent> {
    let chosen = try choosePublished(name, in: listed, again: again)
    if case .items(let events) = chosen, let other = events.first(where: { $0.publisher != person.id }) {
      throw Misunderstanding("c\(other.number)", reason: .nonePublished, example: "!mine")
    }
    return chosen
  }

  /// Changes a published event by an edit; nil if the name means none of the community's events.
  ///
  /// - Parameter places: the number of people who may go; nil leaves it.
  func editPublished(_ edit: Edit) throws -> Reply? {
    guard let listed, listedReferences(edit.name) != nil else { return nil }
    switch try choosePublished(edit.name, in: listed, again: { "!edit \($0) \(edit.words)" }) {
    case .unclear(let question): return question
    case .items(let events):
      return Reply(joining: try events.map { try change($0, by: edit, in: listed) })
    }
  }

  private func change(_ event: PublishedEvent, by edit: Edit, in listed: any ListedEvents) throws -> Reply {
    if let problem = edit.changes.problem { throw problem }
    guard !edit.changes.removesDate else {
      throw Misunderstanding(event.publication.name, reason: .needs(.dateOfEvent), example: "!calloff c\(event.number)")
    }
    var changed = event
    changed.publication = changedPublication(event.publication, by: edit)
    if let problem = try problem(with: changed.publication, for: listed) {
      return Reply(.error, [wording.cannotPublish(changed.publication.name, problem)])
    }
    guard changed.publication.audience != event.publication.audience else {
      return try update(changed, from: event, in: listed)
    }
    guard event.publisher == person.id else {
      throw Misunderstanding("c\(event.number)", reason: .nonePublished, example: "!mine")
    }
    guard try audiencesToPublish(in: listed).contains(changed.publication.audience) else {
      return Reply(.error, [wording.cannotPublish(changed.publication.name, .onlyModerators)])
    }
    // An event that only some people could see is shown to everybody only once the person agrees.
    guard changed.publication.audience == .everybody else { return try update(changed, from: event, in: listed) }
    return try askToPublish(changed.publication, changing: event.number, in: listed)
  }

  private func changedPublication(_ publication: Publication, by edit: Edit) -> Publication {
    let before = Event(publication, added: instant)
    var changed: Publication
    if edit.isWhole, let own = Event(edit.changes, on: self) {
      changed = Publication(own, in: person.zone)
      (changed.recurrence, changed.capacity) = (before.recurrence, edit.places)
    } else {
      changed = Publication(before.changed(by: edit.changes, keepsDay: edit.keepsDay, on: self), in: person.zone)
      changed.capacity = edit.places ?? publication.capacity
    }
    changed.audience = edit.audience ?? publication.audience
    changed.isOfficial = publication.isOfficial && changed.audience == .everybody
    (changed.isCalledOff, changed.reason) = (publication.isCalledOff, publication.reason)
    return changed
  }

  /// Saves a changed publication, and tells the people who must know.
  func update(_ changed: PublishedEvent, from event: PublishedEvent, in listed: any ListedEvents) throws -> Reply {
    let others = try listed.countOthers(attending: event.number)
    let asked = try listed.moderated(event.number)?.asksToBeOfficial ?? false
    try listed.update(changed, isVouched: isOrganiser(in: listed))
    try describe(.changed, [event.publication.name])
    var told = wording.changed(changed.publication, telling: others, on: self)
    if changed.publication.audience != event.publication.audience {
      told += " " + wording.nowSeen(changed.publication, by: publishingName, in: listed.community)
    }
    if let moderated = try listed.moderated(event.number), moderated.asksToBeOfficial {
      told += " " + wording.officialOnceSeen
      if !asked { try tellModerators(of: moderated, in: listed) }
    }
    return Reply(
      .confirmation, [told], closesQuestion: true, subjects: [.listed(ListedEvent.Reference(event.number))])
  }
}

extension Event {
  /// The publication as an event of one's own that an edit can change.
  fileprivate init(_ publication: Publication, added: Date) {
    self.init(name: publication.name, start: publication.start, end: publication.end, added: added)
    (recurrence, place, note, url) = (publication.recurrence, publication.place, publication.note, publication.url)
    tags = publication.categories
  }
}

import Agenda
import Grammar

// Finds the community event that is meant.
extension Desk {
  /// The community events that numbers, `c12` or `it` mean; nil if they mean one of the person's own things, or
  /// nothing.
  ///
  /// - Parameter isOfEvents: whether the numbers are those of events, even if the person's own things were listed
  ///   since.
  func listedReferences(_ name: ItemName, isOfEvents: Bool = false) -> [ListedEvent.Reference]? {
    let meant: [ItemReference?]
    switch name {
    case .listed(let references): return listed == nil ? nil : references
    case .numbers(let numbers) where isOfEvents || eventsAreLast:
      meant = numbers.map { number in
        eventsShown.indices.contains(number - 1) ? .listed(eventsShown[number - 1]) : item(shownAs: number)
      }
    case .numbers(let numbers): meant = numbers.map(item(shownAs:))
    case .it: meant = subjects
    case .ids, .words: return nil
    }
    let references = meant.compactMap { $0?.listed }
    return references.isEmpty || references.count < meant.count ? nil : references
  }

  private func item(shownAs number: Int) -> ItemReference? {
    shown.indices.contains(number - 1) ? shown[number - 1] : nil
  }

  /// The community's event that a command's words name.
  ///
  /// - Parameter seesHidden: whether numbers also find hidden events: the person's own, or any for a moderator.
  /// - Throws: `Misunderstanding` if there is none.
  func chooseListed(
    _ name: ItemName, in listed: any ListedEvents, seesHidden: Bool = false, again: (String) -> String
  ) throws -> Chosen<ListedEvent> {
    if case .words(let words) = name { return try chooseListed(called: words, in: listed, again: again) }
    guard let references = listedReferences(name, isOfEvents: true) else {
      guard case .numbers(let numbers) = name, let number = numbers.first(where: { item(shownAs: $0) == nil }) else {
        throw Misunderstanding("", reason: .whichOne, example: again("c12"))
      }
      throw Misunderstanding(
        String(number), reason: .noNumber(number, of: eventsShown.count), example: "!whatson")
    }
    let events = try references.compactMap { reference in
      guard
        let event = try listed.event(reference) ?? (seesHidden ? hidden(reference.number, in: listed) : nil)
      else {
        throw Misunderstanding("c\(reference.number)", reason: .noListed(reference.number), example: "!whatson")
      }
      return event
    }
    // A message without a name means one thing.
    return name == .it && events.count > 1 ? .unclear(question(events, again)) : .items(events)
  }

  private func hidden(_ number: Int64, in listed: any Moderation) throws -> ListedEvent? {
    guard let event = try listed.moderated(number)?.event else { return nil }
    return try event.publisher == person.id || isModerator(in: listed) ? event : nil
  }

  private func chooseListed(
    called words: String, in listed: any ListedEvents, again: (String) -> String
  ) throws -> Chosen<ListedEvent> {
    var filter = EventFilter()
    filter.words = words.folded.split(separator: " ").map(String.init)
    var seen: Set<Int64> = []
    // Only the next event of a series is meant.
    let found = try listed.events(filter, limit: 50).filter { seen.insert($0.reference.number).inserted }
    guard !found.isEmpty else { throw Misunderstanding(words, reason: .noneListed, example: "!whatson") }
    let exact = found.filter { $0.name.folded == words.folded }
    if exact.count == 1 || found.count == 1 { return .items([exact.first ?? found[0]]) }
    return .unclear(question(found, again))
  }

  func question(_ events: [ListedEvent], _ again: (String) -> String) -> Reply {
    let choices = events.prefix(9).map { event in
      Reply.Choice(
        wording.line(event, on: self, day: nil), message: again(event.reference.spelled),
        item: .listed(event.reference))
    }
    return Reply(.answer, [wording.which], choices: choices)
  }
}

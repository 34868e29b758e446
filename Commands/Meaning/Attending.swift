import Agenda
import Civil
import Foundation
import Grammar

// Going to the community's events.
extension Desk {
  /// An attendance, and the name of its event.
  typealias Attended = (attendance: Attendance, name: String)

  /// Lets the person go to the event that they named, or notes their interest in it.
  func attend(
    _ name: ItemName, as state: Attendance.State, guests: Int, isEveryTime: Bool = false, again: (String) -> String
  ) throws -> Reply {
    guard let listed else { return withoutCommunity }
    switch try chooseListed(name, in: listed, again: again) {
    case .unclear(let question): return question
    case .items(let events):
      return Reply(
        joining: try events.map { event in
          isEveryTime && event.repeats
            ? try attendEveryTime(event, guests, in: listed) : try attend(event, as: state, guests, in: listed)
        })
    }
  }

  /// Lets the person go to every time of a series.
  private func attendEveryTime(_ event: ListedEvent, _ guests: Int, in listed: any ListedEvents) throws -> Reply {
    let whole = ListedEvent.Reference(event.reference.number)
    let subjects: [ItemReference] = [.listed(whole)]
    if event.status == .cancelled { return Reply(.error, [wording.isCalledOff(event, on: self)], subjects: subjects) }
    // Places are counted for a single time, and not every series fits into the person's calendar as a whole.
    guard event.capacity == nil, try listed.series(whole.number) != nil else {
      return Reply(.error, [wording.notEveryTime(event)], subjects: subjects)
    }
    let before = try listed.attendances().filter { $0.reference.number == whole.number }
    if before.count == 1, before[0].reference == whole, before[0].guests == guests {
      return Reply(.answer, [wording.attendsAlready(before[0], event, on: self)], subjects: subjects)
    }
    try describe(.attended, [event.name])
    for one in before where one.reference != whole { try listed.leave(one.reference) }
    let attendance = try listed.attend(Attendance(whole, state: .going, guests: guests, since: instant))
    guard let item = attendance.item, let own = try belongings.events.event(item) else {
      throw Misunderstanding(event.name, reason: .gone, example: "!whatson")
    }
    return Reply(.confirmation, [wording.attendsEveryTime(own, guests, on: self)], subjects: [.event(item)])
  }

  func attend(
    _ event: ListedEvent, as state: Attendance.State, _ guests: Int, in listed: any ListedEvents
  ) throws -> Reply {
    let subjects: [ItemReference] = [.listed(event.reference)]
    if event.status == .cancelled { return Reply(.error, [wording.isCalledOff(event, on: self)], subjects: subjects) }
    if isPast(event.end ?? event.start) { return Reply(.error, [wording.isOver(event, on: self)], subjects: subjects) }
    let before = try listed.attendance(of: event.reference)
    if let before, before.reference != event.reference, state == .going {
      return Reply(.answer, [wording.attendsAlready(before, event, on: self)], subjects: subjects)
    }
    if let before, before.guests == guests, before.state == state || before.state == .waiting && state == .going {
      return Reply(.answer, [wording.attendsAlready(before, event, on: self)], subjects: subjects)
    }
    // Somebody who already goes keeps their place, even if there is none for their guests.
    if let before, before.state == .going, state == .going, let capacity = event.capacity {
      let left = max(0, capacity - event.going)
      if guests - before.guests > left { return Reply(.error, [wording.noRoom(for: guests, left, event)]) }
    }
    try describe(.attended, [event.name])
    let attendance = try listed.attend(
      Attendance(
        event.reference, state: state, guests: guests,
        since: before?.state == .interested ? instant : before?.since ?? instant))
    var told = wording.attends(attendance, event, on: self)
    if attendance.state != .interested, event.publisher != nil, person.showsGoing == nil {
      // The bot asks once. Until they answer, nobody sees that they go.
      var person = person
      person.showsGoing = false
      try people.update(person)
      told += "\n" + wording.mayBeSeen
    }
    if let item = attendance.item, let own = try belongings.events.event(item) {
      told += wording.overlapping(try overlaps(of: own), on: self)
      return Reply(.confirmation, [told], subjects: [.event(item)])
    }
    return Reply(.confirmation, [told], subjects: subjects)
  }

  /// The attended events that the person names: by number, by `c12`, by their own calendar's copy of the event, or by
  /// name.
  ///
  /// - Throws: `Misunderstanding` if there is none.
  func chooseAttended(
    _ name: ItemName, in listed: any ListedEvents, again: (String) -> String
  ) throws -> Chosen<Attended> {
    let all = try listed.attendances()
    var found: [Attendance]
    switch name {
    case .words(let words):
      let terms = words.folded.split(separator: " ")
      found = try all.filter { attendance in
        let name = try listed.event(attendance.reference)?.name.folded ?? ""
        return terms.allSatisfy { name.contains($0) }
      }
    default:
      let meant = meant(name)
      found = all.filter { attendance in meant.contains { $0.means(attendance) } }
      // An event's number alone means any of its times. Somebody who goes every time also goes to a single one.
      if found.isEmpty {
        let named = listedReferences(name, isOfEvents: true) ?? []
        found = all.filter { attendance in
          named.contains {
            $0.number == attendance.reference.number
              && ($0.occurrence.isEmpty || attendance.reference.occurrence.isEmpty)
          }
        }
      }
    }
    let attended = try found.map { ($0, try listed.event($0.reference)?.name ?? "c\($0.reference.number)") as Attended }
    guard !attended.isEmpty else {
      let isUnnamed = name == .it && listedReferences(name, isOfEvents: true) == nil
      throw Misunderstanding("", reason: isUnnamed ? .whichOne : .attendsNone, example: "!mine")
    }
    if case .numbers = name { return .items(attended) }
    guard attended.count > 1 else { return .items(attended) }
    let events = try attended.compactMap { try listed.event($0.attendance.reference) }
    return .unclear(question(events, again))
  }

  private func meant(_ name: ItemName) -> [ItemReference] {
    if let references = listedReferences(name, isOfEvents: true) { return references.map { .listed($0) } }
    switch name {
    case .numbers(let numbers): return numbers.compactMap { shown.indices.contains($0 - 1) ? shown[$0 - 1] : nil }
    case .ids(let ids): return ids.map { .event(Event.ID($0)) }
    case .it: return subjects
    case .listed, .words: return []
    }
  }

  /// Returns a line for each attendance that undo or redo brought back and that now waits for a place.
  func waiting(after attended: [ListedEvent.Reference]) throws -> [String] {
    guard let listed else { return [] }
    return try attended.compactMap { reference in
      guard let attendance = try listed.attendance(of: reference), attendance.state == .waiting,
        let event = try listed.event(reference)
      else { return nil }
      return wording.waitsAgain(attendance, event.name)
    }
  }
}

extension ItemReference {
  fileprivate func means(_ attendance: Attendance) -> Bool {
    switch self {
    case .listed(let reference): reference == attendance.reference
    case .event(let id): id == attendance.item
    case .todo, .note: false
    }
  }
}

public import Agenda
public import Foundation

/// The changes that a source's answer makes to its known events. Making this value writes nothing.
///
/// ``compare(with:)`` takes each known event once. Then ``finish(with:)`` says what to write. An event is identified by
/// its source, its UID and its recurrence id. The update never guesses: a refused answer changes nothing, and only a
/// complete answer removes events.
public struct SourceUpdate: Sendable {
  /// The number of new events.
  public private(set) var added = 0
  /// The number of known events that differ.
  public private(set) var changed = 0
  /// The number of known events that have not changed.
  public private(set) var unchanged = 0
  /// The number of events that the source no longer lists, which does not mean that they are called off.
  public private(set) var gone = 0
  /// The number of events that vanished at once, if that is too many to believe. The operator must look.
  public private(set) var held = 0
  /// The events whose count of answers without them has changed.
  public private(set) var absences: [KnownSource.MissingEvent] = []
  /// The state of the source after this update.
  public private(set) var known = KnownSource()
  /// The answer.
  public let answer: SourceAnswer

  private let now: Date
  /// The places of the answer's events, by their keys.
  private var places: [TextHash: Int32] = [:]
  private var states: [State]
  private var renamed: [Int32: CommunityEvent.ID] = [:]
  /// The known events that are missing from the answer, by the key that an event keeps when its source renames it.
  private var lost: [(event: KnownState, likeness: TextHash)] = []
  private var count = 0

  private enum State: UInt8, Sendable { case new, differs, same }

  /// Begins to compare an answer with the known events.
  ///
  /// - Parameter now: the time of the answer.
  public init(by answer: SourceAnswer, at now: Date) {
    (self.answer, self.now) = (answer, now)
    states = Array(repeating: .new, count: answer.count)
    places.reserveCapacity(answer.count)
    for (place, outline) in answer.outlines.enumerated() { places[outline.key] = Int32(clamping: place) }
  }

  /// True if there is nothing to write except that the source has answered.
  public var isEmpty: Bool { added + changed + gone == 0 }

  /// Compares the answer with one known event of the source. Call it once for each.
  public mutating func compare(with event: KnownSource.KnownEvent) {
    count += 1
    let before = KnownState(event)
    if let place = places[TextHash(event.key.uid, event.key.recurrenceID)] {
      take(before, at: place)
    } else {
      let likeness = TextHash(CommunityEvent.likeness(event.name, event.start), event.key.recurrenceID)
      lost.append((before, likeness))
    }
  }

  private mutating func take(_ before: KnownState, at place: Int32) {
    let isSame = before.isListed && before.state == answer.outlines[Int(place)].state
    states[Int(place)] = isSame ? .same : .differs
    // A changed event is written completely, so its absences need no note.
    if isSame, before.missed > 0 || before.since != nil { absences.append(KnownSource.MissingEvent(of: before.id)) }
  }

  /// Ends the comparison, once all known events were compared.
  ///
  /// - Parameter known: the stored state of the source.
  public mutating func finish(with known: KnownSource) {
    self.known = known
    guard answer.reading.refusal == nil else {
      (absences, lost, states) = ([], [], [])
      return
    }
    keepNames()
    for state in states {
      switch state {
      case .new: added += 1
      case .differs: changed += 1
      case .same: unchanged += 1
      }
    }
    if isWhole() { drop() }
    (places, lost) = ([:], [])
  }

  /// The places of the events that are new or have changed, with all those of a UID one after the other.
  public var written: [Int] {
    var first: [TextHash: Int] = [:]
    let wanted = states.indices.filter { states[$0] != .same }
    for place in wanted where first[answer.outlines[place].uid] == nil { first[answer.outlines[place].uid] = place }
    let order = wanted.map { (first[answer.outlines[$0].uid] ?? $0, $0) }
    return order.sorted { $0 < $1 }.map(\.1)
  }

  /// True if the events at two places have the same UID.
  public func isOneSeries(_ place: Int, _ other: Int) -> Bool {
    answer.outlines[place].uid == answer.outlines[other].uid
  }

  /// The number of the known event that has a new UID at this place of the answer; nil if there is none.
  public func renamed(at place: Int) -> CommunityEvent.ID? { renamed[Int32(clamping: place)] }

  /// Some servers give every event a new UID at each answer. If nearly all UIDs are new but nearly all events are
  /// otherwise known, the known UIDs stay.
  private mutating func keepNames() {
    let fresh = states.indices.filter { states[$0] == .new }
    guard count > 0, states.count >= Self.fewestNames, fresh.count * 100 >= states.count * Self.namePercent else {
      return
    }
    let known = Dictionary(lost.indices.map { (lost[$0].likeness, $0) }, uniquingKeysWith: { first, _ in first })
    var found: [Int: Int] = [:]
    for place in fresh {
      if let one = known[answer.outlines[place].likeness], found[one] == nil { found[one] = place }
    }
    guard found.count * 100 >= states.count * Self.namePercent else { return }
    for (one, place) in found {
      take(lost[one].event, at: Int32(clamping: place))
      renamed[Int32(clamping: place)] = lost[one].event.id
    }
    lost = lost.indices.filter { found[$0] == nil }.map { lost[$0] }
  }

  /// True if the answer has all events. An answer that is much shorter than the last counts only when it comes twice.
  private mutating func isWhole() -> Bool {
    guard answer.reading.isComplete else { return false }
    if answer.reading.size * 2 < known.size, known.shortAnswers == 0 {
      known.shortAnswers = 1
      return false
    }
    (known.size, known.shortAnswers) = (answer.reading.size, 0)
    return true
  }

  /// A coming event that is missing from three complete answers over three hours is gone. Calendars drop past events
  /// anyway.
  private mutating func drop() {
    let missing = lost.map(\.event).filter { $0.isListed && isComing($0.over) }
    let coming = missing.count + answer.outlines.filter { isComing($0.over) }.count
    // Events that were already missing do not count as sudden.
    let sudden = missing.filter { $0.missed == 0 }.count
    let isAccepted = known.acceptance == .given
    if isAccepted { known.acceptance = .used }
    guard isAccepted || sudden < Self.mostAtOnce || sudden * 100 <= coming * Self.mostPercent else {
      held = sudden
      return
    }
    for event in missing {
      var absence = KnownSource.MissingEvent(of: event.id, missed: event.missed + 1, since: event.since ?? now)
      if absence.missed >= Self.answers, now.timeIntervalSince(event.since ?? now) >= Self.span {
        absence.isListed = false
        gone += 1
      }
      absences.append(absence)
    }
  }

  private func isComing(_ over: Date?) -> Bool { over.map { $0 > now } ?? true }

  /// The fewest events for which new UIDs with known names and starts cannot be chance, and the percentage of the
  /// events for which both must hold.
  private static let (fewestNames, namePercent) = (5, 80)
  /// The number of answers without an event after which it is gone.
  private static let answers = 3
  /// The seconds over which those answers must be spread.
  private static let span: TimeInterval = 3 * 3600
  /// The number of events, and the percentage of the coming ones, that may vanish at once without being held back.
  private static let (mostAtOnce, mostPercent) = (5, 30)
}

/// The state of a known event, in a few bytes.
private struct KnownState: Sendable {
  let id: CommunityEvent.ID
  /// A hash of all details of the event.
  let state: TextHash
  let over: Date?
  let missed: Int
  let since: Date?
  let isListed: Bool

  init(_ event: KnownSource.KnownEvent) {
    id = event.id
    state = TextHash(event.fingerprint, event.details)
    (over, missed, since, isListed) = (event.over, event.missed, event.missedSince, event.isListed)
  }
}

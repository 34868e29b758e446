public import Agenda
public import Foundation

/// The changes that a source's answer makes to its known events. Making one writes nothing.
///
/// ``compare(with:)`` takes each known event once; then ``finish(with:)`` tells what to write. An event is known by its
/// source, its UID and its recurrence id. The update guesses nothing: a refused answer changes nothing, and only a
/// complete answer removes events.
public struct SourceUpdate: Sendable {
  /// How many events are new.
  public private(set) var added = 0
  /// How many events are known and differ.
  public private(set) var changed = 0
  /// How many are as they were.
  public private(set) var unchanged = 0
  /// How many events their source has dropped: no longer listed, which does not mean that they are called off.
  public private(set) var gone = 0
  /// How many events were missing at once, where that is too many to believe: the operator has to look.
  public private(set) var held = 0
  /// Of which events is not known as before in how many answers they were missing.
  public private(set) var absences: [KnownSource.Absence] = []
  /// What is known of the source after it.
  public private(set) var known = KnownSource()
  /// The answer.
  public let answer: SourceAnswer

  private let now: Date
  /// The places of the answer's events by what they are known by.
  private var places: [Digest: Int32] = [:]
  private var states: [State]
  private var renamed: [Int32: CommunityEvent.ID] = [:]
  /// The known events that the answer lacks, by the key that an event keeps when its source renames it.
  private var lost: [(event: KnownState, likeness: Digest)] = []
  private var count = 0

  private enum State: UInt8, Sendable { case new, differs, same }

  /// Begins to compare an answer with what is known.
  ///
  /// - Parameter now: when it was answered.
  public init(by answer: SourceAnswer, at now: Date) {
    (self.answer, self.now) = (answer, now)
    states = Array(repeating: .new, count: answer.count)
    places.reserveCapacity(answer.count)
    for (place, outline) in answer.outlines.enumerated() { places[outline.key] = Int32(clamping: place) }
  }

  /// Whether nothing is to be written but that the source has answered.
  public var isEmpty: Bool { added + changed + gone == 0 }

  /// Compares an event that is known of the source, each once.
  public mutating func compare(with event: KnownSource.Event) {
    count += 1
    let before = KnownState(event)
    if let place = places[Digest(event.key.uid, event.key.recurrenceID)] {
      take(before, at: place)
    } else {
      let likeness = Digest(CommunityEvent.likeness(event.name, event.start), event.key.recurrenceID)
      lost.append((before, likeness))
    }
  }

  private mutating func take(_ before: KnownState, at place: Int32) {
    let isSame = before.isListed && before.state == answer.outlines[Int(place)].state
    states[Int(place)] = isSame ? .same : .differs
    // What differs is written with all the rest.
    if isSame, before.missed > 0 || before.since != nil { absences.append(KnownSource.Absence(of: before.id)) }
  }

  /// Ends the comparing, when all events that are known were compared.
  ///
  /// - Parameter known: what else is known of the source.
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

  /// The places of the events that are new or differ, all those of a UID one behind the other.
  public var written: [Int] {
    var first: [Digest: Int] = [:]
    let wanted = states.indices.filter { states[$0] != .same }
    for place in wanted where first[answer.outlines[place].uid] == nil { first[answer.outlines[place].uid] = place }
    let order = wanted.map { (first[answer.outlines[$0].uid] ?? $0, $0) }
    return order.sorted { $0 < $1 }.map(\.1)
  }

  /// Whether two places are of events with one UID.
  public func isOneSeries(_ place: Int, _ other: Int) -> Bool {
    answer.outlines[place].uid == answer.outlines[other].uid
  }

  /// The event at a place that its source has named anew, by its number.
  public func renamed(at place: Int) -> CommunityEvent.ID? { renamed[Int32(clamping: place)] }

  /// Some servers give every event a new UID at each answer. If nearly all UIDs are new and nearly all events are known
  /// otherwise, the known UIDs are kept.
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

  /// Whether the answer has all events. One that is much shorter than the last is believed when it comes twice.
  private mutating func isWhole() -> Bool {
    guard answer.reading.isComplete else { return false }
    if answer.reading.size * 2 < known.size, known.shortAnswers == 0 {
      known.shortAnswers = 1
      return false
    }
    (known.size, known.shortAnswers) = (answer.reading.size, 0)
    return true
  }

  /// An event to come that is missing in three complete answers over three hours is gone. What is over leaves calendars
  /// anyway.
  private mutating func drop() {
    let missing = lost.map(\.event).filter { $0.isListed && isComing($0.over) }
    let coming = missing.count + answer.outlines.filter { isComing($0.over) }.count
    // Those that were missing before were believed then.
    let sudden = missing.filter { $0.missed == 0 }.count
    let isAccepted = known.acceptance == .given
    if isAccepted { known.acceptance = .used }
    guard isAccepted || sudden < Self.mostAtOnce || sudden * 100 <= coming * Self.mostPercent else {
      held = sudden
      return
    }
    for event in missing {
      var absence = KnownSource.Absence(of: event.id, missed: event.missed + 1, since: event.since ?? now)
      if absence.missed >= Self.answers, now.timeIntervalSince(event.since ?? now) >= Self.span {
        absence.isListed = false
        gone += 1
      }
      absences.append(absence)
    }
  }

  private func isComing(_ over: Date?) -> Bool { over.map { $0 > now } ?? true }

  /// With fewer events it may be chance that their UIDs are new, and their names and starts are not; and the part of the
  /// events of which both has to hold, in percent.
  private static let (fewestNames, namePercent) = (5, 80)
  /// In how many answers an event is missing before it is gone.
  private static let answers = 3
  /// Over how many seconds.
  private static let span: TimeInterval = 3 * 3600
  /// How many events, and which part of those to come, may vanish at once without being held.
  private static let (mostAtOnce, mostPercent) = (5, 30)
}

/// What is known of an event, in few bytes.
private struct KnownState: Sendable {
  let id: CommunityEvent.ID
  /// All that was told of it.
  let state: Digest
  let over: Date?
  let missed: Int
  let since: Date?
  let isListed: Bool

  init(_ event: KnownSource.Event) {
    id = event.id
    state = Digest(event.fingerprint, event.details)
    (over, missed, since, isListed) = (event.over, event.missed, event.missedSince, event.isListed)
  }
}

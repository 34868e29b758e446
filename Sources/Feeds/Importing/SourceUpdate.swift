public import Agenda
public import Civil
public import Foundation

/// What an answer of a source changes of what is known of it. Making one writes nothing.
///
/// An event is known by its source, its UID and its recurrence id. Whatever the answer is, nothing that it does not tell is
/// guessed: an answer that is refused changes nothing, and only a complete one tells what is gone.
public struct SourceUpdate: Hashable, Sendable {
  /// An event that is not as it was.
  public struct Change: Hashable, Sendable {
    /// What is not as it was.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Its start or end.
      case moved
      /// It no longer takes place.
      case calledOff
      /// It takes place after all.
      case onAgain
      /// It is elsewhere.
      case place
      case renamed
      /// Its rule, or dates added and left out.
      case series
      /// Its source lists it again.
      case listedAgain
      /// Its link, or whether it is certain.
      case other
      /// What nobody need be told, such as its note.
      case details
    }

    /// As it is now.
    public var event: CommunityEvent
    /// As it was known.
    public var before: KnownSource.Event
    /// What differs.
    public var kinds: Set<Kind>

    /// Whether people who go there are to be told.
    public var isNews: Bool { kinds != [.details] }
  }

  /// The events that are new.
  public private(set) var added: [CommunityEvent] = []
  /// The events that are known and differ.
  public private(set) var changed: [Change] = []
  /// The events that their source has dropped: no longer listed, which does not mean that they are called off.
  public private(set) var gone: [KnownSource.Event] = []
  /// How many are as they were.
  public private(set) var unchanged = 0
  /// How many events were missing at once, where that is too many to believe: the operator has to look.
  public private(set) var held = 0
  /// What is known after it.
  public private(set) var known: KnownSource

  private let now: Date
  private let zone: Zone

  /// Compares an answer with what is known.
  ///
  /// - Parameters:
  ///   - known: what is known of the source.
  ///   - reading: what was read.
  ///   - now: when it was answered.
  ///   - zone: the source's, where whole days end.
  public init(of known: KnownSource, by reading: SourceReading, at now: Date, zone: Zone) {
    self.known = known
    (self.now, self.zone) = (now, zone)
    guard reading.refusal == nil else { return }
    let events = Renaming(known: known, events: reading.events).events
    for event in events { take(event) }
    guard isWhole(reading) else { return }
    drop(without: Set(events.map(\.key)))
  }

  /// Whether nothing is to be written but that the source has answered.
  public var isEmpty: Bool { added.isEmpty && changed.isEmpty && gone.isEmpty }

  private mutating func take(_ event: CommunityEvent) {
    let found = KnownSource.Event(event, zone: zone)
    guard let before = known.events[event.key] else {
      added.append(event)
      known.events[event.key] = found
      return
    }
    let kinds = Self.kinds(from: before, to: found)
    if kinds.isEmpty { unchanged += 1 } else { changed.append(Change(event: event, before: before, kinds: kinds)) }
    known.events[event.key] = found
  }

  private static func kinds(from before: KnownSource.Event, to now: KnownSource.Event) -> Set<Change.Kind> {
    var kinds: Set<Change.Kind> = before.isListed ? [] : [.listedAgain]
    if before.details != now.details { kinds.insert(.details) }
    guard before.fingerprint != now.fingerprint else { return kinds }
    let count = kinds.count
    if before.start != now.start || before.end != now.end { kinds.insert(.moved) }
    if before.place != now.place { kinds.insert(.place) }
    if before.name != now.name { kinds.insert(.renamed) }
    if before.series != now.series { kinds.insert(.series) }
    if before.status != now.status, before.status == .cancelled { kinds.insert(.onAgain) }
    if before.status != now.status, now.status == .cancelled { kinds.insert(.calledOff) }
    if kinds.count == count { kinds.insert(.other) }
    return kinds
  }

  /// Whether the answer has all events. One that is much shorter than the last is believed when it comes twice.
  private mutating func isWhole(_ reading: SourceReading) -> Bool {
    guard reading.isComplete else { return false }
    if reading.size * 2 < known.size, known.shortAnswers == 0 {
      known.shortAnswers = 1
      return false
    }
    (known.size, known.shortAnswers) = (reading.size, 0)
    return true
  }

  /// An event to come that is missing in three complete answers over three hours is gone. What is over leaves calendars
  /// anyway.
  private mutating func drop(without found: Set<CommunityEvent.Key>) {
    let coming = known.events.values.filter { $0.isListed && $0.over.map { $0 > now } ?? true }
    let missing = coming.filter { !found.contains($0.key) }.sorted { $0.key < $1.key }
    // Those that were missing before were believed then.
    let sudden = missing.filter { $0.missed == 0 }.count
    let isAccepted = known.acceptance == .given
    if isAccepted { known.acceptance = .used }
    guard isAccepted || sudden < Self.mostAtOnce || sudden * 100 <= coming.count * Self.mostPercent else {
      held = sudden
      return
    }
    for var event in missing {
      event.missed += 1
      let since = event.missedSince ?? now
      event.missedSince = since
      if event.missed >= Self.answers, now.timeIntervalSince(since) >= Self.span {
        event.isListed = false
        gone.append(event)
      }
      known.events[event.key] = event
    }
  }

  /// In how many answers an event is missing before it is gone.
  private static let answers = 3
  /// Over how many seconds.
  private static let span: TimeInterval = 3 * 3600
  /// How many events, and which part of those to come, may vanish at once without being held.
  private static let (mostAtOnce, mostPercent) = (5, 30)
}

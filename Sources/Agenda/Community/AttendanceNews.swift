/// The news of an event that the bot still has to tell an attendee.
public struct AttendanceNews: Hashable, Sendable {
  /// A difference between the event and what the attendee knows of it.
  public enum Kind: Hashable, Sendable {
    /// A place came free, and they have it now.
    case hasPlace
    /// The event begins or ends at another time.
    case moved
    /// The series takes place at other times.
    case otherTimes
    /// The event takes place somewhere else.
    case place
    case calledOff
    /// The event was called off, but takes place after all.
    case onAgain
    /// The source or publisher no longer lists the event.
    case noLongerListed
    /// The publisher has sent a message.
    case message
    /// The event is tomorrow, and they are interested in it.
    case tomorrow
  }

  /// The number of the attendance.
  public var id: Int64
  /// The attendee.
  public var person: Person.ID
  /// The attendee's answer to the event.
  public var attendance: Attendance
  /// The details of the event that the attendee was last told.
  public var told: ToldEvent
  /// The publisher's messages since then.
  public var messages: [String] = []
  /// The number of the last of these messages; nil if there are none.
  public var lastMessage: Int64?
  /// The series as it is now, if they go every time; else nil.
  public var series: Event?
  /// The event as it is now; nil if it is no longer there for them.
  public var event: ListedEvent?
  /// The source that listed the event, if ``event`` is nil; nil if no source listed it.
  public var formerSource: String?
  /// True if the series now leaves out the one time that they attend.
  public var isLeftOut = false

  /// News for one attendee, with no messages yet.
  public init(id: Int64, person: Person.ID, attendance: Attendance, told: ToldEvent, event: ListedEvent?) {
    (self.id, self.person, self.attendance, self.told, self.event) = (id, person, attendance, told, event)
  }

  /// Returns the news to tell, in order; empty if no change needs telling.
  ///
  /// - Parameter isDayBefore: whether it is the day before the event.
  public func kinds(isDayBefore: Bool) -> [Kind] {
    guard let event else {
      return told.isOff || !told.isListed ? [] : isLeftOut ? [.calledOff] : [.noLongerListed]
    }
    let isOff = event.status == .cancelled
    if isOff { return told.isOff ? [] : [.calledOff] }
    var kinds: [Kind] = []
    if told.isOff { kinds.append(.onAgain) }
    if told.isWaiting, attendance.state == .going { kinds.append(.hasPlace) }
    if let times = told.times {
      // The next time differs each time anyway. Only the series can have moved.
      if let series, series.times != times { kinds.append(.otherTimes) }
    } else if told.start != event.start || told.end != event.end {
      kinds.append(.moved)
    }
    if told.place?.folded != event.place?.folded { kinds.append(.place) }
    if told.isListed, !event.isListed { kinds.append(.noLongerListed) }
    if !messages.isEmpty, attendance.state == .going { kinds.append(.message) }
    if kinds.isEmpty, isDayBefore, attendance.state == .interested, !told.isReminded { kinds.append(.tomorrow) }
    return kinds
  }
}

extension Event {
  /// Takes over the community's current details, except those that the person has changed.
  public mutating func follow(_ listed: ListedEvent, knownAs told: ToldEvent) {
    if name == told.name { name = listed.name }
    if place?.folded == told.place?.folded { place = listed.place }
    if told.times == nil, start == told.start, end == told.end { (start, end) = (listed.start, listed.end) }
  }

  /// Takes over the times of a series that the person goes to every time.
  public mutating func follow(timesOf series: Event) {
    (start, end, recurrence, overrides) = (series.start, series.end, series.recurrence, series.overrides)
  }
}

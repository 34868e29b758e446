/// What somebody who attends an event has yet to be told of it.
public struct AttendanceNews: Hashable, Sendable {
  /// What is not as they were told.
  public enum Kind: Hashable, Sendable {
    /// A place came free: they go.
    case hasPlace
    /// It begins or ends at another time.
    case moved
    /// A series takes place at other times.
    case otherTimes
    /// It is elsewhere.
    case place
    case calledOff
    /// It takes place after all.
    case onAgain
    /// Its source or publisher lists it no more.
    case noLongerListed
    /// Its publisher has something to say.
    case message
    /// It is tomorrow, and they wanted to hear of it.
    case tomorrow
  }

  /// The number of the attendance.
  public var id: Int64
  /// Who attends.
  public var person: Person.ID
  /// What they attend.
  public var attendance: Attendance
  /// What they were told.
  public var told: ToldEvent
  /// What its publisher has said since.
  public var messages: [String] = []
  /// The number of the last of these.
  public var lastMessage: Int64?
  /// The series as it is now, where they go every time.
  public var series: Event?
  /// The event as it is now; nil where it is no longer there for them.
  public var event: ListedEvent?
  /// Which source listed it, where it is no longer there; nil for none.
  public var formerSource: String?
  /// Whether its series leaves out that one time.
  public var isLeftOut = false

  /// What may be told to somebody.
  public init(id: Int64, person: Person.ID, attendance: Attendance, told: ToldEvent, event: ListedEvent?) {
    (self.id, self.person, self.attendance, self.told, self.event) = (id, person, attendance, told, event)
  }

  /// The news to tell, in order; empty if the changes are none that people are told of.
  ///
  /// - Parameter isDayBefore: whether the day before has come.
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
      // The next time is another one each time; only the series can have moved.
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
  /// Takes over what the community tells now, where the person has not changed it themselves.
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

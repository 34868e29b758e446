package import Civil

/// Texts about the community's events.
package protocol CommunityWording {
  var noCommunity: String { get }
  /// `Sat 28 Nov, Kuopio campus`; without a day the community alone.
  func whatIsOn(_ days: ClosedRange<CivilDate>?, in community: Community, on desk: Desk) -> String
  /// Above the events of the kinds that interest somebody: `Arts, sports`.
  func ofInterest(_ interests: [String]) -> String
  /// Above the events below those.
  var otherEvents: String { get }
  /// Kinds of event that a community may have, for somebody to choose from, in lower case.
  var usualCategories: [String] { get }
  /// Asks which kinds of event somebody wants to hear of first.
  func whatInterests(_ interests: [String]) -> String
  /// - Parameter hasDigest: whether their day is told to them.
  func interestsAre(_ interests: [String], hasDigest: Bool) -> String
  /// Of these kinds is nothing that is to come.
  func nothingOfKinds(_ kinds: [String]) -> String
  /// A line of the day's digest: `On today: ska night 21:00 at The Boathouse (+4: !whatson today)`
  ///
  /// - Parameter hasFriends: whether a friend of the person's goes there who lets that be seen. Nobody is named.
  func onToday(_ events: [(event: ListedEvent, hasFriends: Bool)], more: Int, on desk: Desk) -> String
  /// One line below another answer: that there is more in the community on these days.
  func alsoOn(_ count: String, _ days: ClosedRange<CivilDate>, in community: Community, on desk: Desk) -> String
  /// `welcome tea - 17:00-19:00 at Lecture Theatre 27 #social, 41 going`
  ///
  /// - Parameter day: the day that stands above it.
  func line(_ event: ListedEvent, on desk: Desk, day: CivilDate?) -> String
  /// - Parameter publisher: who of the community's people published it; nil where a source lists it.
  func details(_ event: ListedEvent, by publisher: Called?, _ attendance: Attendance?, on desk: Desk) -> [String]
  /// What came of somebody's wish to go, to wait or to hear of it.
  func attends(_ attendance: Attendance, _ event: ListedEvent, on desk: Desk) -> String
  /// - Parameter own: the series as an event of their own.
  func attendsEveryTime(_ own: Event, _ guests: Int, on desk: Desk) -> String
  /// It has so many places each time, or times that make no series of one's own.
  func notEveryTime(_ event: ListedEvent) -> String
  func attendsAlready(_ attendance: Attendance, _ event: ListedEvent, on desk: Desk) -> String
  func attendsNoMore(_ attendance: Attendance, _ name: String) -> String
  /// After undo or redo: the place is somebody else's by now.
  func waitsAgain(_ attendance: Attendance, _ name: String) -> String
  func isCalledOff(_ event: ListedEvent, on desk: Desk) -> String
  func isOver(_ event: ListedEvent, on desk: Desk) -> String
  /// What somebody who attends an event is told of their own accord.
  func tells(_ news: AttendanceNews, _ kinds: [AttendanceNews.Kind], on desk: Desk) -> [String]
  /// So many places are left, fewer than are wanted now by somebody who goes already.
  func noRoom(for guests: Int, _ left: Int, _ event: ListedEvent) -> String
}

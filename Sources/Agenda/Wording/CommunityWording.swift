package import Civil

/// Texts about the community's events.
package protocol CommunityWording {
  var noCommunity: String { get }
  /// `Sat 28 Nov, Kuopio campus`; without days only the community.
  func whatIsOn(_ days: ClosedRange<CivilDate>?, in community: Community, on desk: Desk) -> String
  /// The heading of the events whose kinds interest somebody: `Arts, sports`.
  func ofInterest(_ interests: [String]) -> String
  /// The heading of the events below those.
  var otherEvents: String { get }
  /// Kinds of event that a community may have, to choose from, in lower case.
  var usualCategories: [String] { get }
  /// Asks which kinds of event somebody wants to see first.
  func whatInterests(_ interests: [String]) -> String
  /// - Parameter hasDigest: whether they get a digest of their day.
  func interestsAre(_ interests: [String], hasDigest: Bool) -> String
  /// The note that no coming event is of these kinds.
  func nothingOfKinds(_ kinds: [String]) -> String
  /// A line of the day's digest: `On today: ska night 21:00 at The Boathouse (+4: !whatson today)`
  ///
  /// - Parameter hasFriends: whether a friend of the person openly goes there. The line names nobody.
  func onToday(_ events: [(event: ListedEvent, hasFriends: Bool)], more: Int, on desk: Desk) -> String
  /// One line below another answer: the community has more on these days.
  func alsoOn(_ count: String, _ days: ClosedRange<CivilDate>, in community: Community, on desk: Desk) -> String
  /// `welcome tea - 17:00-19:00 at Lecture Theatre 27 #social, 41 going`
  ///
  /// - Parameter day: the day in the heading above it.
  func line(_ event: ListedEvent, on desk: Desk, day: CivilDate?) -> String
  /// - Parameter publisher: the person who published it; nil if a source lists it.
  func details(_ event: ListedEvent, by publisher: Called?, _ attendance: Attendance?, on desk: Desk) -> [String]
  /// The outcome when somebody wants to go to an event, wait for it or hear of it.
  func attends(_ attendance: Attendance, _ event: ListedEvent, on desk: Desk) -> String
  /// - Parameter own: the series as one of the person's own events.
  func attendsEveryTime(_ own: Event, _ guests: Int, on desk: Desk) -> String
  /// The reply that each time needs a separate answer: places are limited each time, or no single rule gives the times.
  func notEveryTime(_ event: ListedEvent) -> String
  func attendsAlready(_ attendance: Attendance, _ event: ListedEvent, on desk: Desk) -> String
  func attendsNoMore(_ attendance: Attendance, _ name: String) -> String
  /// The note after undo or redo that somebody else has the place now.
  func waitsAgain(_ attendance: Attendance, _ name: String) -> String
  func isCalledOff(_ event: ListedEvent, on desk: Desk) -> String
  func isOver(_ event: ListedEvent, on desk: Desk) -> String
  /// The news of an event for somebody who attends it, which the bot sends by itself.
  func tells(_ news: AttendanceNews, _ kinds: [AttendanceNews.Kind], on desk: Desk) -> [String]
  /// The reply that fewer places are left than somebody who already goes now wants.
  func noRoom(for guests: Int, _ left: Int, _ event: ListedEvent) -> String
}

/// Texts about what the community's people publish.
package protocol PublishingWording {
  /// All that everybody will see, and whether that is meant.
  func publish(_ event: Publication, by publisher: Called, in community: Community, on desk: Desk) -> [String]
  func published(_ event: Publication, as number: Int64, on desk: Desk) -> String
  func waitsForModerators(_ event: Publication, as number: Int64) -> String
  var nothingPublished: String { get }
  /// They were asked about another event since, or have answered already.
  var noDraft: String { get }
  /// What came of a change, and how many others are told of it.
  func changed(_ event: Publication, telling others: Int, on desk: Desk) -> String
  /// Who sees an event whose audience was changed.
  func nowSeen(_ event: Publication, by publisher: Called, in community: Community) -> String
  /// It is not official until a moderator has looked at what was changed.
  var officialOnceSeen: String { get }
  func calledOff(_ event: Publication, telling others: Int, on desk: Desk) -> String
  /// Asks whether the publisher of an event may see that somebody goes there.
  var mayBeSeen: String { get }
  func isSeen(_ isSeen: Bool) -> String
  /// - Parameter names: who of those who go lets that be seen.
  func whoGoes(to event: Publication, _ attendees: [Attendee], named names: [String], on desk: Desk) -> String
  /// So many are told something.
  func tells(_ count: Int, of name: String) -> String
  func nobodyToTell(_ name: String) -> String
  func toldEnough(_ name: String, _ most: Int) -> String
  /// The heading of what is one's own in the community.
  func mine(in community: Community) -> String
  var publishedByYou: String { get }
  var whereYouGo: String { get }
  /// A line of it, with the event's number.
  func ownLine(_ event: ListedEvent, _ attendance: Attendance?, on desk: Desk) -> String
  /// The fate of the events published by a person who is to be erased.
  func erasingCallsOff(_ names: [String]) -> String
  func cannotPublish(_ name: String, _ problem: PublishingProblem) -> String
}

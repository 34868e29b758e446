/// Texts about the events that the community's people publish.
package protocol PublishingWording {
  /// Everything that people will see, and the question whether to publish it.
  func publish(_ event: Publication, by publisher: Called, in community: Community, on desk: Desk) -> [String]
  func published(_ event: Publication, as number: Int64, on desk: Desk) -> String
  func waitsForModerators(_ event: Publication, as number: Int64) -> String
  var nothingPublished: String { get }
  /// The reply if the bot has asked about another event since, or the person has already answered.
  var noDraft: String { get }
  /// The reply to a change, with the number of others who hear of it.
  func changed(_ event: Publication, telling others: Int, on desk: Desk) -> String
  /// The people who see an event whose audience was changed.
  func nowSeen(_ event: Publication, by publisher: Called, in community: Community) -> String
  /// The note that an event is not official until a moderator has looked at the change.
  var officialOnceSeen: String { get }
  func calledOff(_ event: Publication, telling others: Int, on desk: Desk) -> String
  /// Asks whether the publisher of an event may see that somebody goes there.
  var mayBeSeen: String { get }
  func isSeen(_ isSeen: Bool) -> String
  /// - Parameter names: the names of those who openly go.
  func whoGoes(to event: Publication, _ attendees: [Attendee], named names: [String], on desk: Desk) -> String
  /// The reply with the number of people who get a message.
  func tells(_ count: Int, of name: String) -> String
  func nobodyToTell(_ name: String) -> String
  func toldEnough(_ name: String, _ most: Int) -> String
  /// The heading of the events in the community that the person has published or attends.
  func mine(in community: Community) -> String
  var publishedByYou: String { get }
  var whereYouGo: String { get }
  /// A line of that list, with the event's number.
  func ownLine(_ event: ListedEvent, _ attendance: Attendance?, on desk: Desk) -> String
  /// What happens to the events published by a person who is to be erased.
  func erasingCallsOff(_ names: [String]) -> String
  func cannotPublish(_ name: String, _ problem: PublishingProblem) -> String
}

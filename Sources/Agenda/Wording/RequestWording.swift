package import Civil
package import Foundation

/// Texts about requests between people.
package protocol RequestWording {
  /// The label of the choice that agrees to a question.
  var yes: String { get }
  var no: String { get }
  func asked(_ item: AgendaItem, of person: Called, on desk: Desk) -> String
  func delivered(_ item: AgendaItem, to person: Called, on desk: Desk) -> String
  func accepted(_ item: AgendaItem, by person: Called) -> String
  func declined(_ item: AgendaItem, by person: Called) -> String
  /// The news that somebody has done what they accepted.
  func done(_ item: AgendaItem, by person: Called) -> String
  func notTakenBack(_ itemRequest: ItemRequest, _ person: Called) -> String
  func toBeSentAnew(_ itemRequest: ItemRequest, _ person: Called) -> String
  func toForward(_ item: AgendaItem, _ handle: String, on desk: Desk) -> [String]
  func takesNothing(_ person: Called) -> String
  /// The reply if the recipient's quota is used up. The sender must not learn more about that.
  func keepsEnough(_ person: Called) -> String
  func blockedByYou(_ person: Called) -> String
  func sentEnough(_ limit: Int) -> String
  func sentEnough(_ limit: Int, to person: Called) -> String
  func unanswered(_ limit: Int, by person: Called) -> String
  var nothingSent: String { get }
  var thatIsYou: String { get }
  func asks(_ item: AgendaItem, from person: Called, on desk: Desk) -> [String]
  /// Asks somebody whether they come to a community event.
  func invites(_ item: AgendaItem, to event: Int64, from person: Called, on desk: Desk) -> [String]
  func stillInvites(_ item: AgendaItem, to event: Int64, from person: Called, on desk: Desk) -> [String]
  func invited(_ person: Called, to item: AgendaItem, on desk: Desk) -> String
  func hasInvited(_ person: Called, to name: String) -> String
  /// The reply that only the publisher of an event that is not for everybody may invite to it.
  func onlyPublisherInvites(_ name: String) -> String
  func stillAsks(_ item: AgendaItem, from person: Called, on desk: Desk) -> [String]
  func landed(_ item: AgendaItem, from person: Called, on desk: Desk) -> [String]
  func tookBack(_ item: AgendaItem, by person: Called) -> String
  /// `Took back "eggs": @ben no longer has to answer.`
  func withdrawn(_ item: AgendaItem, from person: Called) -> String
  /// The note that the requests of somebody who was just blocked are declined.
  func declinedSilently(_ names: [String]) -> String
  func accepted(_ item: AgendaItem, from person: Called, on desk: Desk) -> String
  func declined(_ item: AgendaItem, from person: Called) -> String
  func canTrust(_ person: Called) -> String
  func requestsAre(_ requests: Person.Requests) -> String
  /// The note, on a network with only public messages, that there is news since a moment, without saying what.
  func withheldNews(at moment: CivilDateTime, _ conventions: Conventions) -> String
  /// An item that somebody else wrote, quoted so that nobody takes it for the bot's own words.
  func foreign(_ item: AgendaItem, on desk: Desk) -> String
  func neverMet(_ handle: String) -> String
  func neverAccepted(_ person: Called) -> String
  func trusted(_ person: Called) -> String
  func distrusted(_ person: Called) -> String
  func blocked(_ person: Called) -> String
  func unblocked(_ person: Called) -> String
  var sent: String { get }
  /// `@bob: book the hall - Sat 21 Nov (not answered yet)`
  func sent(_ itemRequest: ItemRequest, to recipient: Called, on desk: Desk) -> String
  /// `Yes: @bob did "book the hall", Fri 20 Nov, 08:07.`
  func theyDid(_ itemRequest: ItemRequest, _ other: Called, at done: Date, on desk: Desk) -> String
}

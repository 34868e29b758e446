import Agenda
import Civil
import Commands
import Conversation
import Foundation
import Storage

/// Tells people of changes to the community's events that they attend, each change once: the transaction that takes the
/// message into the outbox also notes it as told.
struct EventNoticeDelivery {
  let ledger: any DomainStore & OutboxWriter.Ports
  /// The last known connections of the bot's accounts, by account name.
  let connections: [String: Connection]
  let profile: BotProfile
  let now: Date
  /// The only person who is told; nil for everybody.
  var listener: Person.ID?

  /// The most attendances that are looked at in one transaction.
  static let batch = 100
  /// The same when only one person's attendances are looked for among them.
  static let most = 1000
  /// The seconds before its start from which an event's news is told in quiet hours too.
  static let near: TimeInterval = 12 * 3600

  /// Gives places that came free to those who wait, and tells all news. Returns the number of places given or of
  /// attendances told, whichever is greater.
  func tell() throws -> Int {
    guard let community = profile.community else { return 0 }
    let count = try ledger.givePlaces(in: community, at: now)
    var told = 0
    let all = try ledger.attendanceNews(in: community, at: now, limit: listener == nil ? Self.batch : Self.most)
    for news in all where listener == nil || news.person == listener {
      try ledger.follow(news, at: now)
      guard let person = try ledger.people.person(news.person) else { continue }
      let kinds = news.kinds(isDayBefore: news.told.startsAt - now.timeIntervalSince1970 <= 86_400)
      if !kinds.isEmpty, person.wantsReminders {
        if isLater(news, for: person) { continue }
        guard try send(news, kinds, to: person) else { continue }
        told += 1
      }
      try ledger.noteTold(news, at: now)
    }
    return max(told, count)
  }

  /// True if the person is in quiet hours now, and the event, as it was or is, is not that near.
  private func isLater(_ news: AttendanceNews, for person: Person) -> Bool {
    guard let later = person.remindersResume(after: now), later > now else { return false }
    let starts = [Date(timeIntervalSince1970: news.told.startsAt), news.event?.start.instant(in: person.zone)]
    return starts.compactMap { $0 }.allSatisfy { $0.timeIntervalSince(now) > Self.near }
  }

  /// Takes a notice into the outbox; false if the person cannot be reached now.
  private func send(_ news: AttendanceNews, _ kinds: [AttendanceNews.Kind], to person: Person) throws -> Bool {
    let writer = OutboxWriter(
      ledger, connections: connections, cause: .attendance(news.id, at: now), answering: nil, for: .event,
      languages: profile.languages, now: now)
    guard let address = try ledger.people.addresses(of: person.id).first else { return false }
    let desk = try ledger.desk(
      for: person, in: profile.languages.wordings, at: now, from: address, changedBy: nil, messenger: NoMessenger(),
      rights: PersonRights(ledger, of: person, at: address, askedBy: nil, now: now))
    let lines = desk.wording.tells(news, kinds, on: desk)
    return try writer.send(
      Reply(.answer, lines, subjects: [.listed(news.attendance.reference)]), to: person.id) != nil
  }
}

import Agenda
import Civil
import Commands
import Conversation
import Foundation
import Grammar
import Storage

/// The message that an action on a page amounts to. It belongs to no conversation.
struct PageMessage: Sendable {
  /// The ports that it uses.
  typealias Ports = DomainStore & OutboxWriter.Ports

  let action: PageAction
  let person: Person.ID
  let profile: BotProfile
  /// The last known connections of all accounts, by account name.
  let connections: [String: Connection]
  let now: Date

  /// Returns the context for understanding the message now.
  func readingContext(in ledger: any PersonItems) throws -> ReadingContext {
    let person = try known(in: ledger)
    var reader = Reader(
      now: person.zone.local(at: now), zone: person.zone, conventions: person.conventions,
      language: profile.languages.grammar(of: person), vocabulary: Catalogue.vocabulary)
    reader.context.isPrivate = true
    reader.context.hasCommunity = profile.community != nil
    reader.context.reference = action.subject.map { _ in .confirmation }
    reader.context.referenceIsExplicit = action.subject != nil
    let language = reader.language
    try MessageNames(action.message).name(in: &reader.context, by: language, for: person, in: ledger)
    return ReadingContext(text: action.message, reader: reader)
  }

  /// Carries out the message.
  ///
  /// - Throws: `ActionRefused`, `ReadingContextChanged`, or what a command or the store threw; nothing that was done
  ///   may then stay.
  func take(
    _ understanding: UnderstoodMessage, in session: BrowserSession.ID, _ ledger: any Ports
  ) throws -> Reply {
    guard let session = try ledger.sessions(of: person, at: now).first(where: { $0.id == session }) else {
      throw ActionRefused.nobody
    }
    guard try readingContext(in: ledger) == understanding.readingContext else { throw ReadingContextChanged() }
    let isFresh = now < session.began + BrowserSession.staysFresh
    let desk = try desk(in: ledger, changedBy: .page())
    let interpreter = Interpreter(
      desk: desk, understanding: understanding,
      context: ConversationContext(
        state: ConversationState(),
        spoken: action.subject.map { .init(answering: nil, isList: false, items: [$0], at: now) },
        isExplicit: action.subject != nil),
      identityCheck: IdentityCheck(isFresh ? .none : .freshSession, at: now))
    let replies =
      switch action {
      case .message: try interpreter.replies()
      case .form(let intent): [try interpreter.reply(to: intent.command)]
      }
    var reply = replies.isEmpty ? Reply(.answer, []) : Reply(joining: replies)
    reply.change = try desk.belongings.journal.made()
    return reply
  }

  /// Everything that the message's commands see.
  ///
  /// - Parameter origin: the origin of changes; nil for only looking.
  func desk(in ledger: any Ports, changedBy origin: ChangeOrigin?) throws -> Desk {
    let person = try known(in: ledger)
    let place = try DeliveryRouter(person.id, in: ledger, working: Set(connections.keys))
      .destination(on: nil, from: nil)
    guard let address = try place?.address ?? ledger.people.addresses(of: person.id).first,
      try !ledger.people.isContested(address.key)
    else { throw ActionRefused.nobody }
    let messenger: (any Messenger)? = origin.map {
      OutboxWriter(
        ledger, connections: connections, cause: .action($0), answering: nil, languages: profile.languages, now: now)
    }
    var desk = try ledger.desk(
      for: person, in: profile.languages.wordings, at: now, from: address, changedBy: origin,
      messenger: messenger ?? NoMessenger(),
      rights: PersonRights(ledger, of: person, at: address, askedBy: origin, now: now))
    desk.botHandle = place.flatMap { connections[$0.account]?.handle } ?? ""
    desk.subjects = action.subject.map { [$0] } ?? []
    desk.about = profile.about
    desk.listed = try profile.community.map { try ledger.listedEvents(of: $0, for: person, changedBy: origin) }
    desk.feed = profile.site.map { PersonFeed(ledger: ledger, person: person.id, site: $0, now: now) }
    // From a page, no link makes a session that is fresher than its own.
    desk.signIn = profile.pages.map {
      PersonSignIn(ledger: ledger, person: person.id, site: $0, sendsLinks: false, now: now)
    }
    return desk
  }

  private func known(in ledger: any PeopleStore) throws -> Person {
    guard let person = try ledger.people.person(person) else { throw ActionRefused.nobody }
    return person
  }
}

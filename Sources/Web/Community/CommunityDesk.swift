import Agenda
import Civil
import Foundation
import Storage

extension DomainStore {
  /// Returns the desk for a community page. Its days and times are the community's, and its events are those that the
  /// reader may see. It must be the first desk in a transaction.
  ///
  /// - Parameter person: the reader; nil for a visitor, who sees the events that are for everybody.
  func desk(in community: Community, for person: Person?, in wordings: Wordings, at instant: Date) throws -> Desk {
    var reader = person ?? .visitor(in: community, wordings, at: instant)
    reader.zone = community.zone
    var desk = try desk(for: reader, in: wordings, at: instant)
    desk.listed = try listedEvents(of: community, for: reader, changedBy: nil)
    return desk
  }
}

extension Person {
  /// The id of a visitor, since no person's number is 0.
  private static let nobody = Person.ID(0)

  /// True if the person is a visitor, who is not signed in.
  var isVisitor: Bool { id == Person.nobody }

  /// A visitor, about whom nothing is known.
  fileprivate static func visitor(in community: Community, _ wordings: Wordings, at instant: Date) -> Person {
    var visitor = Person(
      id: nobody, zone: community.zone, conventions: Conventions(zone: community.zone), firstSeen: instant)
    visitor.language = wordings.fallback.language
    return visitor
  }
}

extension Desk {
  /// The audiences for which the reader may publish events; empty if they may publish none.
  var audiencesOnForms: [EventAudience] {
    get throws {
      guard let listed, !person.isVisitor else { return [] }
      return try audiencesToPublish(in: listed)
    }
  }
}

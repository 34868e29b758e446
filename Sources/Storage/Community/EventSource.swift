public import Agenda
public import Foundation

/// A source of the community's events, with what its last answers showed.
public struct EventSource: Hashable, Sendable {
  /// A source's number.
  public typealias ID = Identifier<EventSource>

  /// The weight of a source's word.
  public enum Trust: String, Hashable, Sendable, Codable, CaseIterable {
    /// The source speaks for the community.
    case official
    case ordinary
    /// The source collects events that others hold.
    case aggregator
  }

  /// A source as the operator's configuration names it.
  public struct Declared: Hashable, Sendable {
    /// The name of the source.
    public var name: String
    /// The SHA-256 of its address and of everything that affects how its answers are read.
    public var asked: [UInt8]
    /// The weight of the source's word.
    public var trust: Trust

    /// A source in the configuration.
    public init(name: String, asked: [UInt8], trust: Trust) {
      (self.name, self.asked, self.trust) = (name, asked, trust)
    }
  }

  /// The marks of a source's last answer, which show whether there is a newer one.
  public struct Mark: Hashable, Sendable {
    /// The entity tag (RFC 9110, section 8.8.3).
    public var etag: String?
    /// The date of the last change, as the server wrote it (section 8.8.2).
    public var lastModified: String?
    /// The SHA-256 of its bytes.
    public var body: [UInt8]?

    /// The marks by which an answer is recognised; empty if there was none.
    public init(etag: String? = nil, lastModified: String? = nil, body: [UInt8]? = nil) {
      (self.etag, self.lastModified, self.body) = (etag, lastModified, body)
    }
  }

  /// The facts about the whole source, from an answer that was read.
  public struct Answer: Hashable, Sendable {
    /// The marks of the answer.
    public var mark = Mark()
    /// The kind of document: calendar, feed or page.
    public var kind: String?
    /// The name that the source gives for itself.
    public var title: String?
    /// The number of items without the time of an event.
    public var undated = 0
    /// The number of parts that could not be read.
    public var unread = 0
    /// The number of events that were missing at once, if it is too many to believe.
    public var held = 0

    /// An answer without any facts yet.
    public init() {}
  }

  /// The number of the source.
  public var id: ID
  /// The name of the source.
  public var name: String
  /// The weight of the source's word.
  public var trust: Trust
  /// Its last answer that was read.
  public var answer: Answer
  /// Whether some of it is not believed yet, for example that an event is gone. Then an answer counts even if it equals
  /// the one before.
  public var isUnsettled: Bool
  /// The number of its listed events that are not over.
  public var events: Int
  /// The instant at which it was last asked.
  public var fetched: Date?
  /// The instant at which it last gave an answer that could be read, or said that nothing has changed.
  public var answered: Date?
  /// The number of times in a row that it gave none.
  public var failures: Int
  /// The reason why it gave none, without secrets; nil if it gave one.
  public var problem: String?
  /// The instant at which the daemon asks it next.
  public var next: Date

  /// A source as the store has it.
  public init(
    id: ID, name: String, trust: Trust, answer: Answer, isUnsettled: Bool, events: Int, fetched: Date?, answered: Date?,
    failures: Int, problem: String?, next: Date
  ) {
    (self.id, self.name, self.trust, self.answer) = (id, name, trust, answer)
    (self.isUnsettled, self.events, self.fetched, self.answered) = (isUnsettled, events, fetched, answered)
    (self.failures, self.problem, self.next) = (failures, problem, next)
  }
}

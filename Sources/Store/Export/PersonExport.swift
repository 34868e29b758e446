public import Agenda
public import Conversation
public import Foundation
import Storage

/// Everything the ledger holds about one person; the format of an export, as JSON.
public struct PersonExport: Hashable, Sendable, Codable {
  /// One account of the person's.
  public struct Address: Hashable, Sendable, Codable {
    /// The network's name.
    public var network: String
    /// The server that gave the id; nil where ids are global.
    public var server: String?
    /// The network's unchanging id of the account.
    public var remoteID: String
    /// The account's handle, empty where it is not known.
    public var handle: String
  }

  /// A message from the person, and what became of it.
  public struct Received: Hashable, Sendable, Codable {
    /// Its number in the inbox.
    public var number: Int64
    /// The name of the bot's account that it came to.
    public var account: String
    /// The network's name.
    public var network: String
    /// When the bot read it.
    public var receivedAt: Date
    /// `new`, `done`, `ignored`, `failed` or `set aside`.
    public var state: String
    /// Why it failed or was set aside; nil otherwise.
    public var reason: String?
    /// The message itself.
    public var message: IncomingMessage
  }

  /// A message to the person, and what became of it.
  public struct Sent: Hashable, Sendable, Codable {
    /// Its number in the outbox.
    public var number: Int64
    /// The name of the bot's account that sent it.
    public var account: String
    /// The inbox number of the message it answers; nil where the bot began.
    public var answering: Int64?
    /// `queued`, `sending`, `sent`, `unknown` or `dead`.
    public var state: String
    /// The network's id of it; nil until its arrival is known.
    public var remoteID: String?
    /// The message itself.
    public var message: OutgoingMessage
  }

  /// What one message from the person changed, or one action of theirs elsewhere.
  public struct Change: Hashable, Sendable, Codable {
    /// What changed it.
    public var origin: ChangeOrigin.Kind
    /// The inbox number of the message; nil where it was no message.
    public var message: Int64?
    /// What it did, in order; nil where nothing was noted, or only as text.
    public var deeds: [ChangeSummary]?
    /// What it did in a few words, `added "call jimmy"`, as older versions stored it.
    public var summary: String?
    /// Whether the change still stands; false when it was undone.
    public var stands: Bool
  }

  /// What the bot remembers of a conversation: what it last showed and asked.
  public struct Remembered: Hashable, Sendable, Codable {
    /// The name of the bot's account.
    public var account: String
    /// The network's id of the conversation.
    public var id: String
    /// The remembered state, as JSON.
    public var state: String
  }

  /// A request to or from somebody else.
  public struct Request: Hashable, Sendable, Codable {
    /// The request's number.
    public var number: Int64
    /// Whether the person sent it; false for one that they received.
    public var isSent: Bool
    /// The other person's handle; nil where it must not be shown.
    public var other: String?
    /// `asked`, `accepted`, `declined` or `withdrawn`.
    public var state: String
    /// When it was sent.
    public var asked: Date
    /// The name of the item that it is about.
    public var name: String
  }

  /// An event of the community's that they attend.
  public struct Attended: Hashable, Sendable, Codable {
    /// The event's number, as in `c12`.
    public var event: Int64
    /// What it is called.
    public var name: String
    /// Which of its times, by the start that its series gives it; empty for what takes place once.
    public var occurrence: String
    /// `going`, `waiting` or `interested`.
    public var state: String
    /// How many people they bring.
    public var guests: Int
    /// When they said so.
    public var since: Date
  }

  /// An event that they published to the community.
  public struct Published: Hashable, Sendable, Codable {
    /// The event's number, as in `c12`.
    public var event: Int64
    /// What it is called.
    public var name: String
    /// When it begins, on the wall clock.
    public var start: String
    /// When it ends; nil where that is not told.
    public var end: String?
    /// Where it is.
    public var place: String?
    /// What else is told of it.
    public var note: String?
    /// A page about it.
    public var url: String?
    /// How many people may go; nil for any number.
    public var capacity: Int?
    /// What kinds of event it is, without `#`.
    public var categories: [String]
    /// `everybody`, `friends` or `invited`: who may see it.
    public var audience: String
    /// `confirmed` or `cancelled`.
    public var status: String
    /// Why it is called off.
    public var reason: String?
    /// Whether they have not taken it back.
    public var isListed: Bool
    /// What they told those who go there.
    public var messages: [String]
  }

  /// What they found wrong with an event of the community's.
  public struct Reported: Hashable, Sendable, Codable {
    /// The event's number, as in `c12`.
    public var event: Int64
    /// `spam`, `noEvent`, `wrong`, `offensive`, `dangerous` or `other`.
    public var reason: String
    /// The same in their own words.
    public var words: String?
    /// When they said so.
    public var at: Date
  }

  /// What they decided about an event, as a moderator.
  public struct Moderated: Hashable, Sendable, Codable {
    /// The event's number, as in `c12`.
    public var event: Int64
    /// `shown` or `removed`.
    public var standing: String
    /// Why, in their words.
    public var reason: String?
    /// When they decided it.
    public var at: Date
  }

  /// An event that a digest told them of, so that none tells of it again.
  public struct Told: Hashable, Sendable, Codable {
    /// The event's number, as in `c12`.
    public var event: Int64
    /// Which of its times; empty for what takes place once.
    public var occurrence: String
    /// When it was told.
    public var at: Date
  }

  /// A calendar elsewhere that they follow.
  public struct Followed: Hashable, Sendable, Codable {
    /// Where it is read.
    public var address: String
    /// What it is called.
    public var name: String
    /// When it was last read.
    public var read: Date?
  }

  /// Somebody the person knows.
  public struct Contact: Hashable, Sendable, Codable {
    /// Their handle; nil where it must not be shown.
    public var handle: String?
    /// `known`, `trusted` or `blocked`.
    public var standing: String
  }

  /// A browser in which they are signed in.
  public struct Session: Hashable, Sendable, Codable {
    /// What the browser says it is.
    public var browser: String
    /// When they signed in.
    public var began: Date
    /// When it was last used.
    public var used: Date
  }

  /// A picture that came with an item. Its file is beside this in an export as files.
  public struct Picture: Hashable, Sendable, Codable {
    /// The number of the item.
    public var item: Int64
    /// Where it was on the network that it came from.
    public var source: String
    /// What it shows, in its author's words.
    public var alt: String?
    /// Why only its link is kept; nil where its file is kept, or is still to be fetched.
    public var refused: String?
    /// Its media type; nil, like the next two, where its file is not kept.
    public var type: String?
    /// The number of its bytes.
    public var size: Int?
    /// The SHA-256 of its bytes, in hexadecimal digits.
    public var sha256: String?
  }

  /// The person's settings.
  public var person: PersonRecord
  /// Their accounts, the oldest first.
  public var addresses: [Address]
  /// The names of their lists.
  public var lists: [String]
  /// The names of their tags, without `#`.
  public var tags: [String]
  /// The names of their places, without `@`.
  public var places: [String]
  /// Their todos, open and completed, in the order of their numbers.
  public var todos: [TodoRecord]
  /// Their events, in the order of their numbers.
  public var events: [EventRecord]
  /// Their notes, in the order of their numbers.
  public var notes: [NoteRecord]
  /// The pictures that came with these, in the order they came.
  public var pictures: [Picture]
  /// The messages from the person. nil in an export that is itself sent as messages, like the next three.
  public var received: [Received]?
  /// The messages to the person.
  public var sent: [Sent]?
  /// What was changed, in order.
  public var changes: [Change]?
  /// What the bot remembers of their conversations.
  public var conversations: [Remembered]?
  /// The requests that they sent or received.
  public var errands: [Request]
  /// The community's events that they go to, wait for or are interested in.
  public var attendances: [Attended]
  /// The events that they published to the community.
  public var publications: [Published]
  /// What they found wrong with events of the community's.
  public var reports: [Reported]
  /// What they decided about events, as a moderator.
  public var moderation: [Moderated]
  /// The events that their digests told them of lately.
  public var digested: [Told]
  /// What they have to do in the community, `moderator` or `organiser`; nil for nothing.
  public var role: String?
  /// The calendars elsewhere that they follow.
  public var subscriptions: [Followed]
  /// The people they know.
  public var contacts: [Contact]
  /// The browsers in which they are signed in.
  public var sessions: [Session]
}

public import Agenda
public import Conversation
public import Foundation
import Storage

/// Everything the ledger holds about one person; the format of an export, as JSON.
public struct PersonExport: Hashable, Sendable, Codable {
  /// One of the person's accounts.
  public struct ExportedAddress: Hashable, Sendable, Codable {
    /// The network's name.
    public var network: String
    /// The server that gave the id; nil if ids are global.
    public var server: String?
    /// The network's unchanging id of the account.
    public var remoteID: String
    /// The account's handle, empty if it is not known.
    public var handle: String
  }

  /// A message from the person, and its outcome.
  public struct Received: Hashable, Sendable, Codable {
    /// The message's number in the inbox.
    public var number: Int64
    /// The name of the bot's account that it came to.
    public var account: String
    /// The network's name.
    public var network: String
    /// The instant at which the bot read it.
    public var receivedAt: Date
    /// `new`, `done`, `ignored`, `failed` or `set aside`.
    public var state: String
    /// Why it failed or was set aside; nil otherwise.
    public var reason: String?
    /// The message itself.
    public var message: IncomingMessage
  }

  /// A message to the person, and its outcome.
  public struct Sent: Hashable, Sendable, Codable {
    /// The message's number in the outbox.
    public var number: Int64
    /// The name of the bot's account that sent it.
    public var account: String
    /// The inbox number of the message it answers; nil if the bot began.
    public var answering: Int64?
    /// `queued`, `sending`, `sent`, `unknown` or `dead`.
    public var state: String
    /// The network's id of it; nil until its arrival is known.
    public var remoteID: String?
    /// The message itself.
    public var message: OutgoingMessage
  }

  /// The changes made by one message from the person, or by one of their actions elsewhere.
  public struct Change: Hashable, Sendable, Codable {
    /// The kind of origin that made the change.
    public var origin: ChangeOrigin.Kind
    /// The inbox number of the message; nil if no message made the change.
    public var message: Int64?
    /// The change's summaries, in order; nil if none were noted, or only as text.
    public var deeds: [ChangeSummary]?
    /// The summary in a few words, `added "call jimmy"`, as older versions stored it.
    public var summary: String?
    /// Whether the change still stands; false when it was undone.
    public var stands: Bool
  }

  /// The bot's memory of a conversation: what it last showed and asked.
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
    /// The other person's handle; nil if it must not be shown.
    public var other: String?
    /// `asked`, `accepted`, `declined` or `withdrawn`.
    public var state: String
    /// The instant at which it was sent.
    public var asked: Date
    /// The name of the item that it is about.
    public var name: String
  }

  /// A community event that they attend.
  public struct Attended: Hashable, Sendable, Codable {
    /// The event's number, as in `c12`.
    public var event: Int64
    /// The name of the event.
    public var name: String
    /// The occurrence, by the start that its series gives it; empty for an event that takes place once.
    public var occurrence: String
    /// `going`, `waiting` or `interested`.
    public var state: String
    /// The number of people they bring.
    public var guests: Int
    /// The instant at which they said so.
    public var since: Date
  }

  /// An event that they published to the community.
  public struct Published: Hashable, Sendable, Codable {
    /// The event's number, as in `c12`.
    public var event: Int64
    /// The name of the event.
    public var name: String
    /// The start on the wall clock.
    public var start: String
    /// The end on the wall clock; nil if it has none.
    public var end: String?
    /// The place of the event.
    public var place: String?
    /// The event's note.
    public var note: String?
    /// The address of a page about it.
    public var url: String?
    /// The most people who may go; nil for any number.
    public var capacity: Int?
    /// The event's categories, without `#`.
    public var categories: [String]
    /// The people who may see it: `everybody`, `friends` or `invited`.
    public var audience: String
    /// `confirmed` or `cancelled`.
    public var status: String
    /// The reason why it is called off.
    public var reason: String?
    /// Whether it is still listed, rather than taken back.
    public var isListed: Bool
    /// The messages that they sent to those who attend.
    public var messages: [String]
  }

  /// One of their reports about a community event.
  public struct Reported: Hashable, Sendable, Codable {
    /// The event's number, as in `c12`.
    public var event: Int64
    /// `spam`, `noEvent`, `wrong`, `offensive`, `dangerous` or `other`.
    public var reason: String
    /// The reason in their own words.
    public var words: String?
    /// The instant of the report.
    public var at: Date
  }

  /// One of their decisions about an event, as a moderator.
  public struct Moderated: Hashable, Sendable, Codable {
    /// The event's number, as in `c12`.
    public var event: Int64
    /// `shown` or `removed`.
    public var standing: String
    /// The reason, in their words.
    public var reason: String?
    /// The instant of the decision.
    public var at: Date
  }

  /// An event that a digest named to them, so that no digest names it again.
  public struct Told: Hashable, Sendable, Codable {
    /// The event's number, as in `c12`.
    public var event: Int64
    /// The occurrence, by the start that its series gives it; empty for an event that takes place once.
    public var occurrence: String
    /// The instant of the digest.
    public var at: Date
  }

  /// A calendar on another server that they follow.
  public struct Followed: Hashable, Sendable, Codable {
    /// The address that the calendar is read from.
    public var address: String
    /// The name of the calendar.
    public var name: String
    /// The instant at which it was last read; nil for never.
    public var read: Date?
  }

  /// Somebody the person knows.
  public struct Contact: Hashable, Sendable, Codable {
    /// Their handle; nil if it must not be shown.
    public var handle: String?
    /// `known`, `trusted` or `blocked`.
    public var standing: String
  }

  /// A browser in which they are signed in.
  public struct Session: Hashable, Sendable, Codable {
    /// The name that the browser gives for itself.
    public var browser: String
    /// The instant at which they signed in.
    public var began: Date
    /// The instant at which the session was last used.
    public var used: Date
  }

  /// A picture that came with an item. In an export as files, its file is beside this one.
  public struct ExportedPicture: Hashable, Sendable, Codable {
    /// The number of the item.
    public var item: Int64
    /// The address of the picture on the network that it came from.
    public var source: String
    /// The description of the picture, in its author's words.
    public var alt: String?
    /// The reason why only its link is kept; nil if its file is kept, or is still to be fetched.
    public var refused: String?
    /// The media type; nil, like the next two, if the file is not kept.
    public var type: String?
    /// The file's size in bytes.
    public var size: Int?
    /// The SHA-256 of the file's bytes, in hexadecimal digits.
    public var sha256: String?
  }

  /// The person's settings.
  public var person: PersonRecord
  /// Their accounts, the oldest first.
  public var addresses: [ExportedAddress]
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
  /// The pictures that came with these items, in that order.
  public var pictures: [ExportedPicture]
  /// The messages from the person. Nil, like the next three, in an export that is itself sent as messages.
  public var received: [Received]?
  /// The messages to the person.
  public var sent: [Sent]?
  /// The changes that they made, in order.
  public var changes: [Change]?
  /// The bot's memory of their conversations.
  public var conversations: [Remembered]?
  /// The requests that they sent or received.
  public var errands: [Request]
  /// The community's events that they go to, wait for or are interested in.
  public var attendances: [Attended]
  /// The events that they published to the community.
  public var publications: [Published]
  /// Their reports about community events.
  public var reports: [Reported]
  /// Their decisions about events, as a moderator.
  public var moderation: [Moderated]
  /// The events that their digests named lately.
  public var digested: [Told]
  /// Their role in the community, `moderator` or `organiser`; nil for none.
  public var role: String?
  /// The calendars on other servers that they follow.
  public var subscriptions: [Followed]
  /// The people they know.
  public var contacts: [Contact]
  /// The browsers in which they are signed in.
  public var sessions: [Session]
}

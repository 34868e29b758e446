public import Conversation
public import Foundation

/// Everything the ledger has of one person.
public struct PersonExport: Hashable, Sendable, Codable {
  /// Where they can be met.
  public struct Address: Hashable, Sendable, Codable {
    public var network: String
    /// The server that gave the id; nil where ids are the network's own.
    public var server: String?
    public var remoteID: String
    public var handle: String
  }

  /// A message of theirs, and what became of it.
  public struct Received: Hashable, Sendable, Codable {
    public var number: Int64
    public var account: String
    public var network: String
    public var receivedAt: Date
    /// `new`, `done`, `ignored`, `failed` or `set aside`.
    public var state: String
    public var reason: String?
    public var message: IncomingMessage
  }

  /// A message to them, and what became of it.
  public struct Sent: Hashable, Sendable, Codable {
    public var number: Int64
    public var account: String
    /// The number of the message it answers.
    public var answering: Int64?
    public var state: String
    public var remoteID: String?
    public var message: OutgoingMessage
  }

  /// What one message of theirs changed.
  public struct Change: Hashable, Sendable, Codable {
    /// The number of the message.
    public var message: Int64
    public var summary: String?
    /// False when it has been taken back.
    public var stands: Bool
  }

  /// What the bot remembers of a conversation: what it showed and asked last.
  public struct Remembered: Hashable, Sendable, Codable {
    public var account: String
    public var id: String
    public var state: String
  }

  /// Something asked of somebody else, or by them.
  public struct Errand: Hashable, Sendable, Codable {
    public var number: Int64
    public var isSent: Bool
    /// The other's handle.
    public var other: String?
    public var state: String
    public var asked: Date
    public var name: String
  }

  /// Somebody they know.
  public struct Contact: Hashable, Sendable, Codable {
    public var handle: String?
    /// `known`, `trusted` or `blocked`.
    public var standing: String
  }

  public var person: PersonRecord
  public var addresses: [Address]
  public var lists: [String]
  public var tags: [String]
  public var places: [String]
  public var todos: [TodoRecord]
  public var events: [EventRecord]
  public var notes: [NoteRecord]
  /// What was written is left out of what is sent in messages.
  public var received: [Received]?
  public var sent: [Sent]?
  public var changes: [Change]?
  public var conversations: [Remembered]?
  public var errands: [Errand]
  public var contacts: [Contact]
}

public import Conversation
public import Foundation

/// That the ledger came out of a backup: what was written to the bot since is read again and takes effect, but its
/// answers were given already. Whoever they were for is told of the restore instead, once.
public struct Restoration: Hashable, Sendable, Codable {
  /// Someone who is to be told.
  public struct Recipient: Hashable, Sendable, Codable {
    public var account: String
    public var id: String
    public var handle: String
    public var conversationID: String?
    public var visibility: IncomingMessage.Visibility

    public init(
      account: String, id: String, handle: String, conversationID: String?, visibility: IncomingMessage.Visibility
    ) {
      self.account = account
      self.id = id
      self.handle = handle
      self.conversationID = conversationID
      self.visibility = visibility
    }
  }

  /// The moment of which everything was in the backup.
  public var takenAt: Date
  public var restoredAt: Date
  /// For whom messages waited when the backup was taken, which may have been sent since.
  public var untold: [Recipient]

  public init(takenAt: Date, restoredAt: Date, untold: [Recipient] = []) {
    self.takenAt = takenAt
    self.restoredAt = restoredAt
    self.untold = untold
  }
}

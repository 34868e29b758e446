public import Conversation
public import Foundation

/// The fact that the ledger was restored from a backup. Messages to the bot since the backup are read again and take
/// effect, but they have already been answered. So the bot tells their authors once of the restore instead.
public struct Restoration: Hashable, Sendable, Codable {
  /// Someone whom the bot tells of the restore.
  public struct Recipient: Hashable, Sendable, Codable {
    /// The name of the account that tells them.
    public var account: String
    /// The network's id of the person.
    public var id: String
    /// Their handle on that network.
    public var handle: String
    /// The conversation to tell them in; nil for a new one.
    public var conversationID: String?
    /// The people who can read the notice.
    public var visibility: IncomingMessage.Visibility

    /// A recipient on one account.
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

  /// The instant of the backup.
  public var takenAt: Date
  /// The instant of the restore.
  public var restoredAt: Date
  /// The people with queued messages in the backup, which may have been sent since.
  public var untold: [Recipient]

  /// A restore of a backup.
  public init(takenAt: Date, restoredAt: Date, untold: [Recipient] = []) {
    self.takenAt = takenAt
    self.restoredAt = restoredAt
    self.untold = untold
  }
}

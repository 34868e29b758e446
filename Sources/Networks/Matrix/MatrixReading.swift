import Conversation

/// The result of a synchronization.
struct MatrixReading {
  /// The messages to the account: in the order of each room, and by the servers' clocks across rooms.
  var messages: [IncomingMessage] = []
  /// The people who wrote messages that the account cannot read, with their rooms.
  var unreadable: [MatrixCursor.Untold] = []
  /// The rooms that could not be read yet.
  var unread: [MatrixCursor.Unread] = []
  var missed: [MissedReason] = []
}

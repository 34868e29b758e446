import Conversation

/// The result of reading a synchronization.
struct MatrixReading {
  /// The messages to the account: in order within each room, and by the servers' clocks between rooms.
  var messages: [IncomingMessage] = []
  /// The authors of messages that the account cannot read, with their rooms.
  var unreadable: [MatrixCursor.Untold] = []
  /// The rooms that could not be read yet.
  var unread: [MatrixCursor.Unread] = []
  var missed: [MissedReason] = []
}

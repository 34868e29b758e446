import Conversation

/// What a synchronization told.
struct MatrixReading {
  /// What was written to the account, in the order of each room and of the servers' clocks among them.
  var messages: [IncomingMessage] = []
  /// Who wrote what the account cannot read.
  var unreadable: [MatrixCursor.Untold] = []
  /// The rooms that could not be read yet.
  var unread: [MatrixCursor.Unread] = []
  var missed: [MissedReason] = []
}

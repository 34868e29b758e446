import Conversation

/// One account's sign-in, shared by its poller, which establishes it, and its outbox, which waits for it.
actor ConnectionState {
  private(set) var connection: Connection?
  /// The last connection, whether or not it still holds: messages that are queued meanwhile are made for it.
  private(set) var known: Connection?
  /// The reason why the credentials no longer held when they were last used; nil if they did.
  private(set) var loss: NetworkFailure?
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func establish(_ connection: Connection) {
    self.connection = connection
    known = connection
    loss = nil
    wake()
  }

  /// The credentials no longer hold: nobody sends until the poller has signed in again.
  func lose(_ failure: NetworkFailure) {
    connection = nil
    loss = failure
  }

  /// Returns the connection once there is one; nil if the caller is cancelled first.
  func established() async -> Connection? {
    while connection == nil, !Task.isCancelled {
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiting.append($0) }
      } onCancel: {
        Task { await wake() }
      }
    }
    return Task.isCancelled ? nil : connection
  }

  private func wake() {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume() }
  }
}

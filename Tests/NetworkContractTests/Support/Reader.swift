import Conversation
import Foundation

/// Reads a network as the agent does: page after page from the cursor it keeps, until there is no more.
struct Reader {
  var network: any Network
  var cursor: String?
  /// Everything that was delivered, in order.
  var delivered: [IncomingMessage] = []
  var pages = 0
  /// The messages that could not be read.
  var missed: [MissedReason] = []
  /// The times of messages that the server may have dropped.
  var dropped: [Range<Date>] = []

  init(_ network: any Network) {
    self.network = network
  }

  /// Reads to the newest message; returns the new ones.
  @discardableResult
  mutating func poll() async throws -> [IncomingMessage] {
    var new: [IncomingMessage] = []
    var hasMore = true
    while hasMore {
      let page = try await network.messages(after: cursor)
      new += page.messages
      missed += page.missed
      dropped += [page.dropped].compactMap { $0 }
      pages += 1
      hasMore = page.hasMore && page.cursor != nil && page.cursor != cursor
      cursor = page.cursor ?? cursor
    }
    delivered += new
    return new
  }
}

import Foundation

/// The prices of X in millionths of a dollar; by default its pay-per-use prices
/// (docs.x.com/x-api/getting-started/pricing).
public struct XPrices: Hashable, Sendable {
  /// The price of each post that is read.
  public var postRead: Int
  /// The price of each private message that is read.
  public var messageRead: Int
  /// The price of each post that is written.
  public var post: Int
  /// The price of each post with a link that is written.
  public var postWithLink: Int
  /// The price of each private message that is written.
  public var message: Int

  /// X's published prices, except for those given.
  public init(
    postRead: Int = 5_000, messageRead: Int = 10_000, post: Int = 15_000, postWithLink: Int = 200_000,
    message: Int = 15_000
  ) {
    self.postRead = postRead
    self.messageRead = messageRead
    self.post = post
    self.postWithLink = postWithLink
    self.message = message
  }
}

/// The posts and messages that were read today. X charges for each once a day in UTC, however often it is read.
struct XBill {
  private var day = Int.min
  private var charged: Set<String> = []

  /// Records ids that were read, and returns the cost in millionths of a dollar.
  ///
  /// - Parameter price: the price of one that was not read today.
  mutating func charge(_ ids: [String], price: Int, at now: Date) -> Int {
    let today = Int((now.timeIntervalSince1970 / 86_400).rounded(.down))
    if today != day { (day, charged) = (today, []) }
    return ids.reduce(0) { $0 + (charged.insert($1).inserted ? price : 0) }
  }
}

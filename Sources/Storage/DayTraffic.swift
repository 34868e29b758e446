/// The numbers of messages that came and went on one day of UTC.
public struct DayTraffic: Hashable, Sendable {
  /// Days since 1970-01-01.
  public var day: Int
  /// Messages to the bot.
  public var received: Int
  /// Messages of the bot's that arrived.
  public var sent: Int

  /// The messages of one day.
  public init(day: Int, received: Int, sent: Int) {
    self.day = day
    self.received = received
    self.sent = sent
  }
}

/// The number of messages to and from the bot on one day of UTC.
public struct DayTraffic: Hashable, Sendable {
  /// The day, in days since 1970-01-01.
  public var day: Int
  /// The number of messages to the bot.
  public var received: Int
  /// The number of the bot's messages that arrived.
  public var sent: Int

  /// The messages of one day.
  public init(day: Int, received: Int, sent: Int) {
    self.day = day
    self.received = received
    self.sent = sent
  }
}

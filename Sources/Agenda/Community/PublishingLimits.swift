public import Foundation

/// How much one person may publish.
public enum PublishingLimits {
  /// Events in a day.
  public static let perDay = 5
  /// Events that are still to come.
  public static let open = 20
  /// The seconds of a day.
  public static let day: TimeInterval = 86_400
  /// How many days ahead an event may begin.
  public static let daysAhead = 366
  /// Where newcomers wait for a moderator: how many of their events do, and for how many seconds somebody is one.
  public static let (firstEvents, newcomer): (Int, TimeInterval) = (2, 7 * 86_400)
  /// Characters of a name, and of what else is told.
  public static let (name, note) = (120, 1000)
}

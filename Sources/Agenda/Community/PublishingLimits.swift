public import Foundation

/// The limits on what one person may publish.
public enum PublishingLimits {
  /// The most events that they may publish in a day.
  public static let perDay = 5
  /// The most of their events that may be still to come.
  public static let open = 20
  /// The seconds of a day.
  public static let day: TimeInterval = 86_400
  /// The number of days ahead that an event may begin.
  public static let daysAhead = 366
  /// The number of a newcomer's events that wait for a moderator, and the seconds for which somebody is a newcomer.
  public static let (firstEvents, newcomer): (Int, TimeInterval) = (2, 7 * 86_400)
  /// The most characters of a name, and of a note.
  public static let (name, note) = (120, 1000)
}

/// The limits of nagging: reminders of a todo that repeat until it is done.
public enum Nagging {
  /// The seconds between two nags, unless the person chose otherwise.
  public static let usual = 600
  /// The fewest seconds between two nags.
  public static let shortest = 60
  /// The most nags that come in a row.
  public static let most = 24
}

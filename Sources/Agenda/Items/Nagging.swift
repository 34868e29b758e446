/// How much nagging there may be.
public enum Nagging {
  /// Seconds between two, where nothing else was said.
  public static let usual = 600
  /// Seconds between two, at the least.
  public static let shortest = 60
  /// How many in a row, before it is left at that.
  public static let most = 24
}

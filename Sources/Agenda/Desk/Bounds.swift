/// How much of one message is read, done and answered. What lies beyond is told to the person, never dropped in silence.
///
/// Every step of understanding takes time linear in what it reads, so these numbers bound the time that a message takes.
public enum Bounds {
  /// Unicode scalars of a message that are read.
  public static let characters = 10_000
  /// Lines of a message that are acted on.
  public static let lines = 50
  /// Marks of one line that are read (`#tag`, `@place`, `^friday`); those behind them stay text.
  public static let marks = 100
  /// Bytes that a date, a repeat, a length or the name of a place takes at most; nothing longer is one.
  public static let phrase = 200
  /// Words that a date, a repeat or a length takes at most behind an item's name.
  public static let phraseWords = 24
  /// Different words by which something is looked for; those behind them are not.
  public static let searchWords = 50
  /// Ways in which a command's words are taken apart where each could name the item (`!rename X to Y to Z`).
  public static let splits = 12
  /// Messages of one author that are worked on at once, and those a minute after that; more of them wait.
  public static let burst = 100
  public static let perMinute = 60
  /// Messages that one answer takes; `!more` tells the rest.
  public static let parts = 5
}

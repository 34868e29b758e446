/// The limits on how much of one message the bot reads, does and answers. If there is more, the reply says so; nothing
/// is dropped silently.
///
/// Every step of reading is linear in its input, so these numbers bound the time that a message takes.
public enum Bounds {
  /// The Unicode scalars of a message that are read.
  public static let characters = 10_000
  /// Lines of a message that are acted on.
  public static let lines = 50
  /// Marks of one line that are read (`#tag`, `@place`, `^friday`); further ones stay text.
  public static let marks = 100
  /// The longest date, repeat, duration or name of a place, in bytes.
  public static let phrase = 200
  /// The longest date, repeat or duration after an item's name, in words.
  public static let phraseWords = 24
  /// Different words that a search uses; further ones are ignored.
  public static let searchWords = 50
  /// Ways to split a command's words that are tried if each could name the item (`!rename X to Y to Z`).
  public static let splits = 12
  /// The longest line that may name several errands, in bytes; a longer one is one thing.
  public static let errands = 300
  /// Places of a line at which a second errand may begin.
  public static let joints = 8
  /// Messages of one author that are handled at once; further ones wait.
  public static let burst = 100
  /// Messages of one author that are handled a minute once ``burst`` is used up.
  public static let perMinute = 60
  /// Messages that one answer may be split into; `!more` shows the rest.
  public static let parts = 5
  /// Changes of one person that can be undone; an item deleted before them is gone for good.
  public static let undo = 50
}

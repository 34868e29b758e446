/// A change to existing items in plain words: `mark the report as done`, `push lunch back an hour`.
public struct PlainAct: Hashable, Sendable {
  /// What the words mean where no item fits.
  public enum Mood: Hashable, Sendable {
    /// A new todo, if it names something (`cancel gym membership`); else the reply says that nothing fits.
    case request
    /// It speaks of an existing item, so the reply says that nothing fits.
    case statement
    /// A new item, like any other line.
    case fits
  }

  /// The items to be changed.
  public var what: Selection
  /// What the words mean where no item fits.
  public var mood: Mood
  /// The command that does it, without its mark, and with `X` in place of the items' numbers.
  private var template: String

  /// The act of a command such as `complete X`, which has `X` in place of the items.
  public init(_ template: String, _ what: Selection, _ mood: Mood) {
    self.template = template
    self.what = what
    self.mood = mood
  }

  /// The same act, done to something else where that is kept.
  init(_ act: PlainAct, on what: Selection) {
    self.init(act.template, what, .fits)
  }

  /// Whether that is the command's word.
  func does(_ verb: String) -> Bool { template.utf8.starts(with: verb.utf8) && self.verb == verb }

  /// The command's word.
  public var verb: String {
    String(template[..<(template.utf8.firstIndex(of: UInt8(ascii: " ")) ?? template.endIndex)])
  }

  /// The command that does it to the items that `name` stands for: their numbers, or words.
  public func command(on name: String) -> String {
    let words = template.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count > 1, words[1] == "X" else { return template }
    return "!" + ([words[0], Substring(name)] + words.dropFirst(2)).joined(separator: " ")
  }
}

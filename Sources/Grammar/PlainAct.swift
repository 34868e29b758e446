/// Something to be done to what is kept, in plain words: `mark the report as done`, `push lunch back an hour`.
public struct PlainAct: Hashable, Sendable {
  /// What it is where nothing fits.
  public enum Mood: Hashable, Sendable {
    /// An errand, if it names something (`cancel gym membership`); else it is told that nothing fits.
    case request
    /// It speaks of something that is kept: it is told that nothing fits.
    case statement
    /// An item like any other.
    case fits
  }

  public var what: Selection
  public var mood: Mood
  /// The command that does it, without its mark, with `X` where the things' numbers go.
  private var template: String

  public init(_ template: String, _ what: Selection, _ mood: Mood) {
    self.template = template
    self.what = what
    self.mood = mood
  }

  /// The command's word.
  public var verb: String { String(template.prefix { $0 != " " }) }

  /// The command that does it to what goes by that name.
  public func command(on name: String) -> String {
    let words = template.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count > 1, words[1] == "X" else { return template }
    return "!" + ([words[0], Substring(name)] + words.dropFirst(2)).joined(separator: " ")
  }
}

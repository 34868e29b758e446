public import Agenda

extension LanguageGrammar {
  /// Returns the carrier's keyword that a text consists of; nil for any other text.
  public func carrierKeyword(_ text: String) -> CarrierKeyword? {
    // `!help` and `/help` are the bot's own, and so is `stop 2`.
    let mark = text.drop { $0.isWhitespace }.first
    guard mark != "!", mark != "/", !text.contains(where: \.isNumber) else { return nil }
    let bare = text.lowercased().drop { !$0.isLetter }
    let end = bare.lastIndex { $0.isLetter }.map { bare.index(after: $0) } ?? bare.endIndex
    return carrierKeywords[String(bare[..<end])]
  }
}

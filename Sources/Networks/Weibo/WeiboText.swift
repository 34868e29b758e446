import Conversation
import Foundation

/// The text of a status or a comment, which may include the words of others (open.weibo.com/wiki/2/comments/reply).
enum WeiboText {
  /// The author's own words: without the name that Weibo puts before a reply, and without the post that it reposts.
  static func own(_ text: String) -> String {
    let written = text.firstMatch(of: /\/\/\s*@/).map { String(text[..<$0.range.lowerBound]) } ?? text
    let words = written.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let reply = words.prefixMatch(of: /回复\s*@[^:：\s]+\s*[:：]/) else { return words }
    return words[reply.range.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns a message as it is written. A post that answers nothing names its addressee: many people get the same text
  /// in the same minute, and Weibo takes a text only once.
  static func written(_ message: OutgoingMessage) -> String {
    message.repliesTo == nil && !message.recipientHandle.isEmpty
      ? "@\(message.recipientHandle) \(message.text)" : message.text
  }

  /// True if a text begins as a reply does, and the replied-to name is this one.
  static func isReply(_ text: String, to name: String) -> Bool {
    text.prefixMatch(of: /\s*回复\s*@([^:：\s]+)\s*[:：]/).map { $0.1.lowercased() == name.lowercased() } ?? false
  }

  /// Returns a text without the first mention of a name; nil if it has none.
  static func words(in text: String, to name: String) -> String? {
    var start = text.startIndex
    while let found = text.range(of: "@\(name)", options: .caseInsensitive, range: start..<text.endIndex) {
      guard found.upperBound == text.endIndex || !goesOn(text[found.upperBound]) else {
        start = found.upperBound
        continue
      }
      return (text[..<found.lowerBound] + text[found.upperBound...]).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return nil
  }

  /// True if a name may contain the character.
  private static func goesOn(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "-"
  }

  /// Returns the letters and digits, which Weibo leaves alone.
  static func essence(_ text: String) -> String {
    let words = own(text)
    let letters = words.filter { $0.isLetter || $0.isNumber }
    return letters.isEmpty ? words : letters
  }
}

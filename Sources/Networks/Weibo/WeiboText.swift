import Conversation
import Foundation

/// The text of a status or a comment, which holds what others wrote too (open.weibo.com/wiki/2/comments/reply).
enum WeiboText {
  /// The author's own words: without the name that Weibo puts before a reply, and without the post that it reposts.
  static func own(_ text: String) -> String {
    let written = text.firstMatch(of: /\/\/\s*@/).map { String(text[..<$0.range.lowerBound]) } ?? text
    let words = written.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let reply = words.prefixMatch(of: /回复\s*@[^:：\s]+\s*[:：]/) else { return words }
    return words[reply.range.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A message as it is written. A post that answers nothing names its addressee: many people are told something in the
  /// same minute, and Weibo takes the same text only once.
  static func written(_ message: OutgoingMessage) -> String {
    message.repliesTo == nil && !message.recipientHandle.isEmpty
      ? "@\(message.recipientHandle) \(message.text)" : message.text
  }

  /// Whether a text begins with the name of whom it replies to, and that is this one.
  static func isReply(_ text: String, to name: String) -> Bool {
    text.prefixMatch(of: /\s*回复\s*@([^:：\s]+)\s*[:：]/).map { $0.1.lowercased() == name.lowercased() } ?? false
  }

  /// A text without the first mention of a name; nil where it has none.
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

  /// Whether a name goes on with a character.
  private static func goesOn(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "-"
  }

  /// Letters and digits, which Weibo leaves alone.
  static func essence(_ text: String) -> String {
    let words = own(text)
    let letters = words.filter { $0.isLetter || $0.isNumber }
    return letters.isEmpty ? words : letters
  }
}

import Conversation
import Foundation

/// The text of a status or a comment, which may include text by others (open.weibo.com/wiki/2/comments/reply).
enum WeiboText {
  /// The author's own words, without the name that Weibo puts before a reply, and without the post that it reposts.
  static func own(_ text: String) -> String {
    let written = text.firstMatch(of: /\/\/\s*@/).map { String(text[..<$0.range.lowerBound]) } ?? text
    let words = written.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let reply = words.prefixMatch(of: /回复\s*@[^:：\s]+\s*[:：]/) else { return words }
    return words[reply.range.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The text of a message to post. A post that answers nothing names its addressee, since many people may get the same
  /// text in one minute, and Weibo accepts a text only once.
  static func written(_ message: OutgoingMessage) -> String {
    message.repliesTo == nil && !message.recipientHandle.isEmpty
      ? "@\(message.recipientHandle) \(message.text)" : message.text
  }

  /// Whether a text begins like a reply to this name.
  static func isReply(_ text: String, to name: String) -> Bool {
    text.prefixMatch(of: /\s*回复\s*@([^:：\s]+)\s*[:：]/).map { $0.1.lowercased() == name.lowercased() } ?? false
  }

  /// The text without the first mention of a name; nil if it has none.
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

  /// Whether a character would continue a name.
  private static func goesOn(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "-"
  }

  /// The letters and digits of a text, which Weibo does not change; all of the author's words if there are none.
  static func essence(_ text: String) -> String {
    let words = own(text)
    let letters = words.filter { $0.isLetter || $0.isNumber }
    return letters.isEmpty ? words : letters
  }
}

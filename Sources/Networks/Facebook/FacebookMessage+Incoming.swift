import Conversation
import Foundation

extension FacebookMessage {
  /// The message for the agent; nil for the Page's own, and for one whose author the Page may not see. People have no
  /// handles on Facebook, and others may have the same name, so the id is the handle.
  func message(to page: FacebookPage, sentAt instant: Date) -> IncomingMessage? {
    guard let author, author.id != page.id else { return nil }
    let media = attachments.compactMap { file in
      file.url.map { IncomingMessage.Media(url: $0, type: file.type ?? "unknown", description: file.name) }
    }
    return IncomingMessage(
      id: id, authorID: author.id, authorHandle: author.id, conversationID: author.id, text: text, sentAt: instant,
      media: media)
  }
}

extension FacebookComment {
  private static let prefix = "comment:"

  /// The comment that one of the agent's ids names; nil for the id of a message.
  static func id(in text: String?) -> String? {
    text.flatMap { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : nil }
  }

  /// The agent's id of the comment.
  var agentID: String { Self.prefix + id }

  /// The message for the agent; nil for the Page's own comments, for those whose author the Page may not see, and for
  /// those that do not mention the Page.
  func message(to page: FacebookPage, below post: String, sentAt instant: Date) -> IncomingMessage? {
    guard let author, author.id != page.id, let words = words(to: page) else { return nil }
    return IncomingMessage(
      id: agentID, authorID: author.id, authorHandle: author.id, conversationID: post,
      text: "@\(page.handle) \(words)", sentAt: instant, visibility: .open)
  }

  /// The words apart from the Page's name; nil if the comment does not mention the Page.
  func words(to page: FacebookPage) -> String? {
    let names = [page.username.map { "@\($0)" }, "@\(page.name)"].compactMap { $0 }
    let mention = names.lazy.compactMap { text.range(ofWhole: $0) }.first
    guard named.contains(page.id) || mention != nil else { return nil }
    var words = text
    // In a mention that is a link, the name has no `@` before it.
    if let name = mention ?? text.range(ofWhole: page.name) { words.removeSubrange(name) }
    return words.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension String {
  /// The range of a name as a whole word, in any case; nil if there is none.
  fileprivate func range(ofWhole name: String) -> Range<Index>? {
    let isWord = { (character: Character) in character.isLetter || character.isNumber || character == "_" }
    var start = startIndex
    while let found = range(of: name, options: .caseInsensitive, range: start..<endIndex) {
      let isEnd = found.upperBound == endIndex || !isWord(self[found.upperBound])
      let isBeginning = found.lowerBound == startIndex || !isWord(self[index(before: found.lowerBound)])
      if isEnd, isBeginning { return found }
      start = found.upperBound
    }
    return nil
  }
}

extension FacebookPage {
  /// The Page's name in messages: its username, or one word of letters and digits.
  var handle: String {
    let letters = name.filter { $0.isLetter || $0.isNumber }
    return username ?? (letters.isEmpty ? id : letters)
  }
}

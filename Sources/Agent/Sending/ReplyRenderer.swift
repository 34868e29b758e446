import Agenda
import Commands
import Conversation

/// Makes messages of a network's length out of replies.
struct ReplyRenderer {
  let traits: NetworkTraits
  let handle: String
  /// The wording in the recipient's language.
  let wording: any Wording

  /// A reply as it is sent.
  struct Rendered: Equatable {
    /// One message each.
    var texts: [String]
    /// The number of the reply's list entries that are shown.
    var entries: Int
  }

  /// Renders a reply; its list is cut to one message, all else may take several.
  ///
  /// - Parameter offset: the number before the list's first.
  func render(_ reply: Reply, numberingFrom offset: Int = 0) -> Rendered {
    var lines = reply.lines
    if traits.addressing == .telephone, reply.choices.contains(where: { $0.agreement != nil }) {
      lines = lines.map { $0.replacing(wording.yesOrNo, with: wording.yesOrNoByTelephone) }
    }
    lines += reply.choices.enumerated().filter { $0.element.agreement == nil }.map {
      "\($0.offset + 1). \($0.element.label)"
    }
    var shown = 0
    for (index, entry) in reply.list.enumerated() {
      let rest = reply.list.count - index - 1
      let line = (entry.heading.map { "\($0)\n" } ?? "") + "\(offset + index + 1). \(entry.text)"
      // One line is always shown, however long, or the list would never move on.
      guard shown == 0 || fits(lines + [line] + (rest > 0 ? [wording.more(rest)] : [])) else { break }
      lines.append(line)
      shown += 1
    }
    if shown < reply.list.count { lines.append(wording.more(reply.list.count - shown)) }
    return Rendered(texts: capped(parts(lines.joined(separator: "\n"))).texts, entries: shown)
  }

  /// Returns the first texts, as many as one answer may take, the last of which gives the number of further lines; and
  /// those lines.
  func capped(_ texts: [String]) -> (texts: [String], rest: [String]) {
    guard texts.count > Bounds.parts else { return (texts, []) }
    var kept = Array(texts.prefix(Bounds.parts - 1))
    let lines = texts.dropFirst(kept.count).flatMap { $0.split(separator: "\n").map(String.init) }
    var last: [String] = []
    for (index, line) in lines.enumerated() {
      guard fits(last + [line, wording.more(lines.count - index - 1)]) else { break }
      last.append(line)
    }
    kept.append((last + [wording.more(lines.count - last.count)]).joined(separator: "\n"))
    return (kept, Array(lines.dropFirst(last.count)))
  }

  /// Returns the same texts in fewer messages, if several fit one.
  func joined(_ texts: [String]) -> [String] {
    texts.reduce(into: []) { result, text in
      if let last = result.last, fits([last, text]) {
        result[result.count - 1] = last + "\n" + text
      } else {
        result.append(text)
      }
    }
  }

  /// Returns one message for many answers: as many lines as fit, and the number of those that do not.
  func merged(_ texts: [String], count: Int) -> String {
    let all = texts.flatMap { $0.split(separator: "\n").map(String.init) }
    var lines = [wording.many(count)]
    for (index, line) in all.enumerated() {
      let rest = all.count - index - 1
      guard fits(lines + [line] + (rest > 0 ? [wording.unsaid(rest)] : [])) else {
        lines.append(wording.unsaid(rest + 1))
        break
      }
      lines.append(line)
    }
    return traits.defused(lines.joined(separator: "\n").printable)
  }

  private func fits(_ lines: [String]) -> Bool { parts(lines.joined(separator: "\n")).count <= 1 }

  private func parts(_ text: String) -> [String] { traits.parts(of: text.printable, mentioning: handle) }
}

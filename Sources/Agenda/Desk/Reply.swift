public import Civil

/// The answer of a command, as values. The agent renders it as text, according to the network's traits.
public struct Reply: Hashable, Sendable {
  /// The purpose of a reply, which decides whether `!confirmoff` silences it.
  public enum Kind: Hashable, Sendable {
    /// The reply confirms what was done, as understood.
    case confirmation
    /// The reply gives what was asked for.
    case answer
    /// The reply says what went wrong, and what would work.
    case error
  }

  /// A line of a list, which the person can refer to by its number afterwards.
  public struct Entry: Hashable, Sendable, Codable {
    /// The line, without its number.
    public var text: String
    /// The item that its number means in commands; nil if the line is not an item.
    public var item: ItemReference?
    /// The occurrence of the item, by its time on the person's wall clock: `2026-11-27T18:00`. Nil for the whole item.
    public var occurrence: String?
    /// The number of a request that the person sent to somebody else; nil if the line is not such a request.
    public var request: Int64?
    /// A line above this one, without a number: the day of this entry and those below it.
    public var heading: String?

    /// A line of text, with what its number means.
    public init(_ text: String, item: ItemReference? = nil, occurrence: String? = nil, heading: String? = nil) {
      self.text = text
      self.item = item
      self.occurrence = occurrence
      self.heading = heading
    }
  }

  /// The purpose of the reply.
  public var kind: Kind
  /// The text, in order. The first line is enough by itself if there is room for only one.
  public var lines: [String]
  /// A numbered list below the lines.
  public var list: [Entry]
  /// Whether it lists items, even if there are none: a bare date sent after it asks for that day.
  public var isListing = false
  /// The one day that the question was about, with the time if it gave one. An addition right after the answer is for
  /// that day.
  public var dayAsked: When?
  /// Whether the list continues the one shown last, numbers included.
  public var continuesList: Bool
  /// The choices of the question it asks; empty if it asks none.
  public var choices: [Choice]
  /// Whether an answer may name several choices at once; all choices then have the same command.
  public var takesSeveral = false
  /// Whether more words may follow the number of a choice: `3 it is on sunday`.
  public var takesWords = false
  /// Whether it says that nothing matches the words of a change. The next message is then about that, not about the
  /// items mentioned before.
  public var isRefusal = false
  /// Whether it closes the open question without asking another.
  public var closesQuestion: Bool
  /// The items that it mentions. `it` in the next message means them; if there are several, the bot asks which.
  public var subjects: [ItemReference]
  /// Whether it confirms something that is not among the person's own things, such as a request to somebody else. `it`
  /// in the next message then means none of their own things.
  public var isOfOthers = false

  /// The change that it reports, for a button that undoes this change; nil if nothing can be undone.
  public var change: ChangeOrigin?

  /// A reply of lines, with everything that belongs to them.
  public init(
    _ kind: Kind, _ lines: [String], list: [Entry] = [], continuesList: Bool = false, choices: [Choice] = [],
    closesQuestion: Bool = false, subjects: [ItemReference] = []
  ) {
    self.kind = kind
    self.lines = lines
    self.list = list
    self.continuesList = continuesList
    self.choices = choices
    self.closesQuestion = closesQuestion
    self.subjects = subjects
    isListing = !list.isEmpty
  }

  /// Returns an answer that nothing matches what the person wanted to change.
  public static func refusal(_ line: String) -> Reply {
    var reply = Reply(.answer, [line])
    reply.isRefusal = true
    return reply
  }

  /// Returns the confirmation of something that is not among the person's own things.
  public static func ofOthers(_ line: String) -> Reply {
    var reply = Reply(.confirmation, [line])
    reply.isOfOthers = true
    return reply
  }

  /// Returns an answer to a question for a list, if the list is empty.
  public static func none(_ line: String) -> Reply {
    var reply = Reply(.answer, [line])
    reply.isListing = true
    return reply
  }
}

extension Reply {
  /// Joins several replies in order. The whole is an error if one of them is.
  public init(joining replies: [Reply]) {
    guard replies.count != 1 else {
      self = replies[0]
      return
    }
    self.init(replies.contains { $0.kind == .error } ? .error : replies.first?.kind ?? .answer, [])
    for var reply in replies {
      if reply.list.isEmpty {
        lines += reply.lines
      } else {
        reply.list[0].heading = (reply.lines + [reply.list[0].heading].compactMap { $0 }).joined(separator: "\n")
        list += reply.list
      }
    }
    subjects = replies.flatMap(\.subjects)
    isOfOthers = replies.contains(where: \.isOfOthers)
    let asking = replies.last { !$0.choices.isEmpty }
    (choices, takesSeveral) = (asking?.choices ?? [], asking?.takesSeveral ?? false)
    takesWords = asking?.takesWords ?? false
    dayAsked = replies.last?.dayAsked
  }
}

/// What a command answers: meaning, not text for a network; the agent renders it by the network's traits.
public struct Reply: Hashable, Sendable {
  /// Why it is sent, which decides whether `!confirmoff` silences it.
  public enum Kind: Hashable, Sendable {
    /// What was done, as understood.
    case confirmation
    /// What was asked for.
    case answer
    /// What went wrong, and what would work.
    case error
  }

  /// A line of a list, which the person can name by its number afterwards.
  public struct Entry: Hashable, Sendable, Codable {
    public var text: String
    public var item: ItemReference?
    /// Which occurrence of the item, by when it is on the person's wall: `2026-11-27T18:00`.
    public var occurrence: String?
    /// A line of its own above it, which has no number: the day that it and those below it are on.
    public var heading: String?

    public init(_ text: String, item: ItemReference? = nil, occurrence: String? = nil, heading: String? = nil) {
      self.text = text
      self.item = item
      self.occurrence = occurrence
      self.heading = heading
    }
  }

  /// A choice a question offers, and the message that choosing it amounts to (`!complete #12`).
  public struct Choice: Hashable, Sendable, Codable {
    /// What a yes-or-no question's choice is.
    public enum Agreement: String, Hashable, Sendable, Codable {
      case yes, no
    }

    public var label: String
    public var message: String
    /// nil for a numbered choice. The two of a yes-or-no question are not listed: its line says how to answer.
    public var agreement: Agreement?
    /// What it stands for, where that is something kept: its number then names it in commands, too.
    public var item: ItemReference?

    public init(_ label: String, message: String, agreement: Agreement? = nil, item: ItemReference? = nil) {
      self.label = label
      self.message = message
      self.agreement = agreement
      self.item = item
    }
  }

  public var kind: Kind
  /// What is said, in order; the first says it all where there is room for one.
  public var lines: [String]
  /// A numbered list below the lines.
  public var list: [Entry]
  /// Whether it is of things, of which there may be none: a date after it asks for that day.
  public var isListing = false
  /// Whether the list goes on where the one shown last was cut, and its numbers too.
  public var continuesList: Bool
  /// Numbered choices below the lines, one of which the person is asked to name.
  public var choices: [Choice]
  /// Whether it settles the open question, where it asks none itself.
  public var closesQuestion: Bool
  /// The items it speaks of, the last first to be meant by `it`.
  public var subjects: [ItemReference]

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

  /// The reply that lists things where there are none.
  public static func none(_ line: String) -> Reply {
    var reply = Reply(.answer, [line])
    reply.isListing = true
    return reply
  }
}

extension Reply {
  /// Several replies as one, in their order; where one of them is an error, so is the whole.
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
    choices = replies.last { !$0.choices.isEmpty }?.choices ?? []
  }
}

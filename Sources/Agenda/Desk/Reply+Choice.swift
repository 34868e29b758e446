extension Reply {
  /// One choice of a question, and the command that it stands for. The store keeps the command's name, and its arguments
  /// in the words of the language that the person speaks.
  public struct Choice: Hashable, Sendable {
    /// The two choices of a yes-or-no question.
    public enum Agreement: String, Hashable, Sendable, Codable {
      case yes, no
    }

    /// The text that the person reads and can answer with.
    public var label: String
    /// The name of the command that it sends.
    public var command: String
    /// The arguments of the command; empty for none.
    public var arguments: String
    /// Yes or no; nil for a numbered choice. Yes and no are not listed: the question says how to answer.
    public var agreement: Agreement?
    /// The item that it names, if any: its number then means that item in commands, too.
    public var item: ItemReference?

    /// A choice that sends a message with a command, such as `!complete #12`.
    public init(_ label: String, message: String, agreement: Agreement? = nil, item: ItemReference? = nil) {
      self.label = label
      let words = message.drop { $0 == "!" }.split(separator: " ", maxSplits: 1)
      command = words.first.map(String.init) ?? ""
      arguments = words.count > 1 ? String(words[1]) : ""
      self.agreement = agreement
      self.item = item
    }

    /// The message that the person could send instead.
    public var message: String { arguments.isEmpty ? "!\(command)" : "!\(command) \(arguments)" }
  }
}

extension Reply.Choice: Codable {
  private enum Key: String, CodingKey {
    case label, command, arguments, agreement, item
    /// The key that older versions stored: a message instead of the command.
    case message
  }

  /// Reads a stored choice, including those of older versions.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      try values.decode(String.self, forKey: .label),
      message: try values.decodeIfPresent(String.self, forKey: .message) ?? "",
      agreement: try values.decodeIfPresent(Agreement.self, forKey: .agreement),
      item: try values.decodeIfPresent(ItemReference.self, forKey: .item))
    command = try values.decodeIfPresent(String.self, forKey: .command) ?? command
    arguments = try values.decodeIfPresent(String.self, forKey: .arguments) ?? arguments
  }

  /// Writes the choice as its command and arguments.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(label, forKey: .label)
    try values.encode(command, forKey: .command)
    if !arguments.isEmpty { try values.encode(arguments, forKey: .arguments) }
    try values.encodeIfPresent(agreement, forKey: .agreement)
    try values.encodeIfPresent(item, forKey: .item)
  }
}

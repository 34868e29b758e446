/// One thing that a message was understood as, for the preview under the entry box.
public struct PreviewPart: Hashable, Sendable {
  /// What it is about the item.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// What would be done. Its text is `todo`, `event`, `note`, or the name of a command.
    case action
    /// The item's name, or a command's arguments.
    case title
    case day, time, repeats, next, priority, list, tag, place, person, duration, remark, link
    /// Why some words make no sense as they are.
    case problem
  }

  /// What it is.
  public var kind: Kind
  /// What was understood, in words for the person: `Sat 21 November`.
  public var text: String
  /// The words of the message from which it was read, as written; nil where no words of their own say it.
  public var source: String?
  /// The message in which these words are plain text, to take the part back; nil where it cannot be.
  public var withdrawn: String?

  /// A part that was read from some words.
  public init(_ kind: Kind, _ text: String, source: String? = nil, withdrawn: String? = nil) {
    self.kind = kind
    self.text = text
    self.source = source
    self.withdrawn = withdrawn
  }
}

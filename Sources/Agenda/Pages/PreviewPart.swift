/// One thing that was understood from a message, for the preview under the entry box.
public struct PreviewPart: Hashable, Sendable {
  /// The kind of thing that was understood.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The action that would be done. Its text is the name of an ``Act`` or of a command.
    case action
    /// The item's name, or a command's arguments.
    case title
    case day, time, repeats, next, priority, list, tag, place, person, duration, remark, link
    /// A reason why some words make no sense as they are.
    case problem
  }

  /// What a message that is not a command would do.
  public enum Act: Hashable, Sendable, CaseIterable {
    /// To add an item of that kind.
    case todo, event, note
    /// To change what is kept.
    case change
    /// To ask, and to answer.
    case question, answer
  }

  /// The kind of this part.
  public var kind: Kind
  /// The meaning that was understood, in words for the person: `Sat 21 November`.
  public var text: String
  /// The words of the message that say it, as written; nil if no separate words say it.
  public var source: String?
  /// The message with these words as plain text, which takes the part back; nil if that is impossible.
  public var withdrawn: String?

  /// A part that was read from some words.
  public init(_ kind: Kind, _ text: String, source: String? = nil, withdrawn: String? = nil) {
    self.kind = kind
    self.text = text
    self.source = source
    self.withdrawn = withdrawn
  }
}

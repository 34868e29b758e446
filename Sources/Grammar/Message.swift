public import Agenda

/// A message as read: its lines that are items, in order.
public struct Message: Hashable, Sendable {
  /// One item's line, with the `//` lines below it.
  public struct Line: Hashable, Sendable {
    /// The line's text, without addressing and bullets.
    public var text: String
    /// What it can mean, in the order in which to try them; never empty.
    public var readings: [Reading]
    /// Every temporal phrase in it; the one that decides the item's date comes first.
    public var expressions: [TemporalExpression]

    /// A line with its possible meanings.
    public init(text: String, readings: [Reading], expressions: [TemporalExpression]) {
      self.text = text
      self.readings = readings
      self.expressions = expressions
    }

    /// Why a date in it cannot be; nil where all can, or where it is asked what is meant.
    public var problem: Misunderstanding? {
      guard case .item(let item)? = readings.last, item.problem?.isQuestion == false else { return nil }
      return item.problem
    }
  }

  /// The lines in order, at most `Bounds.lines`.
  public var lines: [Line]
  /// Whether the message is for the bot: a public post only when it starts or ends with the bot's handle.
  public var isAddressed: Bool
  /// Why the end of the message was not read; nil where all of it was.
  public var unread: UnreadPart?

  /// A message of these lines.
  public init(lines: [Line], isAddressed: Bool = true, unread: UnreadPart? = nil) {
    self.lines = lines
    self.isAddressed = isAddressed
    self.unread = unread
  }
}

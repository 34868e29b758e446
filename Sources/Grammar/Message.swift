public import Agenda

/// A message as read: its lines that are items, in order.
public struct Message: Hashable, Sendable {
  /// One item's line, with the `//` lines below it.
  public struct Line: Hashable, Sendable {
    /// The line's text, without addressing and bullets.
    public var text: String
    /// The possible meanings, in the order in which to try them; never empty.
    public var readings: [Reading]
    /// Every temporal phrase in it; the one that decides the item's date comes first.
    public var expressions: [TemporalExpression]

    /// A line with its possible meanings.
    public init(text: String, readings: [Reading], expressions: [TemporalExpression]) {
      self.text = text
      self.readings = readings
      self.expressions = expressions
    }

    /// The problem of an impossible date in it; nil if all dates are possible, or if the reply asks about the date
    /// instead.
    public var problem: Misunderstanding? {
      guard case .item(let item)? = readings.last, item.problem?.isQuestion == false else { return nil }
      return item.problem
    }
  }

  /// The lines in order, at most `Bounds.lines`.
  public var lines: [Line]
  /// True if the message is for the bot: a public post is only if it starts or ends with the bot's handle.
  public var isAddressed: Bool
  /// The reason why the end of the message was not read; nil if all of it was.
  public var unread: UnreadPart?

  /// A message of these lines.
  public init(lines: [Line], isAddressed: Bool = true, unread: UnreadPart? = nil) {
    self.lines = lines
    self.isAddressed = isAddressed
    self.unread = unread
  }
}

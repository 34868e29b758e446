public import Agenda

/// A message as read: its lines that are items, in order.
public struct Message: Hashable, Sendable {
  /// One item's line, with the `//` lines below it.
  public struct Line: Hashable, Sendable {
    /// What was read, addressing and bullets aside.
    public var text: String
    /// What it can mean, in the order to try; never empty.
    public var readings: [Reading]
    /// Every temporal phrase found, the one that decides the item's date first.
    public var expressions: [TemporalExpression]

    public init(text: String, readings: [Reading], expressions: [TemporalExpression]) {
      self.text = text
      self.readings = readings
      self.expressions = expressions
    }
  }

  public var lines: [Line]
  /// Whether it is for the bot at all: a public post is so only when it starts or ends with its handle.
  public var isAddressed: Bool
  /// Why its end was not read; nil where all of it was.
  public var unread: UnreadPart?

  public init(lines: [Line], isAddressed: Bool = true, unread: UnreadPart? = nil) {
    self.lines = lines
    self.isAddressed = isAddressed
    self.unread = unread
  }
}

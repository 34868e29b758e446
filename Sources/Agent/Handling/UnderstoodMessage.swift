import Agenda
import Commands
import Grammar

/// The understanding of a message.
///
/// Understanding takes time, and a write transaction holds everybody up. So a message is understood between two
/// transactions, by the context that the first one read (`MessageHandler.readingContext`), and takes effect in the
/// second. That one looks the context up again: if it has changed - by another message of the same person, or a page -
/// nothing is done, and the message is understood anew.
struct UnderstoodMessage: Sendable {
  let readingContext: ReadingContext
  let message: Message
  private let commands: [Invocation: Result<any Command, Misunderstanding>]

  /// A list that one line makes is known to the lines below it.
  init(of readingContext: ReadingContext) {
    self.readingContext = readingContext
    let reader = readingContext.reader
    guard reader.isAddressed(readingContext.text) else {
      message = Message(lines: [], isAddressed: false)
      commands = [:]
      return
    }
    var commands: [Invocation: Result<any Command, Misunderstanding>] = [:]
    let calendar = PastedCalendar(in: readingContext.text, by: reader)
    var read = reader.message(calendar?.rest ?? readingContext.text) { line, reader in
      for case .command(let invocation) in line.readings where commands[invocation] == nil {
        commands[invocation] = Result { try Catalogue.command(invocation, by: reader) }
          .mapError { $0 as? Misunderstanding ?? Misunderstanding(line.text, reason: "\($0)", example: "!help") }
      }
      switch line.readings.first {
      case .item(let item): return item.list
      case .command(let invocation): return (try? commands[invocation]?.get())?.listMade
      default: return nil
      }
    }
    if let begun = readingContext.begun, !read.lines.isEmpty {
      if read.lines.allSatisfy(\.isItem) {
        read = UnderstoodMessage.lines(below: begun, of: readingContext.text, by: reader) ?? read
      } else if read.lines.count == 1, read.lines[0].isMoment {
        read = UnderstoodMessage.act(begun: begun, at: readingContext.text, by: reader) ?? read
      }
    }
    read.lines += calendar?.items.map { Message.Line(text: $0.name, readings: [.item($0)], expressions: []) } ?? []
    if calendar?.isCut == true { read.unread = .lines }
    message = read
    self.commands = commands
  }

  /// The lines of a message below the header that came before it; nil if it is none to them.
  private static func lines(below header: String, of text: String, by reader: Reader) -> Message? {
    [" ", "\n"].lazy.map { reader.message(header + $0 + text) }.first { message in
      message.lines.allSatisfy { line in
        if case .item(let item) = line.readings.first { item.list != nil || item.due != nil } else { false }
      }
    }
  }

  /// The act that a message begun before makes with the moment that this one tells: `remind me`, then `tomorrow 9am`. Nil
  /// if they make none.
  private static func act(begun: String, at moment: String, by reader: Reader) -> Message? {
    let whole = reader.message("\(begun) \(moment)")
    guard whole.lines.count == 1, case .plainAct? = whole.lines[0].readings.first else { return nil }
    return whole
  }

  /// The command that a line says, or that a choice of the bot's own amounts to.
  func command(_ invocation: Invocation) throws -> any Command {
    try commands[invocation]?.get() ?? Catalogue.command(invocation, by: readingContext.reader)
  }
}

extension Message.Line {
  /// True if it is a new item whatever is kept.
  fileprivate var isItem: Bool { if case .item = readings.first { true } else { false } }

  /// True if it tells a moment and nothing else.
  fileprivate var isMoment: Bool {
    switch readings.first {
    case .moment, .act(.moment): true
    default: false
    }
  }
}

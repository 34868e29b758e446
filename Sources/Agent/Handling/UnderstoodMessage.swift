import Agenda
import Commands
import Grammar

/// What a message was understood as.
///
/// Understanding takes time, and a write transaction holds everybody up. So a message is understood between two
/// transactions, by what the first read (`MessageHandler.readingContext`), and takes effect in the second. That one looks the
/// circumstances up again: where they have changed - by another message of the same person, or a page - nothing is done,
/// and the message is understood anew.
struct UnderstoodMessage: Sendable {
  let readingContext: ReadingContext
  let message: Message
  private let commands: [Invocation: Result<any Command, Misunderstanding>]
  private let requests: [String: ReminderRequest]

  /// A list that one line makes is known to the lines below it.
  init(of readingContext: ReadingContext) {
    self.readingContext = readingContext
    let reader = readingContext.reader
    guard reader.isAddressed(readingContext.text) else {
      message = Message(lines: [], isAddressed: false)
      (commands, requests) = ([:], [:])
      return
    }
    var commands: [Invocation: Result<any Command, Misunderstanding>] = [:]
    var requests: [String: ReminderRequest] = [:]
    let calendar = PastedCalendar(in: readingContext.text, by: reader)
    var read = reader.message(calendar?.rest ?? readingContext.text) { line, reader in
      for case .command(let invocation) in line.readings where commands[invocation] == nil {
        commands[invocation] = Result { try Catalogue.command(invocation, by: reader) }
          .mapError { $0 as? Misunderstanding ?? Misunderstanding(line.text, reason: "\($0)", example: "!help") }
      }
      if case .item = line.readings.last { requests[line.text] = ReminderRequest(line.text, by: reader) }
      switch line.readings.first {
      case .item(let item): return item.list
      case .command(let invocation): return (try? commands[invocation]?.get())?.listMade
      default: return nil
      }
    }
    read.lines += calendar?.items.map { Message.Line(text: $0.name, readings: [.item($0)], expressions: []) } ?? []
    if calendar?.isCut == true { read.unread = .lines }
    message = read
    self.commands = commands
    self.requests = requests
  }

  /// The command that a line says, or that a choice of the bot's own amounts to.
  func command(_ invocation: Invocation) throws -> any Command {
    try commands[invocation]?.get() ?? Catalogue.command(invocation, by: readingContext.reader)
  }

  /// The reminder or nagging that a line asks for besides what it says.
  func request(_ line: Message.Line) -> ReminderRequest? { requests[line.text] }
}

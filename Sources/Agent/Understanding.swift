import Agenda
import Commands
import Grammar

/// All that a message's meaning depends on: what is to be understood, and through whose eyes.
struct Circumstances: Sendable, Equatable {
  /// The message, or the one that its author now proves to have meant.
  var text: String
  var reader: Reader

  static func == (one: Circumstances, other: Circumstances) -> Bool {
    one.text == other.text && one.reader.now == other.reader.now
      && one.reader.zone.identifier == other.reader.zone.identifier
      && one.reader.conventions == other.reader.conventions && one.reader.context == other.reader.context
  }
}

/// What a message was understood as.
///
/// Understanding takes time, and a write transaction holds everybody up. So a message is understood between two
/// transactions, by what the first read (`Turn.circumstances`), and takes effect in the second. That one looks the
/// circumstances up again: where they have changed - by another message of the same person, or a page - nothing is done,
/// and the message is understood anew.
struct Understanding: Sendable {
  let circumstances: Circumstances
  let message: Message
  private let commands: [Invocation: Result<any Command, Misunderstanding>]
  private let requests: [String: ReminderRequest]

  /// A list that one line makes is known to the lines below it.
  init(of circumstances: Circumstances) {
    self.circumstances = circumstances
    let reader = circumstances.reader
    guard reader.isAddressed(circumstances.text) else {
      message = Message(lines: [], isAddressed: false)
      (commands, requests) = ([:], [:])
      return
    }
    var commands: [Invocation: Result<any Command, Misunderstanding>] = [:]
    var requests: [String: ReminderRequest] = [:]
    let calendar = PastedCalendar(in: circumstances.text, by: reader)
    var read = reader.message(calendar?.rest ?? circumstances.text) { line, reader in
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
    try commands[invocation]?.get() ?? Catalogue.command(invocation, by: circumstances.reader)
  }

  /// The reminder or nagging that a line asks for besides what it says.
  func request(_ line: Message.Line) -> ReminderRequest? { requests[line.text] }
}

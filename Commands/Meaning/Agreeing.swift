import Agenda
import Grammar

extension Desk {
  /// Yes and no to what a command asks before it does it: the command again, with that word.
  func agreement(to command: String) -> [Reply.Choice] {
    [
      Reply.Choice(wording.yes, message: "\(command) \(reader.spelling(.yes))", agreement: .yes),
      Reply.Choice(wording.no, message: "\(command) \(reader.spelling(.no))", agreement: .no),
    ]
  }
}

import Agenda
import Grammar

extension Desk {
  /// Returns the choices yes and no for a command that asks first: each is the command again, with that word.
  func agreement(to command: String) -> [Reply.Choice] {
    [
      Reply.Choice(wording.yes, message: "\(command) \(reader.spelling(.yes))", agreement: .yes),
      Reply.Choice(wording.no, message: "\(command) \(reader.spelling(.no))", agreement: .no),
    ]
  }
}

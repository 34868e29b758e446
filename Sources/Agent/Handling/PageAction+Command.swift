import Agenda
import Commands
import Grammar

extension PageAction.Intent {
  /// The command that does it.
  var command: any Command {
    switch self {
    case .undo(let change): Undo(change)
    case .renameList(let list, let name): RenameList(list, to: name)
    case .deleteList(let list): DeleteList(list)
    case .clearList(let list): Clear(list)
    case .keepSearch(let search, let list): Find(search, as: list)
    case .accept(let name): Accept(.words(name))
    case .decline(let name): Decline(.words(name))
    }
  }
}

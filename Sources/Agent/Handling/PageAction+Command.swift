import Agenda
import Civil
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
    case .publish(let event): Publish(.new(Item(event)), places: event.capacity, for: event.audience)
    case .changePublished(let number, let event):
      Edit(whole: Item(event), places: event.capacity, for: event.audience, of: ListedEvent.Reference(number))
    case .callOff(let number, let reason): CallOff(.listed([ListedEvent.Reference(number)]), because: reason)
    }
  }
}

extension Item {
  /// Makes the item that words for the event would give.
  fileprivate init(_ event: Publication) {
    self.init(kind: .event, name: event.name)
    (start, end, isAllDay, recurrence) = (event.start, event.end, event.start.time == nil, event.recurrence)
    (place, note, url, tags) = (event.place, event.note, event.url, event.categories)
  }
}

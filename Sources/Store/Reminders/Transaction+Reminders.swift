import Agenda
import Civil
import Foundation
import GRDB
import Storage

/// Changes of reminders, apart from firing them.
extension Transaction {
  /// Treats reminders that should have fired by now as fired, so that nobody hears of them any more.
  func passOver(_ person: Person, at instant: Date) throws {
    let owner = Owner(db: db, person: person.id, zone: person.zone, origin: nil, clock: { instant })
    while true {
      let due = try reminders.due(of: person.id, at: instant, limit: 200)
      if due.isEmpty { return }
      for reminder in due {
        try reminders.settle(reminder, of: try item(reminder, of: owner), for: person, at: instant)
      }
    }
  }

  private func item(_ reminder: PendingReminder, of owner: Owner) throws -> AgendaItem? {
    switch reminder.item {
    case .todo(let id): try TodoRows(owner: owner).todo(id.number).map { .todo($0) }
    case .event(let id): try EventRows(owner: owner).event(id.number).map { .event($0) }
    case .note, .listed, nil: nil
    }
  }
}

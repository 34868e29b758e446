import Agenda
import Civil
import Foundation
import Hashing

/// A short text that identifies longer ones.
enum Fingerprint {
  /// The hash of texts, in 32 hexadecimal digits. These suffice, since nobody gains anything from two items with the
  /// same hash.
  static func of(_ texts: [String?]) -> String {
    // A missing text differs from an empty one, and a byte that UTF-8 never uses marks the end of each.
    var bytes: [UInt8] = []
    for text in texts {
      bytes += text.map { Array($0.utf8) } ?? [0xFE]
      bytes.append(0xFF)
    }
    return SHA256.hash(bytes).prefix(16).hexadecimal
  }
}

extension AgendaItem {
  /// The item with a UID, and with a fingerprint of everything that the file says about it. Stamps that may change by
  /// themselves (DTSTAMP, LAST-MODIFIED, SEQUENCE) do not count.
  func identified(by uid: String) -> AgendaItem {
    // A UID may have any length (RFC 5545, section 3.8.4.7); the stored one is limited.
    let uid = uid.utf8.count <= 400 ? uid : Fingerprint.of([uid])
    let imported = Imported(uid: uid, fingerprint: Fingerprint.of(said))
    switch self {
    case .todo(var todo):
      todo.imported = imported
      return .todo(todo)
    case .event(var event):
      event.imported = imported
      return .event(event)
    case .note: return self
    }
  }

  private var said: [String?] {
    switch self {
    case .todo(let todo):
      let own: [String?] = [
        "todo", todo.name, Self.text(todo.due), Self.text(todo.start), todo.recurrence?.stored,
        Self.text(todo.seriesStart),
        Self.text(todo.moved), todo.repeatFrom.rawValue, todo.priority.map(String.init), todo.list, todo.place,
        todo.estimate.map(String.init), todo.note, todo.url,
        todo.completed.map { String(Int($0.timeIntervalSince1970)) },
      ]
      return own + Self.texts(todo.tags, todo.people, todo.overrides, todo.reminders)
    case .event(let event):
      let own: [String?] = [
        "event", event.name, Self.text(event.start), Self.text(event.end), event.recurrence?.stored, event.list,
        event.place, event.note, event.url,
      ]
      return own + Self.texts(event.tags, event.people, event.overrides, event.reminders)
    case .note(let note): return ["note", note.text]
    }
  }

  private static func text(_ moment: When?) -> String? { moment.map { "\($0) \($0.zone ?? "")" } }

  private static func texts(
    _ tags: [String], _ people: [String], _ overrides: [Override], _ reminders: [Reminder]?
  ) -> [String?] {
    let moved = overrides.flatMap { override -> [String?] in
      [
        override.recurrenceID.description, text(override.start), text(override.end), override.name, override.place,
        override.note,
      ]
    }
    return tags + ["|"] + people + ["|"] + moved + [reminders?.stored]
  }
}

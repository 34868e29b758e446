import Agenda
import Civil
import Foundation

/// An export of Google Tasks from Google Takeout (`Tasks.json`): lists of tasks, in the form of its API.
struct GoogleTasksFile {
  private let lists: [LenientJSON]

  /// Reads the lists; nil for any other JSON.
  init?(_ json: LenientJSON) {
    guard json["kind"]?.text == "tasks#taskLists" else { return nil }
    lists = json["items"]?.elements ?? []
  }

  func results(by reader: ImportReader) -> [ImportResult] {
    lists.flatMap { list -> [ImportResult] in
      (list["items"]?.elements ?? []).map { result(of: $0, on: list["title"]?.text, by: reader) }
    }
  }

  private func result(of task: LenientJSON, on list: String?, by reader: ImportReader) -> ImportResult {
    let name = task["title"]?.text ?? ""
    guard !name.trimmed.isEmpty else { return .skipped(task["id"]?.text ?? "", .noName) }
    guard task["deleted"]?.isTrue != true else { return .skipped(name, .inTrash) }
    var todo = Todo(name: name, added: reader.now)
    let scheduled = task["scheduled_time"]?.elements.first { $0["current"]?.isTrue == true }?["start"]
    if let time = (scheduled ?? task["due"])?.text {
      guard let due = Self.moment(time, in: reader.person.zone) else { return .skipped(name, .unreadable) }
      todo.due = due
    }
    todo.list = list
    todo.note = task["notes"]?.text
    todo.url = task["links"]?.elements.first?["link"]?.text
    if task["status"]?.text == "completed" {
      todo.completed = (task["completed"] ?? task["updated"])?.text.flatMap(Self.instant) ?? .distantPast
    }
    let id = task["id"]?.text ?? Fingerprint.of([list, name])
    return .item(AgendaItem.todo(todo).identified(by: "googletasks:\(id)"))
  }

  /// The moment of an instant. Midnight in UTC means a whole day, since the API keeps only the day of most dates.
  private static func moment(_ text: String, in zone: Zone) -> When? {
    guard let instant = instant(text) else { return nil }
    let utc = Zone.utc.local(at: instant)
    if utc.time == .midnight { return When(utc.date) }
    let local = zone.local(at: instant)
    return When(local.date, local.time)
  }

  /// The instant of a text such as `2026-11-21T17:00:00Z`, with or without a fraction of a second (RFC 3339).
  private static func instant(_ text: String) -> Date? {
    guard text.last == "Z" else { return nil }
    return CivilDateTime(String(text.dropLast().prefix { $0 != "." })).map { Zone.utc.instant(of: $0) }
  }
}

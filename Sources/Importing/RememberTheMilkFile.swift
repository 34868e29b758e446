import Agenda
import Civil
import Foundation

/// An export of Remember The Milk: one object with arrays of tasks, lists, locations and notes, which refer to each
/// other by their ids. Instants are milliseconds since 1970.
struct RememberTheMilkFile {
  private let tasks: [LenientJSON]
  private let lists: [String: String]
  private let places: [String: String]
  private let notes: [String: [String]]

  /// Reads the tasks; nil for any other JSON.
  init?(_ json: LenientJSON) {
    guard json["tasks"] != nil, json["lists"] != nil else { return nil }
    tasks = json["tasks"]?.elements ?? []
    let names = { (key: String) in
      Dictionary(
        (json[key]?.elements ?? []).compactMap { entry in
          entry["id"]?.text.flatMap { id in entry["name"]?.text.map { (id, $0) } }
        }, uniquingKeysWith: { first, _ in first })
    }
    (lists, places) = (names("lists"), names("locations"))
    notes = Dictionary(grouping: json["notes"]?.elements ?? []) { $0["series_id"]?.text ?? "" }
      .mapValues { notes in
        notes.map { note in
          [note["title"]?.text, note["content"]?.text].compactMap { $0 }.joined(separator: "\n")
        }
      }
  }

  func results(by reader: ImportReader) -> [ImportResult] { tasks.map { result(of: $0, by: reader) } }

  private func result(of task: LenientJSON, by reader: ImportReader) -> ImportResult {
    let name = task["name"]?.text ?? ""
    guard !name.trimmed.isEmpty else { return .skipped(task["id"]?.text ?? "", .noName) }
    guard task["date_trashed"]?.number == nil else { return .skipped(name, .inTrash) }
    var todo = Todo(name: name, added: reader.now)
    todo.due = moment(task["date_due"], hasTime: task["date_due_has_time"], in: reader.person.zone)
    todo.start = moment(task["date_start"], hasTime: task["date_start_has_time"], in: reader.person.zone)
    if let rule = task["repeat"]?.text {
      guard let rule = try? Recurrence(rrule: rule) else { return .skipped(name, .unreadable) }
      // A rule counts from a date, so a task without one cannot repeat.
      if todo.due != nil { (todo.recurrence, todo.seriesStart, todo.start) = (rule, todo.due, nil) }
      if task["repeat_every"]?.isTrue == false { todo.repeatFrom = .completion }
    }
    todo.priority =
      switch task["priority"]?.text {
      case "P1", "1": 1
      case "P2", "2": 2
      case "P3", "3": 3
      default: nil
      }
    todo.list = task["list_id"]?.text.flatMap { lists[$0] }.flatMap { $0 == "Inbox" ? nil : $0 }
    todo.place = task["location_id"]?.text.flatMap { places[$0] }
    todo.tags = (task["tags"]?.elements ?? []).compactMap(\.text)
    todo.url = task["url"]?.text
    let series = task["series_id"]?.text
    let remarks = series.flatMap { notes[$0] } ?? []
    if !remarks.isEmpty { todo.note = remarks.joined(separator: "\n\n") }
    if let completed = task["date_completed"]?.number {
      // The task is done, even if the time of completion makes no sense.
      todo.completed = Self.instant(completed).map { Date(timeIntervalSince1970: $0.rounded()) } ?? reader.now
    }
    let id = task["id"]?.text ?? Fingerprint.of([series, name])
    return .item(AgendaItem.todo(todo).identified(by: "rememberthemilk:\(id)"))
  }

  private func moment(_ time: LenientJSON?, hasTime: LenientJSON?, in zone: Zone) -> When? {
    guard let seconds = time?.number.flatMap(Self.instant) else { return nil }
    let local = zone.local(at: Date(timeIntervalSince1970: seconds))
    return When(local.date, hasTime?.isTrue == true ? local.time : nil)
  }

  /// Seconds since 1970; nil if the milliseconds are beyond any sensible year.
  private static func instant(_ milliseconds: Double) -> TimeInterval? {
    abs(milliseconds) < 1e14 ? milliseconds / 1000 : nil
  }
}

import Agenda
import Civil
import Foundation

/// An export of a Todoist project: CSV with a heading line. It has no ids, so a task is identified by its place.
struct TodoistFile {
  private let rows: [[String: String]]
  private let project: String

  /// Reads the rows; nil for any other file.
  init?(_ bytes: [UInt8], named name: String) {
    guard bytes.prefix(200).starts(with: "TYPE,CONTENT".utf8) else { return nil }
    var lines = CommaSeparated.records(in: bytes)[...]
    guard let heading = lines.popFirst() else { return nil }
    rows = lines.map { Dictionary(zip(heading, $0)) { first, _ in first } }
    // The name of a file is like `Groceries [2203306141].csv`.
    let plain = name.split(separator: "/").last?.split(separator: "\\").last.map(String.init) ?? ""
    project = plain.replacing(#/\.csv$/#.ignoresCase(), with: "").replacing(#/ ?\[\d+\]$/#, with: "").trimmed
  }

  func results(by reader: ImportReader) -> [ImportResult] {
    var (results, section, last) = ([ImportResult](), "", Todo?.none)
    var times: [String: Int] = [:]
    func finish() {
      guard let todo = last else { return }
      let place = Fingerprint.of([project, section, todo.name])
      times[place, default: 0] += 1
      results.append(.item(AgendaItem.todo(todo).identified(by: "todoist:\(place):\(times[place] ?? 1)")))
      last = nil
    }
    for row in rows {
      let content = (row["CONTENT"] ?? "").trimmed
      switch row["TYPE"] {
      case "note":
        // A comment belongs to the task above it.
        guard !content.isEmpty, let note = last.map({ [$0.note, content].compactMap { $0 } }) else { continue }
        last?.note = note.joined(separator: "\n")
      case "section":
        finish()
        section = content
      case "task":
        finish()
        switch todo(row, content, by: reader) {
        case .success(let todo): last = todo
        case .failure(let failure): results.append(.skipped(content, failure.reason))
        }
      default: break
      }
    }
    finish()
    return results
  }

  private struct Failure: Error {
    let reason: ImportBatch.Skipped.Reason
  }

  private func todo(_ row: [String: String], _ content: String, by reader: ImportReader) -> Result<Todo, Failure> {
    var words = content.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var tags: [String] = []
    // Labels follow the words.
    while let label = words.last, label.hasPrefix("@"), label.count > 1, words.count > 1 {
      tags.insert(String(label.dropFirst()), at: 0)
      words.removeLast()
    }
    // An asterisk marks a task that cannot be completed, and is not part of its name.
    let name = words.joined(separator: " ").replacing(#/^\* /#, with: "").trimmed
    guard !name.isEmpty else { return .failure(Failure(reason: .noName)) }
    var todo = Todo(name: name, added: reader.now)
    todo.tags = tags
    todo.list = project.isEmpty || project == "Inbox" ? nil : project
    todo.note = row["DESCRIPTION"]?.trimmed.nonEmpty
    todo.priority = row["PRIORITY"].flatMap { Int($0) }.flatMap { (1...3).contains($0) ? $0 : nil }
    if let words = row["DATE"]?.trimmed.nonEmpty {
      if let (due, rule) = When(words).map({ ($0, nil) }) ?? reader.dates(words, reader.person, reader.now) {
        todo.due = due
        (todo.recurrence, todo.seriesStart) = (rule, rule == nil ? nil : due)
      } else {
        // The words are in another language, or make no sense as a date. They are kept in the note, so that nothing is
        // lost.
        todo.note = [todo.note, words].compactMap { $0 }.joined(separator: "\n")
      }
    }
    return .success(todo)
  }
}

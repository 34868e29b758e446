public import Agenda
public import Civil
public import Foundation
import ICalendar

/// Reads files from other programs. The result depends only on the bytes and on these properties.
public struct ImportReader: Sendable {
  /// Reads a date as people write it (`every monday 9am`): the first due moment and the rule.
  public typealias Dates = @Sendable (_ words: String, _ person: Person, _ now: Date) -> (When, Recurrence?)?

  let person: Person
  /// The texts for the person, in their language.
  let wording: any Wording
  let now: Date
  let dates: Dates

  /// - Parameters:
  ///   - person: the owner of the items; times without a zone are in theirs.
  ///   - wording: the texts in the person's language.
  ///   - now: the time at which the items are added.
  ///   - dates: reads dates that are written in words.
  package init(person: Person, wording: any Wording, now: Date, dates: @escaping Dates = { _, _, _ in nil }) {
    self.person = person
    self.wording = wording
    self.now = now
    self.dates = dates
  }

  /// Adds the content of a file to a batch.
  ///
  /// - Parameter name: the file's name. A Todoist file has its project's name nowhere else.
  public func read(_ bytes: [UInt8], named name: String, into batch: inout ImportBatch) {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard let (format, found) = found(in: bytes, named: name) else {
      batch.unknown.append(name)
      return
    }
    if !batch.formats.contains(format) { batch.formats.append(format) }
    var known = Set(batch.items.compactMap(\.imported?.uid))
    for result in found {
      switch result.settled {
      case .skipped(let skipped): batch.skipped.append(skipped)
      case .unread(let count): batch.unread += count
      case .item(let item):
        guard batch.items.count < ImportBatch.most else {
          batch.skipped.append(ImportBatch.Skipped(item.name, .tooMany))
          continue
        }
        // An item that is in a file twice counts once.
        guard let uid = item.imported?.uid, known.insert(uid).inserted else { continue }
        batch.items.append(item)
      }
    }
  }

  /// The format of a file, and all its entries; nil if the format is unknown.
  private func found(in bytes: [UInt8], named name: String) -> (ImportBatch.Format, [ImportResult])? {
    let start = bytes.prefix(4096).drop { $0 <= 0x20 }
    if start.first == UInt8(ascii: "{") || start.first == UInt8(ascii: "[") {
      guard let json = LenientJSON(Array(bytes)) else { return nil }
      if let tasks = RememberTheMilkFile(json) { return (.rememberTheMilk, tasks.results(by: self)) }
      if let tasks = GoogleTasksFile(json) { return (.googleTasks, tasks.results(by: self)) }
      return nil
    }
    switch String(decoding: start.prefix(15), as: UTF8.self).uppercased() {
    case "BEGIN:VCALENDAR": return (.calendar, CalendarFile(bytes).results(by: self))
    case let begin where begin.hasPrefix("BEGIN:VCARD"): return (.cards, CardFile(bytes).results(by: self))
    default: return TodoistFile(bytes, named: name).map { (.todoist, $0.results(by: self)) }
    }
  }
}

/// One entry in a file: an item, or the reason why it is not an item.
enum ImportResult {
  case item(AgendaItem)
  case skipped(ImportBatch.Skipped)
  /// A number of further lines that can't be read.
  case unread(Int)

  static func skipped(_ name: String, _ reason: ImportBatch.Skipped.Reason) -> ImportResult {
    .skipped(ImportBatch.Skipped(name, reason))
  }

  /// The item with a tidy name; skipped if the store cannot take it.
  var settled: ImportResult {
    guard case .item(var item) = self else { return self }
    let name = item.name.split(whereSeparator: \.isNewline).joined(separator: " ").trimmed
    guard !name.isEmpty else { return .skipped("", .noName) }
    guard name.unicodeScalars.count <= ImportBatch.longestName else {
      return .skipped(String(name.prefix(60)) + "…", .tooLong)
    }
    guard item.years.allSatisfy({ (1...9999).contains($0) }) else { return .skipped(name, .beyondTime) }
    item.rename(name)
    return .item(item)
  }
}

extension AgendaItem {
  /// The item's origin in a file; nil if it did not come from a file.
  public var imported: Imported? {
    switch self {
    case .todo(let todo): todo.imported
    case .event(let event): event.imported
    case .note: nil
    }
  }

  fileprivate var years: [Int] {
    let moments: [When?] =
      switch self {
      case .todo(let todo):
        [todo.due, todo.start, todo.seriesStart, todo.moved] + todo.overrides.flatMap { [$0.start, $0.end] }
      case .event(let event): [event.start, event.end] + event.overrides.flatMap { [$0.start, $0.end] }
      case .note: []
      }
    return moments.compactMap { $0?.date.year }
  }

  fileprivate mutating func rename(_ name: String) {
    switch self {
    case .todo(var todo):
      todo.name = name
      self = .todo(todo)
    case .event(var event):
      event.name = name
      self = .event(event)
    case .note: break
    }
  }
}

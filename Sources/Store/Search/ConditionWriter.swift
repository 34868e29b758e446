import Agenda
import Civil
import Foundation
import GRDB

/// Writes a criterion as a condition on the rows of one table.
///
/// If the table's items can never meet a criterion, that is known at once, and the table is not queried.
struct ConditionWriter {
  let kind: Criterion.Kind
  let owner: Owner

  private var table: String { kind.rawValue }

  func condition(_ criterion: Criterion) throws -> Condition {
    switch criterion {
    case .all(let parts): .all(try parts.map(condition))
    case .any(let parts): .any(try parts.map(condition))
    case .not(.isCompleted): kind == .todo ? .sql("todo.completed IS NULL", [], .person) : .always
    case .not(let part): .not(try condition(part))
    case .words(let words): words.isEmpty ? .always : named(words, orRemarked: true)
    case .name(let words): words.isEmpty ? .always : named(words, orRemarked: false)
    case .remarks(let words): words.isEmpty ? .always : remarked(words)
    case .list, .tag, .isTagged, .place, .hasPlace, .person: try label(criterion)
    case .kind(let wanted): wanted == kind ? .always : .never
    case .priority(let priority):
      todo { priority.map { .sql("todo.priority = ?", [$0]) } ?? .sql("todo.priority IS NULL", []) }
    case .isCompleted: todo { .sql("todo.completed IS NOT NULL", [], .person) }
    case .due(let period): todo { within(period, "todo.due_at", .none) }
    case .start(let period): kind == .note ? .never : within(period, "\(table).start_at", .none)
    case .completed(let period): todo { within(period, "todo.completed", .person) }
    case .added(let period): within(period, "\(table).added", .none)
    case .repeats: kind == .note ? .never : .sql("\(table).recurrence IS NOT NULL", [])
    case .hasRemarks: kind == .note ? .always : .sql("\(table).note IS NOT NULL", [])
    case .hasLink: .sql("\(table).url IS NOT NULL", [])
    case .hasPicture: .sql("EXISTS (SELECT 1 FROM picture WHERE item = \(table).id AND state <> 'refused')", [])
    case .postponed(let comparison):
      todo { .sql("todo.postponed \(comparison.relation.rawValue) ?", [comparison.value]) }
    case .estimate(let comparison): todo { .sql("todo.estimate \(comparison.relation.rawValue) ?", [comparison.value]) }
    case .hasEstimate: todo { .sql("todo.estimate IS NOT NULL", []) }
    }
  }

  /// Returns a condition that only a todo can meet.
  private func todo(_ condition: () -> Condition) -> Condition { kind == .todo ? condition() : .never }

  /// Returns the condition for one of the person's names. No item meets the condition for a name that they never used.
  private func label(_ criterion: Criterion) throws -> Condition {
    let names = NameTable(owner: owner)
    switch criterion {
    case .list(nil):
      return .sql("\(table).list IS NULL", [])
    case .list(let name?):
      return try names.find(.list, named: name).map { .sql("\(table).list = ?", [$0.id], .own) } ?? .never
    case .tag(let name):
      let tagged = "\(table).id IN (SELECT item FROM item_tag WHERE tag = ?)"
      return try names.find(.tag, named: name).map { .sql(tagged, [$0.id], .own) } ?? .never
    case .isTagged:
      return .sql("EXISTS (SELECT 1 FROM item_tag WHERE item = \(table).id)", [])
    case .place(let name) where kind != .note:
      return try names.find(.place, named: name).map { .sql("\(table).place = ?", [$0.id], .own) } ?? .never
    case .hasPlace where kind != .note:
      return .sql("\(table).place IS NOT NULL", [])
    case .person(let name) where kind != .note:
      return .sql(
        "EXISTS (SELECT 1 FROM item_contact WHERE item = \(table).id AND item_contact.name = ? COLLATE NOCASE)", [name])
    default:
      return .never
    }
  }

  private func within(_ period: Criterion.Period, _ column: String, _ reach: Condition.Reach) -> Condition {
    guard case .span(let from, let before) = period else { return .sql("\(column) IS NULL", []) }
    var (texts, values) = ([String](), StatementArguments())
    for (bound, sign) in [(from, ">="), (before, "<")] {
      guard let bound else { continue }
      texts.append("\(column) \(sign) ?")
      values += [Int64(owner.zone.instant(of: bound).timeIntervalSince1970)]
    }
    return texts.isEmpty
      ? .sql("\(column) IS NOT NULL", []) : .sql(texts.joined(separator: " AND "), values, reach)
  }
}

// Conditions on words, by the word indexes.
extension ConditionWriter {
  private func named(_ words: [String], orRemarked: Bool) -> Condition {
    guard let query = WordQuery(words, person: owner.person) else { return .never }
    guard orRemarked, query.signs.isEmpty, let match = query.match else {
      return held(query, by: "\(table)_words", kind == .note ? "text" : "name")
    }
    let indexes = ["\(table)_words"] + (kind == .note ? [] : ["\(table)_note_words"])
    let found =
      indexes.map { "SELECT rowid FROM \($0) WHERE \($0) MATCH ?" } + [
        "SELECT item FROM picture WHERE id IN (SELECT rowid FROM picture_words WHERE picture_words MATCH ?)"
      ]
    return .sql(
      "\(table).id IN (\(found.joined(separator: " UNION ")))",
      StatementArguments([String](repeating: match, count: found.count)), .own)
  }

  private func remarked(_ words: [String]) -> Condition {
    guard kind != .note else { return named(words, orRemarked: false) }
    guard let query = WordQuery(words, person: owner.person) else { return .never }
    return held(query, by: "\(table)_note_words", "note")
  }

  private func held(_ query: WordQuery, by index: String, _ column: String) -> Condition {
    let signs = query.signs.map { Condition.sql("instr(\(table).\(column), ?) > 0", [$0]) }
    guard let match = query.match else { return .all(signs) }
    return .all([.sql("\(table).id IN (SELECT rowid FROM \(index) WHERE \(index) MATCH ?)", [match], .own)] + signs)
  }
}

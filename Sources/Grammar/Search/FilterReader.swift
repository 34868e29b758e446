import Agenda
import Civil

/// Reads a line that is a filter in Todoist's syntax (`today & p1`, `overdue | #work`) as a whole: no item is named
/// `&`.
struct FilterReader {
  let readingState: ReadingState
  let bytes: Bytes

  /// Returns the search that it means; nil if a part of it is not a filter's.
  func search() -> String? {
    guard bytes.count <= 80, bytes.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "|") }) else {
      return nil
    }
    var found = ""
    var start = 0
    for offset in 0...bytes.count {
      let isEnd = offset == bytes.count
      guard isEnd || bytes[offset] == UInt8(ascii: "&") || bytes[offset] == UInt8(ascii: "|") else { continue }
      guard let part = grouped(bytes.trimmed(start..<offset)) else { return nil }
      found += part
      if !isEnd { found += bytes[offset] == UInt8(ascii: "&") ? " AND " : " OR " }
      start = offset + 1
    }
    return found
  }

  /// A term with the parentheses around it: `(today`, `overdue)`.
  private func grouped(_ range: Range<Int>) -> String? {
    let (open, close) = (UInt8(ascii: "("), UInt8(ascii: ")"))
    let start = range.first { bytes[$0] != open } ?? range.upperBound
    let end = range.last { bytes[$0] != close }.map { $0 + 1 } ?? start
    guard start < end, let term = term(bytes.trimmed(start..<end)) else { return nil }
    return String(repeating: "(", count: start - range.lowerBound) + term
      + String(repeating: ")", count: range.upperBound - end)
  }

  /// `today`, `p1`, `#work`, `@home`, `overdue`, `no date`.
  private func term(_ range: Range<Int>) -> String? {
    guard let first = range.first.map({ bytes[$0] }) else { return nil }
    let text = bytes.string(range)
    let name = String(text.dropFirst())
    switch first {
    case UInt8(ascii: "!"): return term(range.lowerBound + 1..<range.upperBound).map { "NOT \($0)" }
    case UInt8(ascii: "#") where !name.contains(" "):
      return readingState.context.list(in: bytes, range.lowerBound + 1..<range.upperBound)
        .map { told(.list, "\"\($0)\"") } ?? told(.tag, name)
    case UInt8(ascii: "@") where !name.contains(" "): return told(.location, name)
    default: break
    }
    if let known = readingState.language.searchWords.filters[text.lowercased()] { return known }
    guard let moment = readingState.whole(bytes.line(range)), moment.date != nil, moment.problem == nil,
      moment.recurrence == nil, moment.others.isEmpty
    else { return nil }
    return told(.due, text)
  }

  private func told(_ operation: SearchOperator, _ value: String) -> String { "\(operation.rawValue):\(value)" }
}

import Agenda
import Foundation

/// The stored text of one of the bot's answers.
extension ConversationState.SpokenAnswer {
  /// The inbox entry, the kind, the time, the items and the message: `12 - 785324411.5 t4,e5 `.
  var stored: String {
    let kind = isReminder == true ? (isList ? "rl" : "r") : (isList ? "l" : "-")
    return [
      answering.map(String.init) ?? "-", kind, String(at.timeIntervalSinceReferenceDate),
      items.map(\.stored).joined(separator: ","), message ?? "",
    ].joined(separator: " ")
  }

  /// Reads a stored text; nil if it is not in that form.
  init?(stored text: Substring) {
    let fields = text.utf8.split(separator: UInt8(ascii: " "), maxSplits: 4, omittingEmptySubsequences: false)
    guard fields.count == 5, let at = Double(Substring(fields[2])) else { return nil }
    let stored = fields[3].split(separator: UInt8(ascii: ","))
    let items = stored.compactMap { ItemReference(stored: $0) }
    guard items.count == stored.count else { return nil }
    let message = fields[4].isEmpty ? nil : String(Substring(fields[4]))
    self.init(
      answering: Int64(Substring(fields[0])), isList: fields[1].contains(UInt8(ascii: "l")), items: items,
      at: Date(timeIntervalSinceReferenceDate: at), message: message,
      isReminder: message.map { _ in fields[1].contains(UInt8(ascii: "r")) })
  }
}

extension ItemReference {
  /// The stored text of an item: `t4`, `e5` or `n6`, or the spelling of a community event's reference.
  fileprivate var stored: String {
    switch self {
    case .todo(let id): "t\(id.number)"
    case .event(let id): "e\(id.number)"
    case .note(let id): "n\(id.number)"
    case .listed(let reference): reference.spelled
    }
  }

  fileprivate init?(stored text: Substring.UTF8View) {
    let parts = text.dropFirst().split(separator: UInt8(ascii: "/"), maxSplits: 1)
    guard let number = parts.first.flatMap({ Int64(Substring($0)) }) else { return nil }
    switch text.first {
    case UInt8(ascii: "t"): self = .todo(Todo.ID(number))
    case UInt8(ascii: "e"): self = .event(Event.ID(number))
    case UInt8(ascii: "n"): self = .note(Note.ID(number))
    case UInt8(ascii: "c"):
      self = .listed(
        ListedEvent.Reference(number, occurrence: parts.count > 1 ? String(Substring(parts[1])) : ""))
    default: return nil
    }
  }
}

public import Agenda

// What becomes of all that is somebody's.
extension Wording {
  package static let exporting = "I am collecting your data and will send it in a separate message."

  /// Above an export that fits messages.
  public static let export =
    "All you keep, as JSON. Whoever runs me can give you the log of our messages too (nuthatch export)."

  /// Where there is more of it than messages carry.
  public static func exportTooLong(bytes: Int, person: Person.ID) -> String {
    "Your data is \(max(1, bytes / 1000)) kB, too much for messages. Ask whoever runs me to do this and give you the "
      + "file: nuthatch export --person \(person)"
  }

  package static func beforeErasing(_ itemCounts: ItemCounts) -> [String] {
    let parts = [(itemCounts.todos, "todo"), (itemCounts.events, "event"), (itemCounts.notes, "note")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    let things = parts.isEmpty ? "your settings" : "your \(joined(parts)), your settings"
    return [
      "This erases \(things) and all our messages, for good: !undo can't bring them back. To save them, send !export first.",
      "Erase everything? \(yesOrNo)",
    ]
  }

  package static let erased = "All that was yours is erased. If you write again, we start afresh. Goodbye!"
  package static let nothingErased = "Nothing was erased."
  package static let takesYesOrNo = "this takes yes or no"
}

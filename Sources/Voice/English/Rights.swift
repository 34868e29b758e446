package import Agenda

// The texts about exporting and erasing all of a person's data.
extension Wording {
  package var exporting: String { "I am collecting your data and will send it in a separate message." }

  package var export: String {
    "All you keep, as JSON. The person who runs me can give you the log of our messages too (nuthatch export)."
  }

  package func exportTooLong(bytes: Int, person: Person.ID) -> String {
    "Your data is \(max(1, bytes / 1000)) kB, too much for messages. Ask the person who runs me to do this and give you the "
      + "file: nuthatch export --person \(person)"
  }

  package func beforeErasing(_ itemCounts: ItemCounts) -> [String] {
    let parts = [(itemCounts.todos, "todo"), (itemCounts.events, "event"), (itemCounts.notes, "note")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    let things = parts.isEmpty ? "your settings" : "your \(joined(parts)), your settings"
    return [
      "This erases \(things) and all our messages, for good: !undo can't bring them back. To save them, send !export first.",
      "Erase everything? \(yesOrNo)",
    ]
  }

  package var erased: String { "All that was yours is erased. If you write again, we start afresh. Goodbye!" }
  package var nothingErased: String { "Nothing was erased." }
}

package import Agenda
import Grammar

// Denials: `don't cancel the dentist`, `i never said the rent was paid`.
extension Desk {
  /// Leaves items as they are. If the person denies what was just done to the item spoken of, takes that back.
  func keep(_ items: [AgendaItem], denying deeds: Set<ChangeSummary.Deed>, by reader: Reader) throws -> Reply {
    if items.count == 1, items[0].reference == subjects.first, try hasJustDone(deeds) {
      return try run("!undo", by: reader)
    }
    return Reply(
      .answer, items.prefix(3).map { wording.unchanged($0, on: self) }, subjects: items.compactMap(\.reference))
  }

  /// Brings back what words name, reopens it if the person denies its completion, or says that it is open; nil if
  /// nothing fits.
  func kept(_ act: PlainAct, by reader: Reader) throws -> Reply? {
    if let restored = try restore(act.what) { return restored }
    let isDenied = act.verb == .keep
    if isDenied, !deniedDeeds(of: act).contains(.completed) { return nil }
    let found = try select(act.what, isCompleted: isDenied).items
    guard !found.isEmpty else { return nil }
    return isDenied ? try run("!uncomplete \(found.ids)", by: reader) : try keep(found, denying: [], by: reader)
  }

  /// The deeds that an act denies.
  func deniedDeeds(of act: PlainAct) -> Set<ChangeSummary.Deed> {
    ChangeSummary.Deed(rawValue: act.details(in: reader.language)).flatMap { Desk.deniable[$0] } ?? []
  }

  /// All deeds that can be denied.
  package static let deniableDeeds = Set(deniable.values.joined())
  /// The deeds that can be denied, each with others that people call by the same word.
  private static let deniable: [ChangeSummary.Deed: Set<ChangeSummary.Deed>] = [
    .deleted: [.deleted, .skipped], .skipped: [.skipped, .deleted], .moved: [.moved, .snoozed],
    .completed: [.completed],
  ]

  /// True if the last change did one of these deeds to the item spoken of last.
  package func hasJustDone(_ deeds: Set<ChangeSummary.Deed>) throws -> Bool {
    guard let subject = subjects.first, let last = try belongings.journal.history(of: subject).first else {
      return false
    }
    return try last.change.summaries.contains { deeds.contains($0.deed) } && belongings.journal.isNext(last.origin)
  }
}

import Agenda
import Grammar

// Denials: `don't cancel the dentist`, `i never said the rent was paid`.
extension Desk {
  /// Leaves items as they are, or takes back what was just done to the one that was spoken of.
  func keep(_ items: [AgendaItem], isFresh: Bool, by reader: Reader) throws -> Reply {
    if isFresh, items.count == 1, items[0].reference == subjects.first, try hasJustChangedSubject {
      return try run("!undo", by: reader)
    }
    return Reply(
      .answer, items.prefix(3).map { wording.unchanged($0, on: self) }, subjects: items.compactMap(\.reference))
  }

  /// Brings back what words name, opens again what was completed just now, or says that it is open; nil if nothing fits.
  func kept(_ act: PlainAct, by reader: Reader) throws -> Reply? {
    if let restored = try restore(act.what) { return restored }
    let isDenied = act.verb == .keep
    let found = try select(act.what, isCompleted: isDenied).items
    guard !found.isEmpty else { return nil }
    if !isDenied { return try keep(found, isFresh: false, by: reader) }
    return try found[0].reference == subjects.first && hasJustChangedSubject ? run("!undo", by: reader) : nil
  }

  /// The deeds that keep a thing: no denial takes them back.
  private static let keepingDeeds: Set<ChangeSummary.Deed> = [.added, .accepted, .reopened, .restored]

  /// True if the last change took the item spoken of last away, or changed it.
  package var hasJustChangedSubject: Bool {
    get throws {
      guard let subject = subjects.first, let last = try belongings.journal.history(of: subject).first else {
        return false
      }
      return try last.change.summaries.contains { !Desk.keepingDeeds.contains($0.deed) }
        && belongings.journal.isNext(last.origin)
    }
  }
}

package import Agenda
import Foundation
package import Grammar

extension Desk {
  /// Brings back the thing deleted last whose name has the words; nil if none was deleted within a day.
  func restore(_ what: Selection) throws -> Reply? {
    let stems = forms.stems(of: what)
    guard what.isNamed, !stems.isEmpty else { return nil }
    let found = try belongings.journal.deleted().first { gone in
      let isRecent = gone.deleted.map { instant.timeIntervalSince($0) < Desk.restorableFor } ?? false
      return isRecent && forms.stems(of: gone.item).isSuperset(of: stems)
    }
    guard let reference = found?.item.reference, let item = try belongings.journal.restore(reference) else {
      return nil
    }
    try describe(.restored, [item.name])
    return Reply(.confirmation, [wording.restored(wording.line(item, on: self))], subjects: [reference])
  }

  /// Brings back the one thing that the last change deleted, on another day: `they want to do it next tuesday instead`,
  /// after `the shoot is off`. Nil if it deleted none, or several.
  package func deletedInstead(at moment: TemporalExpression, by reader: Reader) throws -> Reply? {
    let last = try belongings.journal.deleted().filter { gone in
      let change = try gone.item.reference.flatMap { try belongings.journal.history(of: $0).first }
      return try change.map { try belongings.journal.isNext($0.origin) } ?? false
    }
    guard moment.saysDay, moment.problem == nil, moment.recurrence == nil, last.count == 1, !last[0].item.repeats,
      let reference = last[0].item.reference, try belongings.journal.restore(reference) != nil
    else { return nil }
    let what = reader.selection("#\(reference.number)")
    return try act(PlainAct(moving: what, to: moment.text, .statement, in: reader.language), isFresh: true, by: reader)
  }

  /// The seconds in which words can mean a deleted thing. Later, `restore the dresser` is something to do.
  private static var restorableFor: TimeInterval { 86_400 }
}

import Agenda
import Foundation
import Grammar

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

  /// The seconds for which words mean a deleted thing: later, `restore the dresser` is something to do.
  private static var restorableFor: TimeInterval { 86_400 }
}

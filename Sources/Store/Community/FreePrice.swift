import Agenda
import Civil

extension ListedEvent {
  /// True if the price says that the event costs nothing.
  var isFree: Bool {
    guard let price = price?.folded, !price.isEmpty else { return false }
    let digits = price.filter(\.isNumber)
    if !digits.isEmpty { return digits.allSatisfy { $0 == "0" } }
    return ListedEvent.free.contains { price.hasPrefix($0) }
  }

  /// The words with which sources call an event free, folded.
  private static let free = [
    "free", "no charge", "no cost", "gratis", "kostenlos", "kostenfrei", "gratuit", "ilmai", "maksuton", "kostnadsfri",
    "eintritt frei", "entree libre", "entrada libre",
  ]
}

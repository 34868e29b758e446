package import Agenda
import Foundation
package import Grammar

// What a line leaves out, because the thing spoken of last says it.
extension Desk {
  /// Reads `sue's is sunday 3pm` behind `tom's party` as `sue's party is sunday 3pm`; nil if the item is named in full.
  package func withElidedThing(_ item: Item, in line: String) throws -> Item? {
    guard !item.name.contains(" "), reader.isOwner(item.name), item.due != nil || item.start != nil,
      subjects.count == 1,
      let owned = try kept(subjects[0])?.name.split(separator: " ", maxSplits: 1), owned.count == 2,
      reader.isOwner(String(owned[0])), let place = line.range(of: item.name)
    else { return nil }
    let whole = line.replacingCharacters(in: place, with: "\(item.name) \(owned[1])")
    guard case .item(let named)? = reader.message(whole).lines.first?.readings.last else { return nil }
    return named
  }
}

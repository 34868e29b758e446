package import Agenda
import Civil
import Foundation
package import Grammar

// What a line leaves out because the thing spoken of last supplies it.
extension Desk {
  /// Reads `icu cover friday, same hours` behind what has hours as something with the same ones; nil if there are none.
  package func withSameHours(_ item: Item) throws -> Item? {
    guard let name = reader.withoutSameHours(item.name), let date = item.due?.date, item.due?.time == nil,
      item.recurrence == nil, subjects.count == 1, case .event(let last)? = try kept(subjects[0]),
      last.start.time != nil, let ended = last.end, ended.time != nil
    else { return nil }
    var event = item
    let end = date.adding(days: ended.date.dayNumber - last.start.date.dayNumber)
    (event.kind, event.name, event.due) = (.event, name, nil)
    event.start = When(date, last.start.time, zone: last.start.zone)
    event.end = When(end, ended.time, zone: ended.zone)
    return event
  }

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
